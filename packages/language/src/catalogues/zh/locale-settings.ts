import type { LocaleSettings } from '../../locale-settings.ts';

/** Chinese. */
export const localeSettings: LocaleSettings = {
  language: 'zh',
  locale: 'zh-CN',
  pointingBelow: (sentence) => sentence.replace(/通报的(.+)如下(?=。?$)/u, '通报了$1'),
  datumFirst: true,
  // «90和150 米» → «90 和 150 米».
  adjustList: (list) => list.replace(/(?<=\d)和(?=\d)/gu, ' 和 '),
  listedDayMark: '日',
  months: ['1月', '2月', '3月', '4月', '5月', '6月', '7月', '8月', '9月', '10月', '11月', '12月'],
};
