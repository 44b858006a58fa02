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
  // «Luttonで高さ89.5 ft、クレーンがあります» → «Luttonでクレーンがあります（高さ89.5 ft）».
  [
    new RegExp(
      `(高さ|標高) ?(${MARKS}\\d[\\d.,]* (?:ft|m)(?:（[^（）]*）)?${MARKS})、([^、。（]*(?:があります|が設置されました))`,
      'u',
    ),
    '$3（$1$2）',
  ],
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
  [/(?<=的)にです。$/u, 'な措置です。'],
  [/(?<=により|を除き)です。$/u, 'ます。'],
  [/^(運航者|対象|高さ)：(.+です。)$/u, '$1は$2'],
  // What is over the sea or the standard pressure is an altitude, and the top of an obstacle: «高さは海抜322 ft».
  [new RegExp(`障害物の高さは(?=${MARKS}海抜)([^。]*?)まで(?=(?:${MARKS})です)`, 'u'), '障害物の頂部は$1'],
  [
    new RegExp(`(?<!障害物の)高さは(?=${MARKS}(?:海抜|FL\\d|標準気圧))([^。]*?)まで(?=${MARKS}です)`, 'u'),
    '上限は$1',
  ],
  // The figures of an obstacle stand behind its sentence and need no name where they have a datum.
  [new RegExp(`(?:標高／地上高|標高|高さ) ?(?=${MARKS}(?:海抜|地上高))`, 'gu'), ''],
  [new RegExp(`(?<=ft（[^（）]*）${MARKS})/(?=${MARKS}(?:海抜|地上高))`, 'gu'), '、'],
  [
    new RegExp(
      `^(${MARKS}(?:海抜|地上高)(?:[^、。（]|（[^（）]*）|、(?=${MARKS}(?:海抜|地上高)))*)、((?!${MARKS}(?:海抜|地上高))[^。、]+?(?:ます|ました|ません|です))(${MARKS}。?)$`,
      'u',
    ),
    '$2（$1）$3',
  ],
  // «（概略値）（地上高…）（標識と灯火あり）» → «（概略値、地上高…、標識と灯火あり）».
  [
    new RegExp(
      `（(${MARKS}(?:海抜|地上高|高さ\\d|標高\\d)${INNER})）(${MARKS})（([^（）：「」]*|${MARKS}(?:海抜|地上高)${INNER})）`,
      'gu',
    ),
    '（$1、$2$3）',
  ],
  [
    new RegExp(
      `（(?!リグ|マスト)([^（）：「」A-Za-z]+)）(${MARKS})（(${MARKS}(?:海抜|地上高)${INNER})）`,
      'gu',
    ),
    '（$1、$2$3）',
  ],
  [new RegExp(`(?<=：${MARKS})（(${INNER})）`, 'u'), '$1'],
  // The note does not part a place from its verb: «場所は…内です（…により通知済み）».
  [
    new RegExp(`^(場所は.+?[内外側])((?:${MARKS}（${INNER}(?:済み|あり|なし|必要)）)+${MARKS})です。$`, 'u'),
    '$1です$2。',
  ],
  [/^場所は([\ue000-\ue0ff]*)飛行情報区(?=.*です。$)/u, '飛行情報区は$1'],
  // What is not allowed at a place: «Coventryでは、West Midlands警察の許可がある場合を除き、…».
  [new RegExp(`${AT}(?=[^、。：]*(?:許可がある場合|自ら運航する場合)[^。]*を除き)`, 'u'), 'では、'],
  [new RegExp(`${AT}(?=${MARKS}渡り鳥が通過)`, 'u'), 'を'],
  // An aerodrome is closed, a service pauses.
  [
    /(?<=飛行場[\ue000-\ue0ff]*[と、][^。]*(?:業務|ATIS\/MET)[\ue000-\ue0ff]*)が閉鎖されます/u,
    'が閉鎖・休止となります',
  ],
  [/(?<=(?:業務|ATIS\/MET)[\ue000-\ue0ff]*)が閉鎖されます/u, 'が休止となります'],
  [/等級の等級/u, '等級'],
  [/^標高／地上高 /u, '標高／地上高は'],
  [/双方向ともです。$/u, '双方向です。'],
  [new RegExp(`(?<=空域${MARKS})はふさがれていて通行できません`, 'u'), 'は通過できません'],
  [
    /((?:滑走路|誘導路|スポット誘導経路|エプロン|スポット|飛行場|移動区域)[^、。：がでは]*)(?<!の使用)が制限されます/u,
    '$1の使用が制限されます',
  ],
  [
    new RegExp(`の等級が引き下げられました(${MARKS})（(空地通信業務|航空交通管制)に）`, 'u'),
    'は$2に格下げされました$1',
  ],
  // What is flown is not used, and who uses an aerodrome asks.
  [
    /(?<=飛行|試運転|離着陸|タッチアンドゴー|進入訓練|ダイバート訓練|訓練のための計器進入)は利用できません/u,
    'は実施できません',
  ],
  [new RegExp(`(?<=(?:飛行場|滑走路|エプロン)${MARKS})には(?=事前の許可)`, 'u'), 'の使用には'],
  // The lights of a runway, not on it.
  [
    new RegExp(
      `(?<=(?:(?:滑走路|誘導路|エプロン)${MARKS}[A-Z0-9/]+|地点)${MARKS})で(?=[^、。：がで（）]*は(?:運用停止中|利用できません|点灯して|撤去されました|信頼できません))`,
      'u',
    ),
    'の',
  ],
  // Units as they are written; not in what is quoted.
  [/(?<=\d) ?MHZ(?![^「」]*」)/gu, ' MHz'],
  [/(?<=）) (?=\d)/gu, ''],
  [/(?<=飛行場は[\ue000-\ue0ff]*)飛行場(?=[\ue000-\ue0ff]*[A-Z])/u, ''],
  [/(?<=に限)るです。$/u, 'ります。'],
  [/してです。$/u, 'します。'],
  [new RegExp(`^(${MARKS}[^、。：]+)：(${MARKS})点灯(?=${MARKS}。$)`, 'u'), '$1は$2点灯しています'],
  [new RegExp(`(?<=^${MARKS})点灯(${MARKS})です。$`, 'u'), '点灯しています$1。'],
  // A headline of subject and condition: «誘導路：閉鎖» → «誘導路の閉鎖».
  [
    /^([^、。：]+)：(?=(?:閉鎖|変更|制限|移設|周波数変更|業務時間変更|等級引き下げ|運用停止|中断のおそれ|電波干渉)$)/u,
    '$1の',
  ],
  [/^([^、。：]+)：(工事|草刈り|除雪)中$/u, '$1で$2'],
  [/^([^、。：]+)：(?=(?:利用不可|運用中|軍用に限定|要請により利用可|常駐機専用)$)/u, '$1は'],
  [/(?<!補助者)なしです。$/u, 'はありません。'],
  // Behind a label no predicate stands.
  [/(?<!^[^：]*：.*)(?<= UTC(?:（現地時間[^（）]*）)?)。$/u, 'です。'],
  [/ありです。$/u, 'があります。'],
  [
    new RegExp(`複数の([^、。：（）\\d]+?)(があります)?(${MARKS})（(${MARKS}\\d+${MARKS})）(${MARKS})`, 'u'),
    '$1$3$4基$5$2',
  ],
  [new RegExp(`(?<=（)高さ：(?=${MARKS}(?:地上高|海抜))`, 'gu'), ''],
  // An obstacle is not lit, its lights are.
  [
    new RegExp(`(?<=(?:障害物|風力発電機|クレーン|塔|煙突|建物)${MARKS})は(?=(?:${MARKS})?点灯し)`, 'u'),
    'の灯火は',
  ],
  [/(?<=障害物[\ue000-\ue0ff]*\d+[\ue000-\ue0ff]*)基/u, '件'],
];

