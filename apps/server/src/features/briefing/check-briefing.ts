import { Failure, MAX_BRIEFING_CHARACTERS, MAX_FOUND_NOTICES } from '@klarnotam/contract';
import type { BriefingFound, ChosenOfBriefing } from '../../ports/paste-reader.ts';

const NOTHING = 'Neither a NOTAM nor a weather report was found in the text.';
const NOTHING_CHOSEN = 'Choose at least one notice or report to translate.';

/**
 * Refuses a text for its length alone.
 *
 * @throws {Failure} `invalid` when there is nothing in it, `tooLarge`
 */
export function checkText(text: string): void {
  if (text.trim() === '')
    throw new Failure('invalid', { field: 'text' }, 'Please paste a NOTAM text to translate');
  if (text.length <= MAX_BRIEFING_CHARACTERS) return;
  throw new Failure(
    'tooLarge',
    { maximumCharacters: MAX_BRIEFING_CHARACTERS },
    `The text is too long: at most ${MAX_BRIEFING_CHARACTERS.toLocaleString('en')} characters can be looked through at once.`,
  );
}

/**
 * Refuses a text for what it holds.
 *
 * @throws {Failure} `notRecognised` when that is nothing, `invalid` with the count when it is too much
 */
export function checkFound({ noticeCount, reportCount }: BriefingFound): void {
  if (noticeCount === 0 && reportCount === 0) {
    throw new Failure('notRecognised', { reason: NOTHING, recognisedAs: null }, NOTHING);
  }
  for (const [count, plural] of [
    [noticeCount, 'NOTAMs'],
    [reportCount, 'reports'],
  ] as const) {
    if (count > MAX_FOUND_NOTICES) {
      throw new Failure(
        'invalid',
        { field: 'text', count, maximum: MAX_FOUND_NOTICES },
        `The text holds ${count} ${plural}; at most ${MAX_FOUND_NOTICES} can be looked through at once.`,
      );
    }
  }
}

/**
 * Refuses a choice of nothing, and of what the briefing does not hold.
 *
 * @throws {Failure} `invalid`
 */
export function checkChosen(
  { notices, reports }: ChosenOfBriefing,
  found: { readonly notices: readonly unknown[]; readonly reports: readonly unknown[] },
): void {
  if (notices.length + reports.length === 0)
    throw new Failure('invalid', { field: 'notices' }, NOTHING_CHOSEN);
  for (const [field, chosen, held] of [
    ['notices', notices, found.notices.length],
    ['reports', reports, found.reports.length],
  ] as const) {
    if (chosen.some((index) => index >= held)) {
      throw new Failure('invalid', { field }, 'The text does not hold what was chosen of it.');
    }
  }
}
