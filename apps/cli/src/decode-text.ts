import { shiftSpan, type UtcInstant } from '@klarnotam/aviation';
import { explainNotam, type Catalogue, type WordedClause } from '@klarnotam/language';
import { decodeNotams, type DecodedNotam, type NotamFacts } from '@klarnotam/notam';

export interface FactsTexts {
  readonly translation: string;
  readonly explanation: string;
  readonly reasons: readonly string[];
  readonly clauses: readonly { from: number; to: number; kind: WordedClause['kind']; text: string }[];
}

/** What `--json` and `--jsonl` print. */
export interface DecodedText {
  readonly notams: readonly (NotamFacts & { readonly texts?: Record<string, FactsTexts> })[];
  readonly reports: readonly never[];
}

/** The facts with every span as an offset into the text that was given, not into the telegram cut out of it. */
function factsInText({ facts, offset }: DecodedNotam): NotamFacts {
  return {
    ...facts,
    problems: facts.problems.map((problem) => ({ ...problem, ...shiftSpan(problem, offset) })),
    rating: {
      ...facts.rating,
      reasons: facts.rating.reasons.map((reason) => ({
        ...reason,
        span: reason.span && shiftSpan(reason.span, offset),
      })),
    },
  };
}

function textsOf(notam: DecodedNotam, catalogue: Catalogue): FactsTexts {
  const wording = explainNotam(notam, catalogue);
  return {
    translation: wording.translation.map((sentence) => sentence.text).join(' '),
    explanation: wording.explanation.map((sentence) => sentence.text).join(' '),
    reasons: wording.impact.reasons.map((reason) => reason.text),
    clauses: wording.clauses.map(({ kind, text, span }) => ({
      ...shiftSpan(span, notam.offset),
      kind,
      text,
    })),
  };
}

/** Decodes every NOTAM in a text, with words in each of the given languages. */
export function decodeText(
  text: string,
  now: UtcInstant,
  catalogues: ReadonlyMap<string, Catalogue>,
): DecodedText {
  const { notams } = decodeNotams(text, { now });
  return {
    notams: notams.map((notam) => {
      const facts = factsInText(notam);
      if (catalogues.size === 0) return facts;
      const texts = [...catalogues].map(([code, catalogue]) => [code, textsOf(notam, catalogue)] as const);
      return { ...facts, texts: Object.fromEntries(texts) };
    }),
    reports: [],
  };
}
