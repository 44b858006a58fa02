import type { LanguageCode, UnitsFirst } from '@klarnotam/language';
import type { AnswerForFlight, FlightReason, Verdict } from '@klarnotam/notam';

export interface FlightCatalogue {
  readonly language: LanguageCode;
}
export function loadFlightCatalogue(language: LanguageCode): Promise<FlightCatalogue> {
  return Promise.resolve({ language });
}
export function sayVerdict(verdict: Verdict, _words: FlightCatalogue): string {
  return {
    touches: 'Touches your flight',
    cannotTell: 'Cannot be told',
    near: 'Near your flight',
    doesNot: 'Does not touch your flight',
  }[verdict];
}
export function sayFlightReason(
  reason: FlightReason,
  _how: { timeZone: string; units: UnitsFirst },
  _words: FlightCatalogue,
): string {
  return JSON.stringify(reason);
}
export function sayAnswer(
  answer: AnswerForFlight,
  _how: { timeZone: string; nameOf: (index: number) => string },
  _words: FlightCatalogue,
): { headline: string; lines: string[]; standing: string } {
  return {
    headline: answer.kind,
    lines: [JSON.stringify(answer.counts)],
    standing: 'Check the full briefing.',
  };
}
