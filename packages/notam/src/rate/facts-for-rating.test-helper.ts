import { readHeight, type Height } from '@klarnotam/aviation';
import type { NotamFacts, NotamKind, Qualifier } from '../facts.ts';

type Facts = Omit<NotamFacts, 'rating'>;

const EMPTY: Facts = {
  id: null,
  kind: 'new',
  refersTo: null,
  format: 'icao',
  qualifier: null,
  locations: [],
  validFrom: null,
  validTo: null,
  permanent: false,
  estimated: false,
  schedule: null,
  text: null,
  lower: null,
  upper: null,
  areas: [],
  contacts: [],
  problems: [],
};

const Q_LINE =
  /Q\)[ ]*(\w{0,4})[ ]*\/?[ ]*(Q\w{4})?[ ]*\/([IVK ]*)\/([NBOMK ]*)\/([AEWK ]*)\/[ ]*(\d{0,3})[ ]*\/[ ]*(\d{0,3})/;

function letters<T extends string>(part: string | undefined): T[] {
  return Array.from((part ?? '').replaceAll(' ', ''), (letter) => letter as T);
}

function toQualifier(line: string): Qualifier | null {
  const match = Q_LINE.exec(line);
  if (match === null) return null;
  const [, fir = '', code, traffic, purpose, scope, lower, upper] = match;
  return {
    fir: fir === '' ? null : fir,
    code: code ?? null,
    subject: code?.slice(1, 3) ?? null,
    condition: code?.slice(3, 5) ?? null,
    traffic: letters(traffic),
    purpose: letters(purpose),
    scope: letters(scope),
    lowerFl: lower ? Number(lower) : null,
    upperFl: upper ? Number(upper) : null,
    centre: null,
    radiusNm: null,
  };
}

function toHeight(text: string | undefined): Height | null {
  return text === undefined ? null : (readHeight(text.trim(), 0)?.height ?? null);
}

/** Facts of a plain ICAO telegram as far as ratings need them, by splitting at item letters. */
export function factsForRating(source: string): Facts {
  const kindLetter = /NOTAM([NRC])/.exec(source)?.[1];
  const kind: NotamKind = kindLetter === 'C' ? 'cancel' : kindLetter === 'R' ? 'replace' : 'new';
  const body = source.split(/(?:^|\s)E\)/)[1] ?? '';
  const text = body.split(/\n\s*F\)/)[0] ?? '';
  const limits = /\n\s*F\) *([^\n]*?) *G\) *([^\n]*)/.exec(body.replace(/\n\s*G\)/, ' G)'));
  return {
    ...EMPTY,
    kind,
    qualifier: toQualifier(source),
    text: text.trim(),
    lower: toHeight(limits?.[1]),
    upper: toHeight(limits?.[2]),
  };
}

/** Facts with these parts, the rest empty. */
export function facts(parts: Partial<Facts>): Facts {
  return { ...EMPTY, ...parts };
}

/** Facts of a NOTAM with this Q code, item E and item F. */
export function factsOf(
  code: string,
  text: string,
  lower: string | null = null,
  scope = 'W',
  levels = '000/999',
): Facts {
  const source = `A0001/26 NOTAMN\nQ) ENOR/${code}/IV/BO/${scope}/${levels}/5958N01102E005\nE) ${text}`;
  return factsForRating(lower === null ? source : `${source}\nF) ${lower} G) UNL`);
}
