import type { Surroundings } from '@klarnotam/contract';
import {
  feetUp,
  darknessDuring,
  readDate,
  sunOnDate,
  toLocalTime,
  type ComposedNotam,
  type PlannedOperation,
} from '@klarnotam/notam';
import { useId } from 'react';
import { useText } from '../../../shared/text/use-text.ts';
import { Message } from '../../../shared/ui/message.tsx';
import classes from './location.module.css';
import type { Around } from './use-surroundings.ts';

interface Props {
  readonly operation: PlannedOperation;
  readonly composed: ComposedNotam;
  readonly around: Around;
}

/** What a pilot should know about the place before asking for it. It never says that flying is allowed. */
export function SurroundingsPanel({ operation, composed, around }: Props) {
  const { surroundings: text } = useText().compose;
  const id = useId();
  const { hasPlace, surroundings, terrain } = around;
  return (
    <aside className={classes.panel} aria-labelledby={id}>
      <h3 id={id}>{text.heading}</h3>
      {!hasPlace && <p className={classes.nothing}>{text.empty}</p>}
      {hasPlace && (
        <>
          <div role="status" className={classes.panelPart}>
            {surroundings.data ? (
              <Near found={surroundings.data} />
            ) : (
              <p>{surroundings.isError ? text.failed : text.loading}</p>
            )}
          </div>
          <div className={classes.panelPart}>
            <h4>{text.sun}</h4>
            <Sun operation={operation} composed={composed} />
          </div>
          <div className={classes.panelPart}>
            <h4>{text.terrain}</h4>
            <Ground
              highestM={terrain.data?.highestM ?? null}
              sampledPoints={terrain.data?.sampledPoints ?? 0}
              attribution={terrain.data?.source.attribution ?? ''}
              maxHeightMeters={operation.maxHeightMeters}
            />
          </div>
        </>
      )}
    </aside>
  );
}

const SIDES = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];

function sideOf(bearingDeg: number): string {
  return SIDES[Math.round(bearingDeg / 45) % SIDES.length] ?? '';
}

function Near({ found }: { found: Surroundings }) {
  const { surroundings: text } = useText().compose;
  const { aerodromes, within5Km, zones, zonesKnown, sources } = found;
  const names = aerodromes
    .filter(({ icao }) => within5Km.includes(icao))
    .map(({ name, icao }) => text.aerodrome(name, icao));
  return (
    <>
      {names.length > 0 && <Message kind="note">{text.within5Km(names.join(', '))}</Message>}
      {zones.map(({ unit, kind, icao, phone, email }) => (
        <Message key={icao} kind="note">
          <p>{text.zone(unit, kind ?? text.zoneUnknownKind)}</p>
          {phone !== null && (
            <p>
              {text.unitPhone} <a href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</a>
            </p>
          )}
          {email !== null && (
            <p>
              {text.unitEmail} <a href={`mailto:${email}`}>{email}</a>
            </p>
          )}
          {phone === null && email === null && <p>{text.unitUnknown}</p>}
        </Message>
      ))}
      <h4>{text.near}</h4>
      {aerodromes.length === 0 && <p>{text.noAerodromes}</p>}
      <ul className={classes.aerodromes}>
        {aerodromes.slice(0, 4).map(({ icao, name, distanceM, bearingDeg }) => (
          <li key={icao}>
            <span>{text.aerodrome(name, icao)}</span>
            <span className={classes.away}>
              {distanceM === 0 ? text.inside : text.away((distanceM / 1000).toFixed(1), sideOf(bearingDeg))}
            </span>
          </li>
        ))}
      </ul>
      {zones.length === 0 && <p>{zonesKnown ? text.noZone : text.zonesNotKnown}</p>}
      {[sources.aerodromes, sources.zones].map(({ attribution, asOf }) => (
        <p key={attribution} className={classes.source}>
          {text.sourceAsOf(attribution, asOf)}
        </p>
      ))}
    </>
  );
}

function Sun({ operation, composed }: Pick<Props, 'operation' | 'composed'>) {
  const { surroundings: text } = useText().compose;
  const place = operation.isPolygonMode ? operation.polygonPoints[0] : operation.location;
  const { startDate, timeZone } = operation;
  if (!place || readDate(startDate) === null) return <p>{text.chooseTimes}</p>;
  const position = { lat: place.lat, lon: place.lng };
  const { sunrise, sunset, polar } = sunOnDate(position, startDate, timeZone);
  const local = (at: string | null): string =>
    at === null ? text.none : (toLocalTime(at, timeZone)?.time ?? text.none);
  const windows = composed.period?.windows ?? [];
  const darkness = new Set(windows.map((window) => darknessDuring(position, window)));
  const [only = 'part'] = darkness.size === 1 ? darkness : [];
  return (
    <>
      <p>
        {polar === 'day'
          ? text.polarDay
          : polar === 'night'
            ? text.polarNight
            : text.sunTimes(local(sunrise), local(sunset))}
      </p>
      {windows.length > 0 && <p>{text.darkness[only]}</p>}
    </>
  );
}

interface GroundProps {
  readonly highestM: number | null;
  readonly sampledPoints: number;
  readonly attribution: string;
  readonly maxHeightMeters: number;
}

function Ground({ highestM, sampledPoints, attribution, maxHeightMeters }: GroundProps) {
  const { surroundings: text, location } = useText().compose;
  if (highestM === null) return <p>{text.terrainUnknown}</p>;
  const topM = Math.ceil(highestM) + maxHeightMeters;
  return (
    <>
      <p>{text.terrainFound(Math.ceil(highestM), sampledPoints)}</p>
      <p>{text.terrainTop(topM, feetUp(topM))}</p>
      <p className={classes.source}>{location.source(attribution)}</p>
    </>
  );
}
