import type { LocaleSettings } from '../../locale-settings.ts';
import { adjustSpelling, asHeadline } from './spelling.ts';

const MONTHS = [
  'जनवरी',
  'फ़रवरी',
  'मार्च',
  'अप्रैल',
  'मई',
  'जून',
  'जुलाई',
  'अगस्त',
  'सितंबर',
  'अक्टूबर',
  'नवंबर',
  'दिसंबर',
];

/** Hindi. */
export const localeSettings: LocaleSettings = {
  language: 'hi',
  locale: 'hi-IN-u-nu-latn',
  datumFirst: true,
  asHeadline,
  adjustSpelling,
  // «बुध, 21 अक्टू॰» → «बुधवार 21 अक्टूबर».
  adjustDay: (day) =>
    day
      .replace(/^(रवि|सोम|मंगल|बुध|गुरु|शुक्र|शनि),? /u, '$1वार ')
      .replace(
        /\p{L}[\p{L}\p{M}]*॰/u,
        (month) => MONTHS.find((name) => name.startsWith(month.slice(0, -1))) ?? month,
      ),
  adjustList: (list) => list.replace(/, (?=और )/gu, ' '),
  months: MONTHS,
};
