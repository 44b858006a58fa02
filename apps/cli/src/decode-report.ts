import { shiftSpan, type UtcInstant } from '@klarnotam/aviation';
import { explainReport } from '@klarnotam/language';
import type { DecodedReport, WeatherFacts } from '@klarnotam/weather';
import { aerodromePlace } from './aerodromes.ts';
import type { Catalogues } from './catalogues.ts';
import type { FactsTexts } from './facts-texts.ts';
import { zoneAt } from './zone-at.ts';

/** The facts with every span as an offset into the text that was given, not into the report cut out of it. */
export function reportFactsInText({ facts, offset }: DecodedReport): WeatherFacts {
  return {
    ...facts,
    tokens: facts.tokens.map((token) => ({ ...token, ...shiftSpan(token, offset) })),
    problems: facts.problems.map((problem) => ({ ...problem, ...shiftSpan(problem, offset) })),
  };
}

/** A report in words: its reasons are the drone warnings, its clauses what each token means. */
export function reportTextsOf(
  { facts, offset }: DecodedReport,
  { weather: catalogue }: Catalogues,
  now: UtcInstant,
): FactsTexts {
  const place = facts.station === null ? null : aerodromePlace(facts.station);
  const timeZone = place && zoneAt(place.position);
  const { heading, translation, explanation, warnings, tokens } = explainReport(facts, {
    catalogue,
    now,
    timeZone,
  });
  return {
    headline: heading,
    translation: translation.map(({ text }) => text).join(' '),
    explanation: explanation.map(({ text }) => text).join(' '),
    reasons: warnings.map(({ text, when }) => (when === null ? text : `${when}: ${text}`)),
    clauses: tokens.map(({ span, field, text, meaning }) => ({
      ...shiftSpan(span, offset),
      kind: field === 'undecoded' ? 'original' : 'sentence',
      text: field === 'undecoded' ? text : meaning,
    })),
  };
}
