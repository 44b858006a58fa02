import type { UtcInstant } from '@klarnotam/aviation';
import { MAX_NOTICES } from '@klarnotam/contract';
import {
  decodeNotams,
  RATING_LEVELS,
  relateNotams,
  type DecodeContext,
  type DecodedNotam,
} from '@klarnotam/notam';
import type { Gazetteer } from '../../ports/gazetteer.ts';
import type { NotamPaste, PasteFound } from '../../ports/paste-reader.ts';
import type { TimeZones } from '../../ports/time-zones.ts';
import { packPaste } from '../translation/index.ts';
import { groundOfNotam } from './ground-of-notam.ts';
import { zoneOfNotam } from './zone-of-notam.ts';

/** What decoding looks up. */
export interface DecodingTables {
  readonly gazetteer: Gazetteer;
  readonly timeZones: TimeZones;
}

/** How the NOTAMs of an answer are decoded. */
export function decodingWith(tables: DecodingTables, now: UtcInstant): DecodeContext {
  const { gazetteer } = tables;
  return {
    now,
    mostNotams: MAX_NOTICES,
    aerodromeAt: (icao) => gazetteer.findAerodrome(icao)?.position ?? null,
    groundReachesFtAmsl: (place) => groundOfNotam(gazetteer, place),
    timeZoneOf: (place) => zoneOfNotam(tables, place),
  };
}

/**
 * Finds, decodes and rates the NOTAMs of a text, worst first; more of them than an answer may hold are only counted. Packed
 * are {@link DecodedNotam}s.
 */
export function decodeNotamPaste(tables: DecodingTables, { text, now }: NotamPaste): PasteFound {
  const { notams, count, recognition } = decodeNotams(text, decodingWith(tables, now));
  const worstFirst = sortWorstFirst(notams);
  const { kind } = recognition;
  return {
    count,
    distinct: relateNotams(worstFirst).filter(({ sameAs }) => sameAs === null).length,
    longest: notams.reduce((most, { source }) => Math.max(most, source.length), 0),
    recognisedAs: kind === 'metar' || kind === 'taf' ? kind : null,
    packed: packPaste(worstFirst),
  };
}

/** In the order in which an answer has them. */
export function sortWorstFirst(notams: readonly DecodedNotam[]): readonly DecodedNotam[] {
  return notams.toSorted((a, b) => severity(a) - severity(b));
}

function severity({ facts }: DecodedNotam): number {
  return RATING_LEVELS.indexOf(facts.rating.level);
}
