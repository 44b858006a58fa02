import type { LocaleSettings } from '../../locale-settings.ts';

// Marks of values (U+E000 to U+E0FF) are looked through.
const NEEDLESS_BLANK =
  /(?<=[\p{Script=Han}（），。；：、”][\ue000-\ue0ff]*) (?=[\ue000-\ue0ff]*[\p{Script=Han}（），。；：、“])|(?<=）[\ue000-\ue0ff]*) (?=[\ue000-\ue0ff]*\d)/gu;
const BEHIND_LATIN =
  /(?<=(?:[A-Za-z]\d*|\)|\/\d+|(?:跑道|停机位|RWY) [\ue000-\ue0ffA-Z\d/、 -]*\d)[\ue000-\ue0ff]*)(?=\p{Script=Han})|(?<=\d[\ue000-\ue0ff]*)(?=[和至或]|分钟|小时|天[前后])/gu;
const BEFORE_LATIN =
  /(?<=\p{Script=Han})(?=[\ue000-\ue0ff]*[A-Za-z])|(?<=[和至或为自]|提供)(?=[\ue000-\ue0ff]*\d)(?![\ue000-\ue0ff]*\d+[\ue000-\ue0ff]*日)(?!(?<=日[\ue000-\ue0ff]*[和至或])[\ue000-\ue0ff]*\d+[\ue000-\ue0ff]*月)/gu;
// «07:00–09:00, 12:00–16:00» and «07:00–09:00；12:00–16:00» of one day → «07:00–09:00、12:00–16:00».
const COMMA_OF_HOURS = /(?<=\d\d:\d\d–\d\d:\d\d[\ue000-\ue0ff]*)(?:, |；)(?=[\ue000-\ue0ff]*\d\d:\d\d–)/gu;
// «周一 07:00–10:00；周一 14:00–18:00» → «周一 07:00–10:00、14:00–18:00».
const DAY_TWICE =
  /(?<=(周[一二三四五六日]) [\ue000-\ue0ff]*\d\d:\d\d–\d\d:\d\d[\ue000-\ue0ff]*)；\1 (?=[\ue000-\ue0ff]*\d\d:\d\d–)/gu;
// «滑行道 B, C» → «滑行道 B、C».
const COMMA_OF_NAMES =
  /(?<=(?:滑行道|停机位|跑道|提供) [\ue000-\ue0ff]*[A-Z\d/, -]+), (?=[A-Z\d/-]{1,7}(?![A-Za-z\d]))/gu;
// «多台起重机（2）» → «2 台起重机».
const COUNTED = /多([台个])([\p{Script=Han}]+)（([\ue000-\ue0ff]*\d+[\ue000-\ue0ff]*)）/gu;
// «起重机（在建）（Oslo）» → «起重机（在建，Oslo）».
const DOUBLE_PARENTHESES = /(?<=（[^（）]*)）([\ue000-\ue0ff]*)（/gu;
// «位于位于 A 区» → «位于 A 区».
const PLACED_TWICE = /位于(?=位于|包括)/gu;
// «Central London 请飞行员» → «Central London，请飞行员».
const REQUEST_BEHIND_NAME = /(?<=[A-Za-z\d][\ue000-\ue0ff]*) (?=请)/gu;

/** Chinese. */
export const localeSettings: LocaleSettings = {
  language: 'zh',
  locale: 'zh-CN',
  datumFirst: true,
  // «开放时间如下» announces, which a headline does not.
  asHeadline: (statement) => statement.replace(/(?<=时间(?:变更|延长)?)如下$/, ''),
  // «90和150 米» → «90 和 150 米».
  adjustList: (list) => list.replace(/(?<=\d)和(?=\d)/gu, ' 和 '),
  // «短时 阵雨» → «短时阵雨», «至2023年» → «至 2023年»: a blank between Chinese and figures, none between Chinese words
  // nor within «4月4日至7月3日».
  adjustSpelling: (text) =>
    text
      .replace(COMMA_OF_HOURS, '、')
      .replace(DAY_TWICE, '、')
      .replace(COMMA_OF_NAMES, '、')
      .replace(COUNTED, '$3 $1$2')
      .replace(DOUBLE_PARENTHESES, '，$1')
      .replace(PLACED_TWICE, '')
      .replace(REQUEST_BEHIND_NAME, '，')
      .replace(NEEDLESS_BLANK, '')
      .replace(BEHIND_LATIN, ' ')
      .replace(BEFORE_LATIN, ' '),
  listedDayMark: '日',
  months: ['1月', '2月', '3月', '4月', '5月', '6月', '7月', '8月', '9月', '10月', '11月', '12月'],
};
