import type { LocaleSettings } from '../../locale-settings.ts';

/** Japanese. */
export const localeSettings: LocaleSettings = {
  language: 'ja',
  locale: 'ja-JP',
  datumFirst: true,
  asHeadline: (statement) =>
    statement
      .replace(/が(?=[^が]+(?:されます|されました|されています)$)/, 'を')
      .replace(/(?:されます|されました|されています|となります|しています|です)$/, ''),
  listedDayMark: '日',
  months: ['1月', '2月', '3月', '4月', '5月', '6月', '7月', '8月', '9月', '10月', '11月', '12月'],
};
