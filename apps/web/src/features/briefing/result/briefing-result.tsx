import type { Verdict } from '@klarnotam/notam';
import { Fragment, useMemo, useState, type ReactNode } from 'react';
import { useText } from '../../../shared/text/use-text.ts';
import { usePrinting } from '../../../shared/ui/use-printing.ts';
import classes from './briefing-result.module.css';
import type { BriefingView } from './briefing-view.ts';
import { FlightAnswerCard } from './flight-answer-card.tsx';
import { FlightMap } from './flight-map.tsx';
import { FlightTimeline } from './flight-timeline.tsx';
import { groupNotices, SHOWN_VERDICTS } from './group-notices.ts';
import { noticeNames } from './notice-names.ts';
import { NoticeList } from './notice-list.tsx';
import { ReportsFound } from './reports-found.tsx';
import type { ResultContext } from './result-context.ts';
import { VerdictFilter } from './verdict-filter.tsx';

interface Props {
  readonly view: BriefingView;
  readonly context: ResultContext;
  /** Asks for one notice; null: that cannot be asked for. */
  readonly onTranslate: ((index: number) => void) | null;
  /** What can be done with it, between the answer and the notices. */
  readonly children?: ReactNode;
  /** What stands below all of it. */
  readonly below?: ReactNode;
}

/** A briefing against a flight: the answer, the map, the hours and the notices. */
export function BriefingResult({ view, context, onTranslate, children, below }: Props) {
  const text = useText();
  const { found } = text.briefing;
  const { flight, notices, reports, unreadTexts } = view;
  const [shown, setShown] = useState<Verdict | null>(null);
  const isPrinting = usePrinting();
  const grouped = useMemo(() => groupNotices(view), [view]);
  const nameOf = useMemo(() => noticeNames(view, text), [view, text]);
  const { byVerdict, unjudged } = grouped;
  const listed = useMemo(
    () => [
      ...unjudged,
      ...(shown === null ? SHOWN_VERDICTS : [shown]).flatMap((verdict) => byVerdict[verdict]),
    ],
    [byVerdict, unjudged, shown],
  );
  const timed = useMemo(
    () => listed.filter(({ notice }) => shown !== null || notice.verdict !== 'doesNot'),
    [listed, shown],
  );
  const isTranslated = [...notices, ...reports].some(({ translated }) => translated !== null);

  return (
    <div className={classes.result}>
      {flight && isTranslated && (
        <FlightAnswerCard view={view} flight={flight} nameOf={nameOf} context={context} />
      )}
      {flight && notices.length > 0 && !isTranslated && (
        <p role="status" className={classes.count}>
          <strong>{found.touching(byVerdict.touches.length, countSingle(view))}</strong>
          {byVerdict.cannotTell.length > 0 && <>, {found.open(byVerdict.cannotTell.length)}</>}
          {byVerdict.near.length > 0 && <>, {found.near(byVerdict.near.length)}</>}.
        </p>
      )}
      {children}
      {notices.length > 0 && (
        <>
          {flight && <VerdictFilter grouped={grouped} shown={shown} onShow={setShown} />}
          <div className={classes.pictures}>
            {!isPrinting && <FlightMap flight={flight} notices={listed} nameOf={nameOf} context={context} />}
            {flight && <FlightTimeline flight={flight} notices={timed} nameOf={nameOf} context={context} />}
          </div>
          <NoticeList
            grouped={grouped}
            shown={shown}
            nameOf={nameOf}
            context={context}
            onTranslate={onTranslate}
          />
        </>
      )}
      <ReportsFound reports={reports} flight={flight} context={context} />
      {unreadTexts.length > 0 && (
        <details className={classes.unread}>
          <summary>{found.unread(unreadTexts.length)}</summary>
          <p className={classes.note}>{found.unreadHelp}</p>
          {unreadTexts.map((part, index) => (
            <pre key={index} dir="auto" className={classes.telegram}>
              {part}
            </pre>
          ))}
        </details>
      )}
      {below}
      {isPrinting &&
        notices.map(({ translated }, index) =>
          translated ? (
            <Fragment key={index}>{context.drawNotice(translated, index + 1, context)}</Fragment>
          ) : null,
        )}
    </div>
  );
}

/** How many notices there are without doubles. */
function countSingle({ notices }: BriefingView): number {
  return notices.filter(({ sameAs }) => sameAs === null).length;
}
