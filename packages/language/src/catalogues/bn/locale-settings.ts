import { adjustDanda } from '../../format/danda.ts';
import type { LocaleSettings } from '../../locale-settings.ts';
import { adjustEndings } from './endings.ts';

const MONTHS = [
  'জানুয়ারি',
  'ফেব্রুয়ারি',
  'মার্চ',
  'এপ্রিল',
  'মে',
  'জুন',
  'জুলাই',
  'আগস্ট',
  'সেপ্টেম্বর',
  'অক্টোবর',
  'নভেম্বর',
  'ডিসেম্বর',
];

/** `24 এবং 26`, `EGD613A এবং EGD613B`: people join figures, codes and names by the short `ও`, and words by `এবং`. */
const LIST_WITHOUT_WORDS = /^([^\u0980-\u09ff]+) এবং ([^\u0980-\u09ff]+)$/u;

/** Bengali. */
export const localeSettings: LocaleSettings = {
  language: 'bn',
  locale: 'bn-BD-u-nu-latn',
  datumFirst: true,
  asHeadline: (statement) =>
    statement
      .replace(/ (?:থাকবে|আছে)(?=$|,| \()/u, '')
      // The list that follows is not in the headline.
      .replace(/^নিম্নোক্ত /u, '')
      .replace(/^NOTAM-টি (.+) নিয়ে$/u, '$1 সংক্রান্ত NOTAM')
      .replace(/^NOTAM-টি (?=(?:শুধু|ড্রোন|বৈধ) )/u, '')
      .replace(/^এটি (?:একটি )?(?=.*(?:NOTAM|চেকলিস্ট)$)/u, ''),
  adjustSpelling: (text) => adjustDanda(adjustEndings(text)),
  adjustList: (list) => list.replace(LIST_WITHOUT_WORDS, '$1 ও $2'),
  // «বুধ 12 অক্টো» → «বুধবার 12 অক্টোবর».
  adjustDay: (day) =>
    day
      .replace(/^(রবি|সোম|মঙ্গল|বুধ|বৃহস্পতি|শুক্র|শনি),? /u, '$1বার ')
      .replace(/(?<=\d )[\p{L}\p{M}]+/u, (month) => MONTHS.find((name) => name.startsWith(month)) ?? month),
  months: MONTHS,
};
