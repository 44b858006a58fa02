import { shiftSpan, type UtcInstant } from '@klarnotam/aviation';
import { explainNotam, joinSentences } from '@klarnotam/language';
import { decodeNotams, type DecodedNotam, type NotamFacts } from '@klarnotam/notam';
import { decodeReports, type WeatherFacts } from '@klarnotam/weather';
import type { Catalogues } from './catalogues.ts';
import { decodeContext, noticeContext } from './decode-context.ts';
import { reportFactsInText, reportTextsOf } from './decode-report.ts';
import type { FactsTexts } from './facts-texts.ts';

/** What `--json` and `--jsonl` print. */
export interface DecodedText {
  readonly notams: readonly (NotamFacts & { readonly texts?: Record<string, FactsTexts> })[];
  readonly reports: readonly (WeatherFacts & { readonly texts?: Record<string, FactsTexts> })[];
}

/** The facts with every span as an offset into the text that was given, not into the telegram cut out of it. */
function factsInText({ facts, offset }: DecodedNotam): NotamFacts {
  return {
    ...facts,
    unread: facts.unread.map((span) => shiftSpan(span, offset)),
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

function textsOf(notam: DecodedNotam, { notam: catalogue }: Catalogues): FactsTexts {
  const wording = explainNotam(notam, catalogue, noticeContext(notam.facts));
  return {
    headline: wording.impact.summary,
    translation: joinSentences(wording.translation, catalogue),
    explanation: joinSentences(wording.explanation, catalogue),
    reasons: wording.impact.reasons.map((reason) => reason.text),
    clauses: wording.clauses.map(({ kind, text, span }) => ({
      ...shiftSpan(span, notam.offset),
      kind,
      text,
    })),
  };
}

/** `facts` with the words that `say` finds in each language; without languages the facts alone. */
function withTexts<Facts extends object>(
  facts: Facts,
  languages: ReadonlyMap<string, Catalogues>,
  say: (catalogues: Catalogues) => FactsTexts,
): Facts & { readonly texts?: Record<string, FactsTexts> } {
  if (languages.size === 0) return facts;
  const texts = [...languages].map(([code, catalogues]) => [code, say(catalogues)] as const);
  return { ...facts, texts: Object.fromEntries(texts) };
}

/** Decodes every NOTAM and weather report in a text, with words in each of the given languages. */
export function decodeText(
  text: string,
  now: UtcInstant,
  languages: ReadonlyMap<string, Catalogues>,
): DecodedText {
  const { notams } = decodeNotams(text, decodeContext(now));
  const { reports } = decodeReports(text, { now });
  return {
    notams: notams.map((notam) =>
      withTexts(factsInText(notam), languages, (catalogues) => textsOf(notam, catalogues)),
    ),
    reports: reports.map((report) =>
      withTexts(reportFactsInText(report), languages, (catalogues) => reportTextsOf(report, catalogues, now)),
    ),
  };
}
