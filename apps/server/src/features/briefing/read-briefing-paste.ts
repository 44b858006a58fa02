import { distanceNm, METRES_PER_NAUTICAL_MILE, toUtcInstant, type UtcInstant } from '@klarnotam/aviation';
import { ACTIVITY_HOURS, MAX_FOUND_NOTICES, type FoundNotices, type FoundReport } from '@klarnotam/contract';
import {
  decodeNotams,
  relateNotams,
  type DecodedNotam,
  type Flight,
  type NotamRelation,
} from '@klarnotam/notam';
import type { DecodedReport } from '@klarnotam/weather';
import type { Gazetteer } from '../../ports/gazetteer.ts';
import type { BriefingFound, BriefingPaste } from '../../ports/paste-reader.ts';
import type { TimeZones } from '../../ports/time-zones.ts';
import { groundOfNotam, offAerodrome, sortWorstFirst, zoneOfNotam } from '../translate-notam/index.ts';
import { packPaste } from '../translation/index.ts';
import { findReportsBetween } from './find-reports-between.ts';
import { judgeNotices } from './judge-notices.ts';

const HOUR_MS = 3_600_000;
/** The largest list, in bytes of JSON: 500 notices of the size that is common make a fifth of it. */
const MAX_FOUND_BYTES = 4_000_000;
const NOTHING: FoundNotices = { notices: [], reports: [], uses: 0, unread: [] };

interface Tables {
  readonly gazetteer: Gazetteer;
  readonly timeZones: TimeZones;
}

/**
 * Finds the NOTAMs and reports of a text in its order, judges the notices for a flight, and packs what was chosen of them for the steps
 * that word it. Where there are more than a list may hold they are only counted; a list that is too large is null.
 */
export function readBriefingPaste(tables: Tables, paste: BriefingPaste): BriefingFound<string | null> {
  const { gazetteer } = tables;
  const { text, now, flight, profile, chosen } = paste;
  const decodedAt = layOutFrom(now, flight);
  const { notams, count, leftOver } = decodeNotams(text, {
    now: decodedAt,
    mostNotams: MAX_FOUND_NOTICES,
    aerodromeAt: (icao) => gazetteer.findAerodrome(icao)?.position ?? null,
    groundReachesFtAmsl: (place) => groundOfNotam(gazetteer, place),
    timeZoneOf: (place) => zoneOfNotam(tables, place),
  });
  const { reports, unread } = findReportsBetween(text, leftOver, { now, profile });
  const isTooMuch = count > MAX_FOUND_NOTICES || reports.length > MAX_FOUND_NOTICES;
  const relations = isTooMuch ? [] : relateNotams(notams);
  const reportsFound = isTooMuch ? [] : describeReports(gazetteer, reports, flight);
  const judged = judgeNotices(gazetteer, notams, relations, { ...paste, decodedAt });
  const notices = isTooMuch
    ? []
    : notams.map((notam, index) => ({
        ...describeNotice(gazetteer, notam, relations[index]),
        ...(judged[index] ?? { verdict: null, reasons: [], activity: [] }),
      }));
  const uses = [...notices, ...reportsFound].filter(({ sameAs }) => sameAs === null).length;
  const firstNotices = firstsOf(chosen.notices, notices);
  const firstReports = firstsOf(chosen.reports, reportsFound);
  const indexOf = new Map(notams.map((notam, index) => [notam, index]));
  const worstFirst = sortWorstFirst(firstNotices.flatMap((index) => notams[index] ?? []));
  return {
    noticeCount: count,
    reportCount: reports.length,
    found: writeFound(isTooMuch ? NOTHING : { notices, reports: reportsFound, uses, unread }),
    chosen: { notices: worstFirst.flatMap((notam) => indexOf.get(notam) ?? []), reports: firstReports },
    packedNotams: packPaste(worstFirst),
    packedReports: packPaste({
      reports: firstReports.flatMap((index) => reports[index] ?? []),
      now,
      profile,
    }),
  };
}

function writeFound(found: FoundNotices): string | null {
  const json = JSON.stringify(found);
  return Buffer.byteLength(json) > MAX_FOUND_BYTES ? null : json;
}

/** Notices without end are laid out from before the hours that are looked at. */
function layOutFrom(now: UtcInstant, flight: Flight | null): UtcInstant {
  if (flight === null) return now;
  return toUtcInstant(Math.min(Date.parse(now), Date.parse(flight.from) - 2 * ACTIVITY_HOURS * HOUR_MS));
}

/** Each once, a double as the one before it that it is the same as. */
function firstsOf(
  indexes: readonly number[],
  list: readonly { readonly sameAs: number | null }[],
): readonly number[] {
  return [...new Set(indexes.map((index) => list[index]?.sameAs ?? index))].sort((a, b) => a - b);
}

function describeNotice(
  gazetteer: Gazetteer,
  { facts, source }: DecodedNotam,
  relation: NotamRelation | undefined,
): Omit<FoundNotices['notices'][number], 'verdict' | 'reasons' | 'activity'> {
  const offPlace = offAerodrome(gazetteer, facts);
  const { id, kind, validFrom, validTo, permanent, estimated, lower, upper } = facts;
  return {
    id,
    kind,
    source,
    place: facts.locations.map((icao) => nameOf(gazetteer, icao)).join(', '),
    ...(offPlace === null ? {} : { offPlace }),
    validFrom,
    validTo,
    permanent,
    estimated,
    areas: [...facts.areas] as FoundNotices['notices'][number]['areas'],
    lower,
    upper,
    sameAs: relation?.sameAs ?? null,
    replacedBy: relation?.replacedBy ?? null,
  };
}

function describeReports(
  gazetteer: Gazetteer,
  reports: readonly DecodedReport[],
  flight: Flight | null,
): FoundReport[] {
  const firsts = new Map<string, number>();
  return reports.map(({ facts, source, offset }, index) => {
    const content = source.replace(/\s+/g, ' ').toUpperCase();
    const first = firsts.get(content) ?? null;
    if (first === null) firsts.set(content, index);
    const { kind, station, issuedAt, validFrom, validTo } = facts;
    const aerodrome = station === null ? null : gazetteer.findAerodrome(station);
    return {
      kind,
      station,
      place: station === null ? '' : nameOf(gazetteer, station),
      position: aerodrome?.position ?? null,
      issuedAt,
      validFrom,
      validTo,
      source,
      span: { from: offset, to: offset + source.length },
      distanceM: aerodrome && flight ? distanceM(flight, aerodrome.position) : null,
      sameAs: first,
    };
  });
}

/** From the nearest corner of a flight's place. */
function distanceM({ place }: Flight, station: { readonly lat: number; readonly lon: number }): number {
  const points = 'position' in place ? [place.position] : place.points;
  const nm = points.reduce((least, point) => Math.min(least, distanceNm(point, station)), Infinity);
  return Math.round(nm * METRES_PER_NAUTICAL_MILE);
}

function nameOf(gazetteer: Gazetteer, icao: string): string {
  const name = gazetteer.findAerodrome(icao)?.name;
  return name === undefined ? icao : `${name} (${icao})`;
}
