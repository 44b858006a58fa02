import type { LocaleSettings } from '../../locale-settings.ts';

/** Marks of values may stand wherever two parts of a sentence meet. */
const MARKS = String.raw`[\ue000-\ue0ff]*`;
const IN_PARENTHESES = '（(?:[^（）]|（[^（）]*）)*）';

/** What is somewhere has another particle than what happens there: `付近にクレーンがあります`, `付近で花火が打ち上げられます`. */
const PLACE_OF_THING =
  /(?<!ま)で(?![すのも])(?=[^、。：]*(?:(?<!こと|場合|おそれ|必要|可能性|影響)があります|がいます))/gu;

const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  // «20 分前» → «20分前»; no blank behind a full-width mark.
  [/(?<=\d) (?=(?:分|時間|日)[前後])|(?<=[：、。]) /gu, ''],
  // «日曜日の09:00» → «日曜日09:00»; ranges have one sign.
  [new RegExp(`(?<=日)の(?=${MARKS}\\d)`, 'gu'), ''],
  [new RegExp(`(?<=日${MARKS}|\\d\\d:\\d\\d)–(?=${MARKS}\\d)`, 'gu'), '～'],
  [/(?<=\d\d:\d\d), (?=\d\d:\d\d)/gu, '、'],
  [PLACE_OF_THING, 'に'],
  // «北東で0.2 NMの地点で» → «北東0.2 NMの地点で».
  [new RegExp(`(?<!ま)で(?=${MARKS}[\\d.,]+\\s?(?:NM|km|m|ft)(?:（[^（）]*）)?${MARKS}の地点)`, 'gu'), ''],
  [new RegExp(`で(?=${MARKS}半径[^、。]*以内[でに])`, 'gu'), 'で、'],
  // A place without a statement.
  [new RegExp(`(?<!ま)で(?=${MARKS}(?:）|(?:${IN_PARENTHESES}${MARKS})*(?:です)?。))`, 'gu'), ''],
  [new RegExp(`^(${MARKS}（.*）${MARKS})です。$`, 'u'), '$1。'],
  [/(?<=的)にです。$/u, 'です。'],
  [/(?<=により|を除き)です。$/u, 'ます。'],
  [/してです。$/u, 'します。'],
  [/(?<!補助者)なしです。$/u, 'はありません。'],
  [/ありです。$/u, 'があります。'],
  [
    new RegExp(`複数の([^、。：（）\\d]+?)(があります)?(${MARKS})（(${MARKS}\\d+${MARKS})）(${MARKS})`, 'u'),
    '$1$3$4基$5$2',
  ],
  [/(?<=障害物[\ue000-\ue0ff]*\d+[\ue000-\ue0ff]*)基/u, '件'],
];

/** Japanese. */
export const localeSettings: LocaleSettings = {
  language: 'ja',
  locale: 'ja-JP',
  datumFirst: true,
  asHeadline: (statement) =>
    (/(?:ます|です|ません|した)$/u.test(statement)
      ? statement
      : statement.replace(/(?<!ま)で(?=[^で、：]*$)/u, 'の')
    )
      .replace(/は(飛行|進入)が禁止されています$/, 'の$1を禁止')
      .replace(
        /は(?=(?:一部)?(?:閉鎖|休止|中断|制限|撤去|変更|延長)(?:されます|されました|されています)$)/,
        'を',
      )
      .replace(/が休止します$/, 'を休止')
      .replace(/(利用|使用)できません$/, '$1不可')
      .replace(/提供されません$/, '提供なし')
      .replace(/が行われます$/, '')
      .replace(/があります$/, 'あり')
      .replace(/が(?=[^が]+(?:されます|されました|されています)$)/, 'を')
      .replace(/(?:されます|されました|されています|となります|しています|です)$/, ''),
  adjustSpelling: (text) => SPELLINGS.reduce((said, [found, written]) => said.replace(found, written), text),
  listedDayMark: '日',
  months: ['1月', '2月', '3月', '4月', '5月', '6月', '7月', '8月', '9月', '10月', '11月', '12月'],
};