/** A name that comes to stand within a sentence keeps its capital; an address on the web has a point in it. */
const NAME_WITHIN = new RegExp(
  `(?<=[、：でに]${MARKS})\\p{Ll}(?=\\p{Ll}[\\p{L} '/-]*${MARKS}[\\p{sc=Han}\\p{sc=Katakana}の])`,
  'u',
);

const BEHIND = new RegExp(`(?:${MARKS}${IN_PARENTHESES}${MARKS})*$`, 'u');

/** Things, which are at a place: `付近に多数の鳥`; what goes on there is that of the place: `付近の鳥の渡り`. */
const PLACE_OF_NAMED_THING =
  /(?<!ま)で(?=[^で、：]*(?:クレーン|障害物|風力発電機|掘削装置|支柱|塔|煙突|建物|アンテナ|機材|建設機械|妨害装置|金属板|多数の鳥)[\ue000-\ue0ff]*$)/u;

/** A statement as a noun phrase: `臨時危険区域を設定`. */
function asHeading(statement: string): string {
  const isSentence = /(?:ます|です|ません|した)$/u.test(statement);
  // What is or goes on at a place: `付近のクレーン`.
  const placed = isSentence
    ? statement
    : statement
        .replace(PLACE_OF_NAMED_THING, 'に')
        .replace(/(?<!ま)で(?=[^で、：]*$)/u, (_, at: number) =>
          statement.slice(0, at).endsWith('地点') ? 'での' : 'の',
        );
  return placed
    .replace(/次の(?=\p{sc=Han})/u, '')
    .replace(/^(高さ\d[^、]*)、([^、]+)$/, '$2（$1）')
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
    .replace(/[がは](休止|閉鎖・休止)となります$/, 'を$1')
    .replace(/が引き(上|下)げられました$/, 'を引き$1げ')
    .replace(/^燃料は(.+)に変わります$/, '燃料を$1に変更')
    .replace(/(利用|使用|視認|実施)できません$/, '$1不可')
    .replace(/は提供されません$/, 'の提供なし')
    .replace(/は行われません$/, 'なし')
    .replace(/は受け入れません$/, 'の受け入れ不可')
    .replace(/(?<!こと|場合)がありません$/, 'なし')
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
