import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Height } from '@klarnotam/aviation';
import { decodeNotams, type NotamFacts } from './index.ts';

const CONTEXT = { now: '2026-07-01T00:00:00Z' };
const folder = fileURLToPath(new URL('../../../../shared/corpus/', import.meta.url));
const isThere = existsSync(folder);
if (!isThere) console.warn(`Corpus tests are skipped: ${folder} is absent.`);
const withCorpus = test.skipIf(!isThere);

interface UkFields {
  readonly Series: string;
  readonly Number: string;
  readonly Year: string;
  readonly Type: 'N' | 'R' | 'C';
  readonly ReferredSeries?: string;
  readonly ReferredNumber?: string;
  readonly ReferredYear?: string;
  readonly Coordinates: string;
  readonly Radius: string;
  readonly ItemA: string;
  readonly StartValidity: string;
  readonly EndValidity: string;
  readonly Estimation?: string;
  readonly ItemD?: string;
  readonly ItemE: string;
  readonly ItemF?: string;
  readonly ItemG?: string;
  readonly Q: Readonly<
    Record<'FIR' | 'Code23' | 'Code45' | 'Traffic' | 'Purpose' | 'Scope' | 'Lower' | 'Upper', string>
  >;
}

/** Of the 7,900 NOTAMs of one country every so-and-so-many-th is read; `CORPUS_SHARE=1`: all. */
const SHARE = Number(process.env['CORPUS_SHARE'] ?? 4);

function readLines<T>(name: string, every = 1): T[] {
  const text = gunzipSync(readFileSync(`${folder}${name}`)).toString('utf8');
  const lines = text.split('\n').filter((line, index) => line !== '' && index % every === 0);
  return lines.map((line) => JSON.parse(line) as T);
}

/** The fields of the issuing system in the words of our facts; heights as `value unit reference`. */
function expected(fields: UkFields): Record<string, unknown> {
  const id = (series: string, number: string, year: string): string =>
    `${series}${number.padStart(4, '0')}/${year}`;
  const time = (digits: string): string | null =>
    digits === 'PERM'
      ? null
      : `20${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4, 6)}T${digits.slice(6, 8)}:${digits.slice(8, 10)}:00Z`;
  const centre = /^(\d\d)(\d\d)([NS])(\d{3})(\d\d)([EW])$/.exec(fields.Coordinates) ?? [];
  const angle = (degrees?: string, minutes?: string, hemisphere?: string): string =>
    ((Number(degrees) + Number(minutes) / 60) * (hemisphere === 'S' || hemisphere === 'W' ? -1 : 1)).toFixed(
      6,
    );
  return {
    id: id(fields.Series, fields.Number, fields.Year),
    kind: { N: 'new', R: 'replace', C: 'cancel' }[fields.Type],
    refersTo: fields.ReferredNumber
      ? id(fields.ReferredSeries ?? '', fields.ReferredNumber, fields.ReferredYear ?? '')
      : null,
    fir: fields.Q.FIR,
    code: `Q${fields.Q.Code23}${fields.Q.Code45}`,
    traffic: fields.Q.Traffic,
    purpose: fields.Q.Purpose,
    scope: fields.Q.Scope,
    lowerFl: Number(fields.Q.Lower),
    upperFl: Number(fields.Q.Upper),
    centre: `${angle(centre[1], centre[2], centre[3])} ${angle(centre[4], centre[5], centre[6])}`,
    radiusNm: Number(fields.Radius),
    locations: fields.ItemA,
    validFrom: time(fields.StartValidity),
    validTo: time(fields.EndValidity),
    permanent: fields.EndValidity === 'PERM',
    estimated: fields.Estimation !== undefined,
    schedule: fields.ItemD ?? null,
    text: fields.ItemE.trim(),
    lower: expectedHeight(fields.ItemF),
    upper: expectedHeight(fields.ItemG),
  };
}

function expectedHeight(item: string | undefined): string | null {
  if (item === undefined) return null;
  if (item === 'SFC' || item === 'GND') return '0 ft sfc';
  if (item === 'UNL') return 'null ft unl';
  const level = /^FL(\d+)$/.exec(item);
  if (level) return `${Number(level[1])} fl std`;
  const feet = /^(\d+)FT (AMSL|AGL)$/.exec(item);
  return feet ? `${Number(feet[1])} ft ${(feet[2] ?? '').toLowerCase()}` : `? ${item}`;
}

