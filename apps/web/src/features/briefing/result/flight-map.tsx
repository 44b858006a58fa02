import { saySize } from '@klarnotam/language';
import type { Area, Flight } from '@klarnotam/notam';
import { useId, useMemo } from 'react';
import { Link, useNavigate } from 'react-router';
import { useSite } from '../../../shared/api/site.ts';
import { LazyAreaMap } from '../../../shared/map/lazy-area-map.tsx';
import type { MapLevel } from '../../../shared/map/map-level.ts';
import { useText } from '../../../shared/text/use-text.ts';
import tables from './flight-timeline.module.css';
import type { IndexedNotice } from './group-notices.ts';
import { sayReason, sayWhere } from './notice-facts.ts';
import { rowAnchor } from './notice-row.tsx';
import type { ResultContext } from './result-context.ts';

/** A map with more areas than this is slow and tells nothing. */
const MAX_AREAS = 300;

interface DrawnArea {
  readonly area: Area;
  readonly index: number;
  readonly level: MapLevel;
}

interface Props {
  readonly flight: Flight | null;
  /** Those that matter most first. */
  readonly notices: readonly IndexedNotice[];
  readonly nameOf: (index: number) => string;
  readonly context: ResultContext;
}

/** What the notices draw, around the flight: by level where they were translated, hatched where not; the same as a table. */
export function FlightMap({ flight, notices, nameOf, context }: Props) {
  const text = useText();
  const words = text.briefing.map;
  const site = useSite();
  const navigate = useNavigate();
  const headingId = useId();
  const { language, dir } = context;
  const drawn = useMemo(
    () =>
      notices.flatMap(({ index, notice }) =>
        // The circle of a Q line is a filter for briefings, and no hazard.
        notice.areas
          .filter(({ source }) => source !== 'qualifier')
          .map((area): DrawnArea => ({ area, index, level: notice.translated?.droneRelevance ?? 'unrated' })),
      ),
    [notices],
  );
  const shown = useMemo(() => drawn.slice(0, MAX_AREAS), [drawn]);
  const areas = useMemo(() => shown.map(({ area }) => area), [shown]);
  const landmarks = useMemo(
    () => [
      ...new Map(
        notices.flatMap(({ notice }) =>
          (notice.translated?.landmarks ?? []).slice(0, 2).map((one) => [one.name, one]),
        ),
      ).values(),
    ],
    [notices],
  );
  const place = useMemo(() => flight && { place: flight.place, radiusM: flight.radiusM }, [flight]);
  if (areas.length === 0 && place === null) return null;
  const rows = notices.filter(({ index }) => shown.some((one) => one.index === index));

  return (
    <section aria-labelledby={headingId} className={tables.timeline}>
      <h3 id={headingId}>{words.heading}</h3>
      {areas.length === 0 && <p>{words.none}</p>}
      <LazyAreaMap
        areas={areas}
        levelOf={(position) => shown[position]?.level ?? 'unrated'}
        numberOf={(position) => {
          const index = shown[position]?.index;
          return index === undefined ? null : index + 1;
        }}
        name={words.name}
        tiles={site.map}
        landmarks={landmarks}
        words={context.words}
        active={null}
        {...(place ? { flight: place } : {})}
        onChoose={(position) => {
          const index = shown[position]?.index;
          if (index !== undefined)
            void navigate({ search: window.location.search, hash: rowAnchor(index) }, { replace: true });
        }}
      />
      {drawn.length > shown.length && <p>{words.tooMany(shown.length)}</p>}
      {rows.length > 0 && (
        <details className={tables.table}>
          <summary>{words.table}</summary>
          <div className={tables.scroll} tabIndex={0} role="group" aria-label={words.table}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{words.columns.number}</th>
                  <th scope="col">{words.columns.notice}</th>
                  <th scope="col">{words.columns.level}</th>
                  <th scope="col">{words.columns.place}</th>
                  <th scope="col">{words.columns.area}</th>
                  <th scope="col">{words.columns.why}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ index, notice }) => (
                  <tr key={index}>
                    <td>{index + 1}</td>
                    <th scope="row" dir="ltr">
                      <Link to={{ search: window.location.search, hash: rowAnchor(index) }}>
                        {nameOf(index)}
                      </Link>
                    </th>
                    <td lang={language} dir={dir}>
                      {notice.translated?.droneImpact.heading ?? text.briefing.found.notTranslated}
                    </td>
                    <td dir="auto">{sayWhere(notice, context)}</td>
                    <td lang={language} dir={dir}>
                      {saySize(notice.areas, context.words)}
                    </td>
                    <td lang={language} dir={dir}>
                      {notice.reasons.map((reason) => sayReason(reason, context)).join(' ')}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </details>
      )}
    </section>
  );
}
