import { expect, test } from 'vitest';
import { decodeNotams } from '../decode-notams.ts';
import { judgeFlight } from './judge-flight.ts';
import { AERODROMES, REAL_VERDICTS } from './testing/real-verdicts.ts';

const aerodromeAt = (icao: string) => AERODROMES[icao] ?? null;

test.each(REAL_VERDICTS.map((row) => [row.name, row] as const))(
  '%s',
  (_, { place, from, to, telegram, verdict, first }) => {
    const [notam] = decodeNotams(telegram, { now: from, aerodromeAt }).notams;
    if (notam === undefined) throw new Error('no notice');
    const judged = judgeFlight(
      { place: { position: place }, radiusM: 500, from, to, maxHeightM: 120 },
      notam.facts,
      {
        ground: null,
        aerodromeAt,
        decodedAt: from,
        replacedBy: null,
      },
    );
    expect([judged.verdict, judged.reasons[0]?.code], JSON.stringify(judged.reasons)).toEqual([
      verdict,
      first,
    ]);
  },
);
