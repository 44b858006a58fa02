import type { LocaleSettings } from '../../locale-settings.ts';

/** Chinese. */
export const localeSettings: LocaleSettings = {
  language: 'zh',
  locale: 'zh-CN',
  datumFirst: true,
  // «90和150 米» → «90 和 150 米».
  adjustList: (list) => list.replace(/(?<=\d)和(?=\d)/gu, ' 和 '),
  // «短时 阵雨» → «短时阵雨», «至2023年» → «至 2023年»: a blank between Chinese and figures, none between Chinese words.
  adjustSpelling: (text) =>
    text
      .replace(/(?<=[\p{Script=Han}（），。；：、]) (?=[\p{Script=Han}（），。；：、])|(?<=）) (?=\d)/gu, '')
      .replace(/(?<=[A-Za-z\d])(?=[和至或])/gu, ' ')
      .replace(/(?<=[和至或])(?=[A-Za-z\d])(?!\d+日)/gu, ' '),
  listedDayMark: '日',
  months: ['1月', '2月', '3月', '4月', '5月', '6月', '7月', '8月', '9月', '10月', '11月', '12月'],
};
