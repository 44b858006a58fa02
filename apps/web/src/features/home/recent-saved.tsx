import type { SavedNotamSummary } from '@klarnotam/contract';
import { Link } from 'react-router';
import { useText } from '../../shared/text/use-text.ts';
import { formatLocal } from '../../shared/text/format-local.ts';
import { PATHS, pathToResend } from '../../shared/ui/paths.ts';
import { RecentList } from './recent-list.tsx';
import classes from './recent.module.css';
import { SHOWN, useRecentSaved } from './use-recent.ts';

/** The NOTAMs that the user saved last, each with the way to its form. */
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
  const place = placeName === '' ? location : placeName;
  return (
    <li className={classes.row} data-plain>
      <div className={classes.what}>
        <Link to={pathToResend(notam.id)} className={classes.headline ?? ''}>
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
        <p className={classes.note}>{requestLife.stages[notam.stage]}</p>
      </div>
    </li>
  );
}
