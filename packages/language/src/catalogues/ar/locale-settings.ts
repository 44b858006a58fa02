import type { LocaleSettings } from '../../locale-settings.ts';
import { adjustSpelling } from './spelling.ts';

/** Arabic. */
export const localeSettings: LocaleSettings = {
  language: 'ar',
  locale: 'ar-u-nu-latn',
  asHeadline: (statement) => statement.replace(/^(?:هناك|يوجد|توجد) /, ''),
  adjustSpelling,
  // The time stands behind the event, which tells by its form whether a comma parts them.
  afterTime: () => null,
  isolate: true,
  // «الثلاثاء، 27 أكتوبر» → «الثلاثاء 27 أكتوبر».
  adjustDay: (day) => day.replace('،', ''),
  months: [
    'يناير',
    'فبراير',
    'مارس',
    'أبريل',
    'مايو',
    'يونيو',
    'يوليو',
    'أغسطس',
    'سبتمبر',
    'أكتوبر',
    'نوفمبر',
    'ديسمبر',
  ],
};
