import type { LocaleSettings } from '../../locale-settings.ts';

/** Marks of values may stand wherever two parts of a sentence meet. */
const MARKS = String.raw`[\ue000-\ue0ff]*`;
const INNER = '(?:[^（）]|（[^（）]*）)*';
const IN_PARENTHESES = `（${INNER}）`;

/** The particle of a place: not that of `まで`, `ないで`, `です`, `できます`, `では`, `での` or `でも`. */
const AT = '(?<!ま|ない)で(?![はすのもき])';

/** What is somewhere has another particle than what happens there: `付近にクレーンがあります`, `付近で花火が打ち上げられます`. */
const PLACE_OF_THING = new RegExp(
  `${AT}(?=[^、。：]*(?:(?<!こと|場合|おそれ|必要|可能性|影響)が(?:あります|ありません)|がいます|が出没))`,
  'gu',
);
/** A place within a place. */
const PLACE_WITHIN = new RegExp(
  `(?<=[A-Z0-9a-z）内外間側方端縁隣囲近北南東西点空][\ue000-\ue0ff]*)${AT}(?=[^、。：で（）はがを]+${AT})`,
  'gu',
);

const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  // «20 分前» → «20分前»; no blank behind a full-width mark.
  [/(?<=\d) (?=(?:分|時間|日)[前後])|(?<=[：、。]) /gu, ''],
  // «日曜日の09:00» → «日曜日09:00»; ranges have one sign.
  [new RegExp(`(?<=日)の(?=${MARKS}\\d)`, 'gu'), ''],
  [new RegExp(`(?<=日${MARKS}|\\d\\d:\\d\\d)–(?=${MARKS}\\d)`, 'gu'), '～'],
  // «15日、22日12:00» → «15日、22日の12:00»: the hours are those of each day.
  [new RegExp(`(?<=日、(?:\\d+月)?\\d+日)(?=${MARKS}\\d\\d:\\d\\d)`, 'gu'), 'の'],
  // A row of a table among dated ones: «7月9日(木) 22:00～…», «(金) 04:00～16:00».
  [/^([月火水木金土日])曜日 (?=\d\d:\d\d～)/u, '($1) '],
  [/(?<=\d)–(?=\d+日)/gu, '～'],
  [/(?<=\d\d:\d\d), (?=\d\d:\d\d)/gu, '、'],
  // «北東で0.2 NMの地点で» → «北東0.2 NMの地点で».
  [
    new RegExp(
      `(?<!ま)で(?=${MARKS}[\\d.,]+${MARKS}\\s?(?:NM|km|m|ft)(?:（[^（）]*）)?${MARKS}の地点)`,
      'gu',
    ),
    '',
  ],
  [new RegExp(`${AT}(?=[^、。]*方位${MARKS}\\d)`, 'gu'), '、'],
  [new RegExp(`${AT}(?=${MARKS}半径[^、。]*以内で)`, 'gu'), 'で、'],
  [new RegExp(`(?<=高さ|標高|長さ|幅|半径|方位) (?=${MARKS}\\d)`, 'gu'), ''],
  [PLACE_WITHIN, 'の'],
  [PLACE_OF_THING, 'に'],
  // The cause is that of the event, not of the place: «工事のためAとBの間で誘導路Cが閉鎖されます».
  [new RegExp(`^([^、。：<]+?${AT}${MARKS})([^、。：でがは（）]{1,16}のため)`, 'u'), '$2$1'],
  // A place without a statement.
  [new RegExp(`(?<!ま)で(?=${MARKS}(?:）|(?:${IN_PARENTHESES}${MARKS})*(?:です)?。))`, 'gu'), ''],
  [
    new RegExp(`^(${MARKS})（(${INNER})）(${MARKS})（(${INNER})）(${MARKS})です。$`, 'u'),
    '$1$2$3、$4$5です。',
  ],
  [new RegExp(`^(${MARKS}（.*）${MARKS})です。$`, 'u'), '$1。'],
  [/(?<=的)にです。$/u, 'です。'],
  [/(?<=により|を除き)です。$/u, 'ます。'],
  [/^(運航者|対象|高さ)：(.+です。)$/u, '$1は$2'],
  [/(?<=飛行場は[\ue000-\ue0ff]*)飛行場(?=[\ue000-\ue0ff]*[A-Z])/u, ''],
  [/(?<=に限)るです。$/u, 'ります。'],
  [/してです。$/u, 'します。'],
  [new RegExp(`^(${MARKS}[^、。：]+)：(${MARKS})点灯(?=${MARKS}。$)`, 'u'), '$1は$2点灯しています'],
  [new RegExp(`(?<=^${MARKS})点灯(${MARKS})です。$`, 'u'), '点灯しています$1。'],
  // A headline of subject and condition: «誘導路：閉鎖» → «誘導路の閉鎖».
  [/^([^、。：]+)：(?=(?:閉鎖|変更|制限|移設|周波数変更|運用停止|中断のおそれ|電波干渉)$)/u, '$1の'],
  [/^([^、。：]+)：(?=(?:利用不可|運用中|軍用に限定|要請により利用可|常駐機専用)$)/u, '$1は'],
  [/(?<!補助者)なしです。$/u, 'はありません。'],
  [/(?<= UTC(?:（現地時間[^（）]*）)?)。$/u, 'です。'],
  [/ありです。$/u, 'があります。'],
  [
    new RegExp(`複数の([^、。：（）\\d]+?)(があります)?(${MARKS})（(${MARKS}\\d+${MARKS})）(${MARKS})`, 'u'),
    '$1$3$4基$5$2',
  ],
  [new RegExp(`(?<=（)高さ：(?=${MARKS}(?:地上高|海抜))`, 'gu'), ''],
  [/(?<=障害物[\ue000-\ue0ff]*\d+[\ue000-\ue0ff]*)基/u, '件'],
];

