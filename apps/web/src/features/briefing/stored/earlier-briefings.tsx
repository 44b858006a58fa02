import type { BriefingSummary } from '@klarnotam/contract';
import { Link } from 'react-router';
import { formatMoment } from '../../../shared/text/format-date.ts';
import { useText } from '../../../shared/text/use-text.ts';
import { ShowMore } from '../../../shared/ui/list-page.tsx';
import { Message } from '../../../shared/ui/message.tsx';
import { pathOfBriefing } from '../../../shared/ui/paths.ts';
import { describeFlight } from '../flight/describe-flight.ts';
import { zoneOfPlace } from '../flight/zone-of-place.ts';
import classes from './earlier-briefings.module.css';
import { useBriefings } from './use-stored-briefing.ts';

/** Briefings that were translated from, to open again with the same flight or another. */
export function EarlierBriefings() {
  const { stored } = useText().briefing;
  const list = useBriefings();
  const briefings = list.data?.pages.flatMap((page) => page.briefings) ?? [];
  if (briefings.length === 0 && !list.isError) return null;
  return (
    <section aria-labelledby="earlier-briefings" className={classes.earlier} data-print="no">
      <h2 id="earlier-briefings">{stored.earlier}</h2>
      {list.isError && <Message kind="error">{stored.earlierFailed}</Message>}
      <ul className={classes.list}>
        {briefings.map((briefing) => (
          <Row key={briefing.id} briefing={briefing} />
        ))}
      </ul>
      <ShowMore list={list} more={stored.more} loading={stored.loadingMore} />
    </section>
  );
}

function Row({ briefing }: { briefing: BriefingSummary }) {
  const text = useText();
  const { stored } = text.briefing;
  const { id, name, createdAt, flight, noticeCount, translatedCount } = briefing;
  return (
    <li>
      <Link to={pathOfBriefing(id)} className={classes.title}>
        {name === '' ? stored.title(formatMoment(createdAt)) : name}
      </Link>
      <p>{flight ? describeFlight(flight, zoneOfPlace(flight.place), text) : stored.noFlight}</p>
      <p className={classes.dimmed}>{stored.row(noticeCount, translatedCount)}</p>
    </li>
  );
}
