import { useId, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { formatDay, formatTime, utcOffset } from '../../../shared/text/format-instant.ts';
import { screenLanguage } from '../../../shared/text/screen-language.ts';
import { useText, type Messages } from '../../../shared/text/use-text.ts';
import { LinkButton } from '../../../shared/ui/link-button.tsx';
import type { Flight } from '@klarnotam/notam';
import classes from './flight-timeline.module.css';
import type { IndexedNotice } from './group-notices.ts';
import { rowAnchor } from './notice-row.tsx';
import type { ResultContext } from './result-context.ts';
import { piecesOf, timelineWindow, type Piece } from './timeline-window.ts';

interface Props {
  readonly flight: Flight;
  readonly notices: readonly IndexedNotice[];
  readonly nameOf: (index: number) => string;
  readonly context: ResultContext;
}

/** More than fit on a screen are shown when they are wanted. */
const FIRST_ROWS = 12;

const percent = (share: number): string => `${share * 100}%`;

/** When the notices are active against the flight's own hours, on the clocks of its place and in UTC; the same as a table. */
export function FlightTimeline({ flight, notices, nameOf, context }: Props) {
  const text = useText();
  const words = text.briefing.timeline;
  const { timeZone, language } = context;
  const headingId = useId();
  const window = useMemo(() => timelineWindow(flight), [flight]);
  const rows = useMemo(
    () =>
      notices
        .map((indexed) => ({ ...indexed, pieces: piecesOf(indexed.notice, window) }))
        .filter(({ pieces }) => pieces.length > 0),
    [notices, window],
  );
  const [isWhole, setWhole] = useState(false);
  const drawn = isWhole ? rows : rows.slice(0, FIRST_ROWS);
  const clocks = timeZone === 'UTC' ? ['UTC'] : [timeZone, 'UTC'];
  const days = window.toMs - window.fromMs > 48 * 3_600_000;

  return (
    <section aria-labelledby={headingId} className={classes.timeline}>
      <h3 id={headingId}>{words.heading}</h3>
      {rows.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <>
          {timeZone !== 'UTC' && <p className={classes.note}>{words.local(timeZone)}</p>}
          <ul className={classes.legend}>
            <li>
              <span className={classes.sample} data-kind="flight" /> {words.flight}
            </li>
            <li>
              <span className={classes.sample} data-kind="active" /> {words.active}
            </li>
            <li>
              <span className={classes.sample} data-kind="cannotTell" /> {words.cannotTell}
            </li>
          </ul>
          <div className={classes.frame}>
            <div className={classes.clocks} aria-hidden>
              {clocks.map((zone) => (
                <div key={zone} className={classes.clock}>
                  <span className={classes.zone}>
                    {zone === 'UTC' ? 'UTC' : (utcOffset(flight.from, zone) ?? zone)}
                  </span>
                  <span className={classes.ticks}>
                    {window.ticks.map(({ ms, at }) => (
                      <span key={ms} style={{ left: percent(at) }}>
                        {days ? formatDay(ms, zone, language).replace(/^\S+ /, '') : formatTime(ms, zone)}
                      </span>
                    ))}
                  </span>
                </div>
              ))}
            </div>
            <ol className={classes.rows} aria-label={words.label}>
              {drawn.map(({ index, notice, pieces }) => (
                <li key={index} className={classes.row} data-level={notice.translated?.droneRelevance}>
                  <Link
                    to={{ search: globalThis.location.search, hash: rowAnchor(index) }}
                    className={classes.name}
                    dir="ltr"
                  >
                    {notice.id ?? nameOf(index)}
                  </Link>
                  <span className="visually-hidden">{sayPieces(pieces, timeZone, text)}</span>
                  <span className={classes.track} aria-hidden>
                    <span
                      className={classes.flight}
                      style={{
                        left: percent(window.flight.from),
                        width: percent(window.flight.to - window.flight.from),
                      }}
                    />
                    {pieces.map(({ from, to, fromMs, certainty }) => (
                      <span
                        key={fromMs}
                        className={classes.piece}
                        data-certainty={certainty}
                        style={{ left: percent(from), width: percent(to - from) }}
                      />
                    ))}
                  </span>
                </li>
              ))}
            </ol>
          </div>
          {drawn.length < rows.length && (
            <p className={classes.all} data-print="no">
              <LinkButton onClick={() => setWhole(true)}>{words.all(rows.length)}</LinkButton>
            </p>
          )}
          <details className={classes.table}>
            <summary>{words.table}</summary>
            <div className={classes.scroll} tabIndex={0} role="group" aria-label={words.table}>
              <table>
                <thead>
                  <tr>
                    <th scope="col">{words.columns.notice}</th>
                    {clocks.map((zone) => (
                      <th key={zone} scope="col">
                        {zone}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {rows.map(({ index, pieces }) => (
                    <tr key={index}>
                      <th scope="row" dir="ltr">
                        {nameOf(index)}
                      </th>
                      {clocks.map((zone) => (
                        <td key={zone}>{sayPieces(pieces, zone, text)}</td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </details>
        </>
      )}
    </section>
  );
}

/** `Fri 3 Jul 06:00 – 14:00 (may be active)`, one after the other. */
function sayPieces(pieces: readonly Piece[], zone: string, { briefing }: Messages): string {
  const language = screenLanguage();
  const at = (ms: number): string => `${formatDay(ms, zone, language)} ${formatTime(ms, zone)}`;
  return pieces
    .map(({ fromMs, toMs, certainty }) => {
      const isSameDay = formatDay(fromMs, zone, language) === formatDay(toMs, zone, language);
      const end = isSameDay ? formatTime(toMs, zone) : at(toMs);
      const note = certainty === 'active' ? '' : ` (${briefing.timeline.mayBe})`;
      return `${at(fromMs)} – ${end}${note}`;
    })
    .join('; ');
}
