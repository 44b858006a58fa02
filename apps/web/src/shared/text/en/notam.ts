import { groupDigits } from '../group-digits.ts';
import type { TranslatingWords } from '../translating-words.ts';

/** Translating NOTAMs, and their results. */
export const notam = {
  lead: 'Paste one NOTAM or a whole briefing. What is active comes first.',
  count: (count: number) => `${groupDigits(count, ',')} ${count === 1 ? 'NOTAM' : 'NOTAMs'} translated`,
  legend: 'The five ratings',

  results: (count: number) => (count === 1 ? '1 NOTAM, translated' : `${count} NOTAMs, active first`),
  resultsOver: (count: number) => `${count} NOTAMs, all ended or replaced`,
  more: 'All about this NOTAM',
  toOverview: 'Overview',
  tools: {
    readIn: 'Read in',
    rewording: 'Another language, for nothing...',
    notReworded: 'The other language could not be had. Try again.',
    copy: 'Copy',
    copied: 'Copied as text.',
    notCopied: 'The browser did not allow copying.',
    kept: 'Saved by itself.',
    findAgain: 'Find it again',
    print: 'Print',
    calendar: 'Calendar',
    calendarTitle: 'Into your calendar',
    calendarCount: (count: number) =>
      `There are ${count} active periods that are not over. Which do you want?`,
    calendarNext: (when: string) => `Only the first: ${when}`,
    calendarOf: (name: string, count: number) =>
      `${name}: ${count === 1 ? '1 active period' : `${count} active periods`}`,
    calendarAll: (count: number) => `All ${count} active periods`,
    calendarNone: 'None',
    share: 'Share',
    copiedAt: (when: string) => `As of ${when}`,
    calendarSaved: (count: number) =>
      `Saved as notam.ics: ${count === 1 ? '1 active period' : `${count} active periods`}.`,
    noCalendar: 'No calendar file could be made.',
  },
  wordsFailed: 'The words of this result could not be loaded. Load the page again.',
  /** `worst`: of those that are not over; null: all are. */
  ready: (count: number, worst: string | null) => {
    if (count === 1) return worst === null ? 'Translated. It has ended.' : `Translated. ${worst}.`;
    return `${count} NOTAMs translated. ${worst === null ? 'All have ended.' : `The worst that is not over: ${worst}.`}`;
  },
  found: (count: number, uses: number, remaining: number | null) =>
    `${count === 1 ? '1 NOTAM' : `${count} NOTAMs`}${remaining === null ? '' : `: uses ${uses} of ${remaining}`}`,
  foundTooMany: (uses: number, remaining: number) =>
    `These use ${uses} translations, and your plan has ${remaining} left. Choose at most ${remaining} below, or change your plan.`,
  endedLeftOut: (count: number) =>
    `${count === 1 ? '1 has ended and is' : `${count} have ended and are`} not ticked.`,
  noneChosen: 'No NOTAM is ticked.',
  hasEnded: 'ended',
  choose: 'Choose which',
  chooseAll: 'All',
  chooseNone: 'None',
  sentTwice: 'sent twice, costs nothing',
  replacedInPaste: 'replaced by another one here',
  overview: 'Overview',
  unnamed: (position: number) => `NOTAM ${position}`,
  named: (id: string) => `NOTAM ${id}`,

  sections: {
    translation: 'Direct Translation',
    recommendations: 'Recommendations',
    explanation: 'Explanation',
    duration: 'Duration',
    location: 'Location',
    contact: 'Contact Information',
  },
  from: 'From',
  to: 'To',
  noCoordinates: 'No specific coordinates provided',

  form: {
    text: 'NOTAM text',
    translate: 'Translate NOTAM',
    blocked: 'Please upgrade your plan to continue translating NOTAMs',
    empty: 'Please paste a NOTAM text to translate',
    invalidHeading: 'Invalid NOTAM Text',
    tooManyHeading: 'Too many NOTAMs',
    tooMany: (count, maximum) =>
      `The text holds ${count} NOTAMs. Up to ${maximum} can be translated at once. Split the text and translate the parts one by one.`,
    tooLarge: (maximum) =>
      `The text is too long: up to ${maximum.toLocaleString('en-GB')} characters can be translated at once. Paste only the NOTAMs, or translate them in parts.`,
    limit:
      'You have reached your translation limit. Please upgrade your plan to continue translating NOTAMs.',
    limitNeeded: (needed, left) =>
      `The text holds ${needed} NOTAMs and ${left} ${left === 1 ? 'translation is' : 'translations are'} left. Nothing was spent.`,
  } satisfies TranslatingWords,
} as const;
