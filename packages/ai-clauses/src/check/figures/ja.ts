import type { FigureWords } from './figure-words.ts';

/** Figures, units, days and directions in Japanese. */
export const figures: FigureWords = {
  words: {
    none: `二次レーダー 二次監視 三角 四角 十字 十分な 十分に 万一 万が一 半径 車両 毎日 同日 翌日 当日 前日 日時 曜日 日中 日没 日の出 日本 時間帯 年次`,
    numberWord: `二 三 四 五 六 七 八 九 十 百 千 万 億 兆 零 壱 弐 拾 廿 萬 ふたつ みっつ よっつ いつつ むっつ ななつ やっつ ここのつ ふたり さんにん ゼロ ダース パーセント プラス マイナス
      トリプル トリオ ツイン クォーター`,
    'bound.beside.more': '以上 超 少なくとも',
    'bound.beside.less': '未満 弱',
    'bound.beside.about': '約 およそ 程度',
    both: '両方 両側 両端 双方 両者 両',
    half: '半分 半数 前半 後半 半 ハーフ',
    double: '二重 双方向 倍 ダブル デュアル',
    'unit.foot': 'フィート フート',
    'unit.metre': 'メートル',
    'unit.kilometre': 'キロ キロメートル',
    'unit.mile': 'マイル 海里',
    'unit.knot': 'ノット',
    'unit.small': 'センチ センチメートル ミリ ミリメートル インチ ヤード',
    'unit.beside.time': '割 時間 分間 秒間 日間 週間 か月 ヶ月 カ月 年間 時 分 秒 日 月 年 週',
    'unit.clock': '協定世界時 世界時 日本標準時 現地時間 現地時刻 午前 午後 正午 深夜零時',
    'unit.beside.degree': '度',
    'unit.pressure': 'ヘクトパスカル',
    'unit.frequency': 'メガヘルツ キロヘルツ ヘルツ',
    'unit.mass': 'キログラム グラム トン ポンド リットル',
    'unit.level': 'フライトレベル',
    'unit.position': '北緯 南緯 東経 西経',
    datum: '海抜 平均海面 平均海水面 地上高 対地高度 対地 標準気圧面',
    calendar: '月曜 火曜 水曜 木曜 金曜 土曜 日曜 一月',
    'compass.northEast': '北東 東北',
    'compass.northWest': '北西 西北',
    'compass.southEast': '南東 東南',
    'compass.southWest': '南西 西南',
    'compass.north': '北',
    'compass.south': '南',
    'compass.east': '東',
    'compass.west': '西',
  },
  compounds: null,
  commonWords: new Set(
    'の は が を に で た る い し て ん ま す 発 気 駅 図 対 実 転 応 検 験 権'.split(' '),
  ),
};
