import type { LocaleSettings } from '../../locale-settings.ts';

/** Chinese. */
export const localeSettings: LocaleSettings = {
  language: 'zh',
  locale: 'zh-CN',
  datumFirst: true,
  // «90和150 米» → «90 和 150 米».
  adjustList: (list) => list.replace(/(?<=\d)和(?=\d)/gu, ' 和 '),
  // «短时 阵雨» → «短时阵雨», «至2023年» → «至 2023年»: a blank between Chinese and figures, none between Chinese words. Marks of
  // values (U+E000 to U+E0FF) are looked through.
  adjustSpelling: (text) =>
    text
      .replace(
        /(?<=[\p{Script=Han}（），。；：、][\ue000-\ue0ff]*) (?=[\ue000-\ue0ff]*[\p{Script=Han}（），。；：、])|(?<=）[\ue000-\ue0ff]*) (?=[\ue000-\ue0ff]*\d)/gu,
        '',
      )
      .replace(/(?<=[A-Za-z]\d*[\ue000-\ue0ff]*)(?=\p{Script=Han})/gu, ' ')
      .replace(/(?<=\p{Script=Han})(?=[\ue000-\ue0ff]*[A-Za-z])/gu, ' ')
      .replace(/(?<=[A-Za-z\d][\ue000-\ue0ff]*)(?=[和至或])/gu, ' ')
      .replace(/(?<=[和至或])(?=[\ue000-\ue0ff]*[A-Za-z\d])(?![\ue000-\ue0ff]*\d+[\ue000-\ue0ff]*日)/gu, ' '),
  listedDayMark: '日',
  months: ['1月', '2月', '3月', '4月', '5月', '6月', '7月', '8月', '9月', '10月', '11月', '12月'],
};
