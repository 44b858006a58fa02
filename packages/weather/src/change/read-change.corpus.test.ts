import { expect, test } from 'vitest';
import { decodeReports } from '../decode-reports.ts';
import type { WeatherFacts } from '../facts.ts';
import { forecastTimeline } from '../timeline/timeline.ts';
import { ABSENT, corpusLines } from '../testing/corpus.ts';

const NOW = '2026-05-31T12:00:00Z';
const HOUR_MS = 3_600_000;

const forecasts = (now = NOW): { text: string; facts: WeatherFacts }[] =>
  corpusLines('tafs.txt.gz').map((text) => {
    const { reports, leftOver } = decodeReports(text, { now });
    const [report] = reports;
    if (report === undefined || reports.length > 1 || leftOver.length > 0)
      throw new Error(`refused: ${text}`);
    return { text, facts: report.facts };
  });

/** A second way to date: walk the hours from two days before `nearMs` until the day and the hour of the digits. */
function walk(digits: string, nearMs: number): string | null {
  const day = Number(digits.slice(0, 2));
  const hour = Number(digits.slice(2, 4));
  const minute = Number(digits.slice(4, 6));
  const hourMs = Math.floor(nearMs / HOUR_MS) * HOUR_MS;
  for (let ms = hourMs - 48 * HOUR_MS; ms <= hourMs + 72 * HOUR_MS; ms += HOUR_MS) {
    const date = new Date(ms);
    if (date.getUTCDate() !== day || date.getUTCHours() !== (hour === 24 ? 23 : hour)) continue;
    const found = ms + (hour === 24 ? HOUR_MS : 0) + minute * 60_000;
    return `${new Date(found).toISOString().slice(0, 19)}Z`;
  }
  return null;
}

/** The change words of a text in order, with the digits that date them. */
function writtenChanges(text: string): { change: string; digits: readonly string[] }[] {
  const words = text.split(/[\s=]+/).slice(2);
  const found: { change: string; digits: string[] }[] = [];
  words.forEach((word, i) => {
    const period = (index: number): string[] => {
      const match = /^(\d{4})\/(\d{4})$/.exec(words[index] ?? '');
      return match ? [match[1] ?? '', match[2] ?? ''] : [];
    };
    if (/^FM\d{6}$/.test(word)) found.push({ change: 'FM', digits: [word.slice(2)] });
    else if (/^PROB\d\d$/.test(word) && words[i + 1] === 'TEMPO')
      found.push({ change: `${word} TEMPO`, digits: period(i + 2) });
    else if (/^(?:BECMG|PROB\d\d)$/.test(word)) found.push({ change: word, digits: period(i + 1) });
    else if (word === 'TEMPO' && !/^PROB/.test(words[i - 1] ?? ''))
      found.push({ change: word, digits: period(i + 1) });
  });
  return found;
}

test.skipIf(ABSENT)('TAF of the world: none is refused, and every change group is counted', () => {
  const all = forecasts();
  expect(all).toHaveLength(2844);
  let groups = 0;
  for (const { text, facts } of all) {
    const labelled = facts.groups.filter(({ change }) => change !== 'unlabelled');
    expect(
      labelled.map(({ change }) => change),
      text,
    ).toEqual(writtenChanges(text).map(({ change }) => change));
    groups += labelled.length;
  }
  expect(groups).toBeGreaterThan(3600);
});

test
  .skipIf(ABSENT)
  .each(['2026-05-31T12:00:00Z', '2026-01-01T00:30:00Z', '2028-03-01T06:00:00Z', '2026-03-10T00:00:00Z'])(
  'TAF of the world: every moment is that of a second calculation, read at %s',
  (now) => {
    let dated = 0;
    for (const { text, facts } of forecasts(now)) {
      const validity = /\d{4}\/\d{4}/.exec(text)?.[0];
      if (validity === undefined || facts.validFrom === null) continue;
      const near = Date.parse(facts.issuedAt ?? facts.validFrom);
      expect(near, text).toBeLessThanOrEqual(Date.parse(now) + 24 * HOUR_MS);
      expect([facts.validFrom, facts.validTo], text).toEqual([
        walk(validity.slice(0, 4), near),
        walk(validity.slice(5), near),
      ]);
      writtenChanges(text).forEach(({ digits, change }, i) => {
        const group = facts.groups.filter(({ change: kind }) => kind !== 'unlabelled')[i];
        const [from = null, to = null] = digits.map((each) => walk(each, Date.parse(facts.validFrom ?? '')));
        if (digits.length === 0 || from === null || (change !== 'FM' && (to === null || to < from))) {
          expect([group?.from, group?.to], text).toEqual([null, null]);
          return;
        }
        expect(group?.from, text).toBe(from);
        if (change !== 'FM') expect(group?.to, text).toBe(to);
        dated++;
      });
    }
    expect(dated).toBeGreaterThan(3600);
  },
);

test.skipIf(ABSENT)(
  'TAF of the world: a forecast lasts no longer than 30 hours, FM takes over from FM',
  () => {
    for (const { text, facts } of forecasts()) {
      if (facts.validFrom === null || facts.validTo === null) continue;
      expect(Date.parse(facts.validTo) - Date.parse(facts.validFrom), text).toBeLessThanOrEqual(30 * HOUR_MS);
      const changes = facts.groups.filter(({ change }) => change === 'FM');
      changes.forEach(({ from, to }, i) => {
        const end = changes[i + 1]?.from ?? facts.validTo;
        expect(to, text).toBe(from === end ? null : end);
      });
    }
  },
);

test.skipIf(ABSENT)('TAF of the world: at most 0.2 % of the words before RMK are not decoded', () => {
  let tokens = 0;
  const undecoded: string[] = [];
  for (const { facts } of forecasts()) {
    const remarks = facts.tokens.findIndex(({ text }) => text === 'RMK');
    for (const { text, field } of remarks === -1 ? facts.tokens : facts.tokens.slice(0, remarks)) {
      tokens++;
      if (field === 'undecoded') undecoded.push(text);
    }
  }
  expect((100 * undecoded.length) / tokens, undecoded.join(' ')).toBeLessThanOrEqual(0.05);
});

test.skipIf(ABSENT)('TAF of the world: each has a timeline without gaps', () => {
  for (const { text, facts } of forecasts()) {
    const timeline = forecastTimeline(facts);
    if (facts.nil || facts.cancelled || facts.validFrom === null) {
      expect(timeline, text).toEqual([]);
      continue;
    }
    expect([timeline[0]?.from, timeline.at(-1)?.to], text).toEqual([facts.validFrom, facts.validTo]);
    timeline.slice(1).forEach(({ from }, i) => expect(from, text).toBe(timeline[i]?.to));
  }
});

test.runIf(ABSENT)(`skipped: ${String(ABSENT)}`, () => {
  expect(ABSENT).toBeTruthy();
});
