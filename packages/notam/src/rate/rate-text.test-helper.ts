import { toUtcInstant } from '@klarnotam/aviation';
import { decodeNotams } from '../decode-notams.ts';
import type { Rating } from './reason.ts';
import { rateNotam } from './rate-notam.ts';
import type { RatableFacts } from './rating-input.ts';

/** The parts of a NOTAM that a test of ratings is about. */
export interface RatedParts {
  readonly code: string;
  readonly text: string;
  /** Item F; null or absent: the NOTAM has none. */
  readonly lower?: string | null;
  readonly kind?: 'N' | 'R' | 'C';
  readonly scope?: string;
  /** Lower and upper level of the Q line. */
  readonly levels?: string;
}

const EMPTY: RatableFacts = {
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
  textSchedule: null,
  text: null,
  lower: null,
  upper: null,
  areas: [],
  contacts: [],
  problems: [],
};

/** Facts with these parts and nothing else. */
export function bareFacts(parts: Partial<RatableFacts>): RatableFacts {
  return { ...EMPTY, ...parts };
}

const NOW = toUtcInstant(Date.UTC(2026, 0, 1));

/** The facts of the only NOTAM in `telegram`. */
export function factsOfTelegram(telegram: string): RatableFacts {
  const notam = decodeNotams(telegram, { now: NOW }).notams[0];
  if (notam === undefined) throw new Error(`no NOTAM in ${telegram}`);
  return notam.facts;
}

/** Facts of an ordinary NOTAM with these parts. */
export function factsOf({
  code,
  text,
  lower = null,
  kind = 'N',
  scope = 'W',
  levels = '000/999',
}: RatedParts): RatableFacts {
  const refersTo = kind === 'N' ? '' : ' A0001/26';
  const lines = [
    `A0002/26 NOTAM${kind}${refersTo}`,
    `Q) ENOR/${code}/IV/BO/${scope}/${levels}/5958N01102E005`,
    'A) ENOR B) 2601010000 C) 2601310000',
    `E) ${text}`,
  ];
  return factsOfTelegram(lower === null ? lines.join('\n') : `${lines.join('\n')}\nF) ${lower} G) UNL`);
}

/** How a NOTAM with these parts is rated. */
export function rateText(parts: RatedParts, groundHeightFtAmsl: number | null = null): Rating {
  return rateNotam(factsOf(parts), { groundHeightFtAmsl });
}