function actual(facts: NotamFacts): Record<string, unknown> {
  const { qualifier } = facts;
  const height = (value: Height | null): string | null =>
    value && `${value.value} ${value.unit} ${value.reference}`;
  return {
    id: facts.id,
    kind: facts.kind,
    refersTo: facts.refersTo,
    fir: qualifier?.fir,
    code: qualifier?.code,
    traffic: qualifier?.traffic.join(''),
    purpose: qualifier?.purpose.join(''),
    scope: qualifier?.scope.join(''),
    lowerFl: qualifier?.lowerFl,
    upperFl: qualifier?.upperFl,
    centre: `${qualifier?.centre?.lat.toFixed(6)} ${qualifier?.centre?.lon.toFixed(6)}`,
    radiusNm: qualifier?.radiusNm,
    locations: facts.locations.join(' '),
    validFrom: facts.validFrom,
    validTo: facts.validTo,
    permanent: facts.permanent,
    estimated: facts.estimated,
    schedule: facts.schedule?.text ?? null,
    text: facts.text,
    lower: height(facts.lower),
    upper: height(facts.upper),
  };
}

withCorpus(
  'every field of the UK NOTAMs is what the issuing system says',
  () => {
    const wrong: unknown[] = [];
    for (const { text, fields } of readLines<{ text: string; fields: UkFields }>(
      'notams-uk-fields.jsonl.gz',
      SHARE,
    )) {
      // One record pairs the text of a London NOTAM with the fields of a Dutch one.
      if (!text.includes(`Q) ${fields.Q.FIR}/`)) continue;
      const { notams, leftOver } = decodeNotams(text, CONTEXT);
      const want = expected(fields);
      const got = notams.length === 1 && notams[0] && leftOver.length === 0 ? actual(notams[0].facts) : {};
      for (const key of Object.keys(want)) {
        if (got[key] !== want[key]) wrong.push([want['id'], key, want[key], got[key]]);
      }
    }
    expect(wrong).toEqual([]);
  },
  120_000,
);

const HAS_POSITION =
  /\d{4,6}(?:\.\d+)?\s?[NS][\s,/-]{0,3}\d{5,7}(?:\.\d+)?\s?[EW]|(?<![A-Z])[NS]\d{4,6}\s?[EW]\d{5,7}/;

withCorpus(
  'the NOTAMs of the world are all found, and their Q lines read or reported',
  () => {
    const lost: string[] = [];
    let withPosition = 0;
    let withArea = 0;
    for (const { text } of readLines<{ text: string }>('notams-world.jsonl.gz')) {
      const { notams, leftOver } = decodeNotams(text, CONTEXT);
      if (notams.length !== 1 || leftOver.length > 0) lost.push(text.slice(0, 80));
      for (const { facts } of notams) {
        const isReported = facts.problems.some((problem) => problem.field.startsWith('qualifier'));
        if (facts.qualifier === null && !isReported && text.includes('Q)')) lost.push(text.slice(0, 80));
        if (facts.validFrom === null || facts.text === null) lost.push(text.slice(0, 80));
        if (!HAS_POSITION.test(facts.text ?? '')) continue;
        withPosition++;
        if (facts.areas.some((area) => area.source === 'text')) withArea++;
      }
    }
    expect(lost).toEqual([]);
    expect(withPosition).toBeGreaterThan(1000);
    expect(withArea / withPosition).toBeGreaterThan(0.99);
  },
  120_000,
);

/** What pasting does to a telegram; none of it may change a fact. */
const DISGUISES: readonly (readonly [string, (text: string) => string])[] = [
  ['on one line', (text) => text.replace(/\s*\n\s*/g, ' ')],
  ['in parentheses', (text) => `(${text})`],
  ['with trailers', (text) => `${text}\nCREATED: 23 Mar 2023 12:00:00 \nSOURCE: EUECYIYN`],
  [
    'as html',
    (text) =>
      text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;').replace(/\n/g, '<br>'),
  ],
  ['with carriage returns', (text) => text.replace(/\n/g, '\r\n')],
  ['in a JSON string', (text) => JSON.stringify(text).slice(1, -1)],
  ['indented', (text) => text.replace(/^/gm, '   ')],
  ['followed by NNNN', (text) => `${text}\nNNNN`],
];

/** What must stay the same of a text. */
function summaryOf(text: string): string {
  const { notams, leftOver } = decodeNotams(text, CONTEXT);
  const plain = (value: string | null | undefined): string | undefined => value?.replace(/\s+/g, ' ');
  return JSON.stringify([
    leftOver.length,
    ...notams.map(({ facts }) => ({
      ...actual(facts),
      text: plain(facts.text),
      schedule: plain(facts.schedule?.text),
      intervals: facts.schedule?.intervals,
      areas: facts.areas,
    })),
  ]);
}

withCorpus(
  `a telegram says the same ${DISGUISES.map(([name]) => name).join(', ')}`,
  () => {
    const wrong: string[] = [];
    for (const { text } of readLines<{ text: string }>('notams-uk-fields.jsonl.gz', 8 * SHARE)) {
      const plain = summaryOf(text);
      for (const [name, disguise] of DISGUISES)
        if (summaryOf(disguise(text)) !== plain) wrong.push(`${text.slice(0, 8)} ${name}`);
    }
    expect(wrong).toEqual([]);
  },
  120_000,
);
