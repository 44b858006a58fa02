import type { Briefing } from '@klarnotam/contract';
import { useMemo } from 'react';
import { useText } from '../../shared/text/use-text.ts';
import { ResultSkeleton } from '../../shared/translating/result-skeleton.tsx';
import { Message } from '../../shared/ui/message.tsx';
import classes from './briefing-page.module.css';
import { describeFlight, describePlace } from './flight/describe-flight.ts';
import { zoneOfPlace } from './flight/zone-of-place.ts';
import { BriefingResult } from './result/briefing-result.tsx';
import { viewOfBriefing } from './result/briefing-view.ts';
import { TakeAlong } from './take-along/take-along.tsx';
import { useResultContext, type Drawn } from './use-result-context.ts';

type Shared = Pick<Briefing, 'language' | 'flight' | 'notices' | 'reports' | 'unread' | 'unreadTexts'>;

/** A briefing that somebody shared: all of it can be read and taken along, nothing changed. */
export function SharedBriefing({ briefing, drawn }: { briefing: Shared; drawn: Drawn }) {
  const text = useText();
  const { flight } = briefing;
  const view = useMemo(() => viewOfBriefing(briefing), [briefing]);
  const { context, isError } = useResultContext(briefing.language, flight, drawn, null);
  if (isError) return <Message kind="error">{text.notam.wordsFailed}</Message>;
  if (!context) return <ResultSkeleton />;
  return (
    <div className={classes.shared}>
      <h2 className="visually-hidden">
        {flight ? text.briefing.found.heading : text.briefing.found.headingWithout}
      </h2>
      {flight && (
        <p>
          <strong>{describePlace(flight.place, text)}</strong>
          <br />
          {describeFlight(flight, zoneOfPlace(flight.place), text)}
        </p>
      )}
      <BriefingResult view={view} context={context} onTranslate={null}>
        <TakeAlong view={view} context={context} />
      </BriefingResult>
    </div>
  );
}
