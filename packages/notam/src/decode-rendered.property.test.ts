import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeNotams, type Area } from './index.ts';
import { arbitraryFacts } from './testing/arbitrary-facts.ts';
import { renderNotam, renderText } from './testing/render-notam.ts';

const CONTEXT = { now: '2026-07-01T00:00:00Z' };

/** `npm run chaos` runs each property on ten thousand texts. */
const runs = (usual: number): number => Number(process.env['FC_RUNS'] ?? usual);

/** Coordinates to a thousandth of a second: sums of fractions differ in the last place. */
function comparable(areas: readonly Area[]): unknown {
  return JSON.parse(
    JSON.stringify(areas, (_, value: unknown) => (typeof value === 'number' ? value.toFixed(6) : value)),
  );
}

test('decoding what facts are rendered to gives the facts back, and no problem', () => {
  fc.assert(
    fc.property(arbitraryFacts, (facts) => {
      const telegram = renderNotam(facts);
      const { notams, leftOver } = decodeNotams(telegram, CONTEXT);
      expect(leftOver, telegram).toEqual([]);
      expect(notams, telegram).toHaveLength(1);
      const { rating, problems, schedule, textSchedule, text, areas, ...read } = notams[0]?.facts ?? never();
      const { intervals, areas: rendered, ...plain } = facts;
      expect(problems, telegram).toEqual([]);
      expect(read, telegram).toEqual({ ...plain, format: 'icao', unread: [] });
      expect(comparable(areas), telegram).toEqual(comparable(rendered));
      expect(text, telegram).toBe(renderText(facts));
      expect(schedule?.intervals ?? null, telegram).toEqual(intervals);
      expect(schedule?.status ?? 'complete', telegram).toBe('complete');
      expect(textSchedule).toBeNull();
      expect(rating.reasons.length).toBeGreaterThan(0);
    }),
    { numRuns: runs(400) },
  );
});

function never(): never {
  throw new Error('No NOTAM was found.');
}