/** A name that comes to stand within a sentence keeps its capital; an address on the web has a point in it. */
const NAME_WITHIN = new RegExp(
  `(?<=[、：でに]${MARKS})\\p{Ll}(?=\\p{Ll}[\\p{L} '/-]*${MARKS}[\\p{sc=Han}\\p{sc=Katakana}の])`,
  'u',
);

const BEHIND = new RegExp(`(?:${MARKS}${IN_PARENTHESES}${MARKS})*$`, 'u');

/** A statement as a noun phrase: `臨時危険区域を設定`. */
function asHeading(statement: string): string {
  const isSentence = /(?:ます|です|ません|した)$/u.test(statement);
  // What is or goes on at a place: `付近のクレーン`.
  const placed = isSentence ? statement : statement.replace(/(?<!ま)で(?=[^で、：]*$)/u, 'の');
  return placed
    .replace(/は(飛行|進入)が禁止されています$/, 'の$1を禁止')
    .replace(
      /は(?=(?:一部)?(?:閉鎖|休止|中断|制限|撤去|変更|延長)(?:されます|されました|されています)$)/,
      'を',
    )
    .replace(/は次のとおり(変更|延長)?(?:します|されます)?(?:です)?$/, (_, change?: string) =>
      change === undefined ? '' : `の${change}`,
    )
    .replace(/[はが]?利用できます$/, '利用可')
    .replace(/は有効ではありません$/, 'は無効')
    .replace(/が休止します$/, 'を休止')
    .replace(/(利用|使用)できません$/, '$1不可')
    .replace(/提供されません$/, '提供なし')
    .replace(/が行われます$/, '')
    .replace(/があります$/, 'あり')
    .replace(/が(?=[^が]+(?:されます|されました|されています)$)/, 'を')
    .replace(/(?:されます|されました|されています|となります|しています|です)$/, '');
}

/** Japanese. */
export const localeSettings: LocaleSettings = {
  language: 'ja',
  locale: 'ja-JP',
  datumFirst: true,
  asHeadline: (statement) => {
    const behind = BEHIND.exec(statement)?.[0] ?? '';
    return `${asHeading(statement.slice(0, statement.length - behind.length))}${behind}`;
  },
  adjustSpelling: (text) =>
    SPELLINGS.reduce((said, [found, written]) => said.replace(found, written), text).replace(
      NAME_WITHIN,
      (letter) => letter.toUpperCase(),
    ),
  listedDayMark: '日',
  months: ['1月', '2月', '3月', '4月', '5月', '6月', '7月', '8月', '9月', '10月', '11月', '12月'],
};
