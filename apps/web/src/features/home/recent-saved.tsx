import { CALL_OFF_STAGES, type SavedNotamSummary } from '@klarnotam/contract';
import { Link } from 'react-router';
import { useText } from '../../shared/text/use-text.ts';
import { formatLocal } from '../../shared/text/format-local.ts';
import { PATHS, pathOfSavedNotam } from '../../shared/ui/paths.ts';
import { RecentList } from './recent-list.tsx';
import classes from './recent.module.css';
import { SHOWN, useRecentSaved } from './use-recent.ts';

/** The NOTAMs that the user saved last, each with the way to its page. */
export function RecentSaved() {
  const { home } = useText();
  const query = useRecentSaved();
  const saved = query.data?.notams.slice(0, SHOWN) ?? [];
  return (
    <RecentList
      title={home.saved.title}
      all={{ to: PATHS.savedNotams, label: home.saved.all }}
      empty={{ text: home.saved.empty, to: PATHS.sendNotam, label: home.saved.create }}
      failed={home.saved.failed}
      query={query}
    >
      {saved.map((notam) => (
        <SavedRow key={notam.id} notam={notam} />
      ))}
    </RecentList>
  );
}

function SavedRow({ notam }: { notam: SavedNotamSummary }) {
  const { home, savedNotams } = useText();
  const { requestLife } = useText();
  const { startsAtLocal, endsAtLocal, placeName, location } = notam;
  const isCalledOff = notam.calledOffAt !== null && CALL_OFF_STAGES.includes(notam.stage);
  const place = placeName === '' ? location : placeName;
  return (
    <li className={classes.row} data-plain>
      <div className={classes.what}>
        <Link to={pathOfSavedNotam(notam.id)} className={classes.headline ?? ''}>
          {place === '' ? home.saved.noPlace : place}
        </Link>
        <p className={classes.note}>
          {startsAtLocal !== null && endsAtLocal !== null
            ? `${savedNotams.period(formatLocal(startsAtLocal), formatLocal(endsAtLocal))} · ${notam.timeZone}`
            : home.saved.noTimes}
        </p>
        <p className={classes.note} lang="en" dir="ltr">
          {notam.title}
        </p>
        <p className={classes.note}>
          {isCalledOff ? requestLife.calledOff : requestLife.stages[notam.stage]}
        </p>
      </div>
    </li>
  );
}
