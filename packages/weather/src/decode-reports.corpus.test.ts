import { expect, test } from 'vitest';
import { decodeReports } from './decode-reports.ts';
import type { ReportToken, WeatherFacts } from './facts.ts';
import { ABSENT, corpusLines } from './testing/corpus.ts';

interface Sample {
  readonly text: string;
  readonly fields: Readonly<Record<string, string>>;
}

interface Compared {
  readonly sample: Sample;
  readonly facts: WeatherFacts;
}

/** How many of a field's values may differ, in a hundred. */
const MOST_DIFFERENCES_PERCENT = 0.03;
const METRES_PER_MILE = 1609.344;
const HPA_PER_INCH = 33.863886;

/** Where the columns, which another decoder made, say something else, by the beginning of the report: why. */
const DIFFERENCES: Readonly<Record<string, string>> = {
  'visibility ENRY 221850Z': 'the column has the runway visual range (2,000 m) in place of 1200NDV',
  'visibility ETAR 230035Z': '80000 is no visibility, the column makes 0 of it',
  'altimeter K1MW 221855Z': 'A2543 is 861 hPa, less than ever measured',
  'windSpeed MGTU 262100Z': '09004 lacks its unit, the column takes knots',
  'dewPoint KAPY 180735Z': '15/13 and T01550140 contradict each other',
};

const compare = (): Compared[] =>
  corpusLines('metars-decoded.jsonl.gz').map((line) => {
    const sample = JSON.parse(line) as Sample;
    const observed = Date.parse(sample.fields['observation_time'] ?? '');
    const { reports, leftOver } = decodeReports(sample.text, {
      now: new Date(observed + 3_600_000).toISOString(),
    });
    const [report] = reports;
    if (report === undefined || reports.length > 1 || leftOver.length > 0) throw new Error(sample.text);
    return { sample, facts: report.facts };
  });

const COLUMNS: readonly {
  readonly name: string;
  readonly column: string;
  readonly tolerance: number;
  readonly ours: (facts: WeatherFacts) => number | null | undefined;
}[] = [
  {
    name: 'windDirection',
    column: 'wind_dir_degrees',
    tolerance: 0,
    ours: ({ conditions: { wind } }) => (wind?.variable === true ? 0 : wind?.directionDeg),
  },
  {
    name: 'windSpeed',
    column: 'wind_speed_kt',
    tolerance: 0.5,
    ours: (facts) => facts.conditions.wind?.speedKt,
  },
  { name: 'gust', column: 'wind_gust_kt', tolerance: 0.5, ours: (facts) => facts.conditions.wind?.gustKt },
  { name: 'temperature', column: 'temp_c', tolerance: 0.05, ours: (facts) => facts.conditions.temperatureC },
  { name: 'dewPoint', column: 'dewpoint_c', tolerance: 0.05, ours: (facts) => facts.conditions.dewPointC },
  {
    name: 'visibility',
    column: 'visibility_statute_mi',
    tolerance: 0.011,
    ours: ({ conditions: { visibilityM } }) => (visibilityM === null ? null : visibilityM / METRES_PER_MILE),
  },
  {
    name: 'altimeter',
    column: 'altim_in_hg',
    tolerance: 0.006,
    ours: ({ conditions: { qnhHpa } }) => (qnhHpa === null ? null : qnhHpa / HPA_PER_INCH),
  },
];

test.skipIf(ABSENT)('METAR of the world: every column agrees, and each difference has its cause', () => {
  const compared = compare();
  expect(compared).toHaveLength(6954);
  const differing: string[] = [];
  for (const { name, column, tolerance, ours } of COLUMNS) {
    const given = compared.filter(({ sample }) => sample.fields[column] !== undefined);
    const unequal = given.filter(({ sample, facts }) => {
      const value = ours(facts);
      return value == null || Math.abs(value - Number(sample.fields[column])) > tolerance;
    });
    differing.push(...unequal.map(({ sample }) => `${name} ${sample.text.slice(0, 12)}`));
    const unexplained = unequal.filter(
      ({ sample }) => !(`${name} ${sample.text.slice(0, 12)}` in DIFFERENCES),
    );
    expect(
      unexplained.map(({ sample }) => sample.text),
      name,
    ).toEqual([]);
    expect((100 * (unequal.length - 1)) / given.length, name).toBeLessThanOrEqual(MOST_DIFFERENCES_PERCENT);
  }
  expect(differing.sort()).toEqual(Object.keys(DIFFERENCES).sort());
});

test.skipIf(ABSENT)('METAR of the world: station and time of observation are those of the columns', () => {
  for (const { sample, facts } of compare()) {
    expect([facts.station, facts.issuedAt]).toEqual([
      sample.fields['station_id'],
      sample.fields['observation_time'],
    ]);
  }
});

