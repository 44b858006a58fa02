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

/** Bengali. */
export const localeSettings: LocaleSettings = {
  language: 'bn',
  locale: 'bn-BD-u-nu-latn',
  datumFirst: true,
  asHeadline: (statement) => statement.replace(/ (?:থাকবে|আছে)(?=$|,| \()/u, ''),
  adjustSpelling: (text) => adjustDanda(adjustEndings(text)),
  // «বুধ 12 অক্টো» → «বুধবার 12 অক্টোবর».
  adjustDay: (day) =>
    day
      .replace(/^(রবি|সোম|মঙ্গল|বুধ|বৃহস্পতি|শুক্র|শনি),? /u, '$1বার ')
      .replace(/(?<=\d )[\p{L}\p{M}]+/u, (month) => MONTHS.find((name) => name.startsWith(month)) ?? month),
  months: MONTHS,
};