/** Words by their shape alone, and the fields where such a word belongs. */
const SHAPES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:FEW|SCT|BKN|OVC)(?:\d{3}|\/{3})(?:CB|TCU|\/{3})?$|^(?:NSC|NCD|SKC|CLR)$/, ['clouds']],
  [/^VV(?:\d{3}|\/{3})$/, ['verticalVisibility']],
  [/^R\d\d[LCR]?\/[PM]?\d{4}(?:V[PM]?\d{4})?(?:FT)?[UDN]?$/, ['runwayVisualRange']],
  [/^RE(?:TS|SH|FZ)?(?:DZ|RA|SN|GR|GS|UP|PL)*$/, ['recent']],
  [
    /^(?:[-+]|VC)?(?:(?:TS|SH|FZ)(?:DZ|RA|SN|GR|GS|UP|PL|FG)*|(?:MI|BC|PR|DR|BL)(?:FG|SN|DU|SA)|(?:DZ|RA|SN|GR|GS|UP|PL|SG|IC)+|BR|FG|FU|HZ|DU|SA|VA|SQ|PO|FC|SS|DS)$/,
    ['weather', 'cloudsInSight'],
  ],
];

const beforeRemarks = ({ tokens }: WeatherFacts): readonly ReportToken[] => {
  const remarks = tokens.findIndex(({ text }) => text === 'RMK' || text === 'RMKS');
  return remarks === -1 ? tokens : tokens.slice(0, remarks);
};

const allObservations = (): { text: string; facts: WeatherFacts }[] => {
  const decoded = corpusLines('metars-decoded.jsonl.gz').map((line) => (JSON.parse(line) as Sample).text);
  return [...decoded, ...corpusLines('metars-more.txt.gz')].map((text) => {
    const { reports, leftOver } = decodeReports(text, { now: '2026-03-30T00:00:00Z' });
    const [report] = reports;
    if (report === undefined || reports.length > 1 || leftOver.length > 0)
      throw new Error(`refused: ${text}`);
    return { text, facts: report.facts };
  });
};

test.skipIf(ABSENT)(
  'METAR of the world: none is refused, and every word of a known shape is in its field',
  () => {
    const all = allObservations();
    expect(all).toHaveLength(6954 + 1380);
    let shaped = 0;
    for (const { text, facts } of all) {
      for (const token of beforeRemarks(facts)) {
        const shape = SHAPES.find(([pattern]) => pattern.test(token.text));
        if (!shape) continue;
        shaped++;
        expect(shape[1], `${token.text} in ${text}`).toContain(token.field);
      }
    }
    expect(shaped).toBeGreaterThan(10_000);
  },
);

test.skipIf(ABSENT)(
  'METAR of the world: clouds, weather and recent weather are as many as their words',
  () => {
    for (const { text, facts } of allObservations()) {
      const own = beforeRemarks(facts).filter(({ group }) => group === null);
      const count = (field: string, pattern: RegExp): number =>
        own.filter((token) => token.field === field && pattern.test(token.text)).length;
      const { clouds, weather, recent, noSignificantWeather } = facts.conditions;
      const notObserved = /^(?!\/+$|M$|RE\/\/$|VC$|NSW$|FEW$)/;
      expect(clouds.length, text).toBe(count('clouds', notObserved));
      expect(weather.length, text).toBe(count('weather', notObserved));
      expect(recent.length, text).toBe(count('recent', notObserved));
      expect(noSignificantWeather, text).toBe(own.some((token) => token.text === 'NSW'));
    }
  },
);

const undecodedShare = (all: readonly WeatherFacts[]): { percent: number; words: Map<string, number> } => {
  const words = new Map<string, number>();
  let tokens = 0;
  let undecoded = 0;
  for (const facts of all) {
    for (const token of beforeRemarks(facts)) {
      tokens++;
      if (token.field !== 'undecoded') continue;
      undecoded++;
      words.set(token.text, (words.get(token.text) ?? 0) + 1);
    }
  }
  return { percent: (100 * undecoded) / tokens, words };
};

test.skipIf(ABSENT)('METAR of the world: fewer than 0.1 % of the words before RMK are not decoded', () => {
  const { percent, words } = undecodedShare(allObservations().map(({ facts }) => facts));
  const often = [...words].filter(([, count]) => count > 1).sort(([, a], [, b]) => b - a);
  expect(often).toEqual([['R09/D', 2]]);
  expect(percent).toBeLessThan(0.06);
});

test.runIf(ABSENT)(`skipped: ${String(ABSENT)}`, () => {
  expect(ABSENT).toBeTruthy();
});
