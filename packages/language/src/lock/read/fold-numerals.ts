import type { Folded } from './folded.ts';

const DIGITS = '〇零○一二三四五六七八九两兩';
const VALUES = '〇一二三四五六七八九';
const SAME: Readonly<Record<string, string>> = { 零: '〇', '○': '〇', 两: '二', 兩: '二' };
const MULTIPLES: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };
const NUMERAL = `[${DIGITS}十百千]{1,9}(?:[万萬][${DIGITS}十百千]{0,9})?`;
const UNITS =
  '英尺|呎|米(?!德)|公尺|千米|公里|海[里浬]|浬|兆赫|公斤|千克|个?小时|分钟|フィート|メートル|キロ|海里|カイリ|ノット|時間|分間';
const CLOCK = '[时時点點]';
const HALF_OF_DAY = '上午|下午|凌晨|早上|晚上|傍晚|中午|午前|午後';

/** A numeral where it can be nothing but a figure: `七月一日`, `午前八時`, `北纬三十五度三十三分`, `一万二千英尺`. */
const FIGURES: readonly (readonly [pattern: RegExp, write: (match: RegExpExecArray) => string | null])[] = [
  // 令和 1 was 2019.
  [
    new RegExp(`令和\\s?(元|\\d{1,2}|[${DIGITS}十]{1,3})\\s?年`, 'g'),
    ([, year = '']) => `${String(2018 + reignOf(year))}年`,
  ],
  [new RegExp(`(?<![${DIGITS}])[${DIGITS}]{4}(?=\\s?年)`, 'g'), digitsOf],
  [new RegExp(`(?<![${DIGITS}十第])[${DIGITS}十]{1,3}(?=月[${DIGITS}十]{1,3}[日号號])`, 'g'), valueOf],
  [new RegExp(`(?<=\\d月)[${DIGITS}十]{1,3}(?=[日号號])`, 'g'), valueOf],
  [new RegExp(`(?<=\\d日?(?:至|到|から|、|和|及|と|-))[${DIGITS}十]{1,3}(?=[日号號])`, 'g'), valueOf],
  [new RegExp(`(?<=(?:${HALF_OF_DAY}|[日号])\\s?)[${DIGITS}十]{1,3}(?=${CLOCK}(?![間间]))`, 'g'), valueOf],
  [
    new RegExp(
      `(?<![${DIGITS}十第])[${DIGITS}十]{1,3}(?=${CLOCK}(?:整|半)?(?:至|到|から)[${DIGITS}十\\d])`,
      'g',
    ),
    valueOf,
  ],
  [new RegExp(`(?<=${CLOCK}(?:整|半)?(?:至|到|から))[${DIGITS}十]{1,3}(?=${CLOCK}(?![間间]))`, 'g'), valueOf],
  [new RegExp(`(?<=\\d${CLOCK})[${DIGITS}十]{1,3}(?=分)`, 'g'), valueOf],
  [/(?<=\d[点點时時])半(?![径徑])/g, () => '30分'],
  [/(?<=\d[点點])一刻/g, () => '15分'],
  [/(?<=\d[点點])三刻/g, () => '45分'],
  // `09左跑道`, `滑走路09左は`
  [/(?<=(?<!\d)[0-3]\d)[左右](?=(?:号|號)?(?:跑道|滑走路))/g, ([side]) => (side === '左' ? 'L' : 'R')],
  [
    /(?<=(?:跑道|滑走路|RWY) ?[0-3]\d)[左右](?=[はがの、,/・]|关闭|$)/g,
    ([side]) => (side === '左' ? 'L' : 'R'),
  ],
  [new RegExp(`(?<=[北南东東西][纬緯经経經])[${DIGITS}十百]{1,5}(?=度)`, 'g'), valueOf],
  [new RegExp(`(?<=\\d度)[${DIGITS}十]{1,3}(?=分)`, 'g'), valueOf],
  [new RegExp(`(?<=\\d度\\d{1,2}分)[${DIGITS}十]{1,3}(?=秒)`, 'g'), valueOf],
  [
    new RegExp(`(?<![${DIGITS}十百千万第数幾几])[${DIGITS}十]{1,3}点[${DIGITS}]{1,3}(?=${UNITS})`, 'g'),
    ([all]) => {
      const [whole = '', decimals = ''] = all.split('点');
      return `${String(numberOf(whole))}.${digitsIn(decimals)}`;
    },
  ],
  // `1万2千`
  [/(?<![\d.])\d{1,2}[万萬]\d(?=千)/g, ([all]) => all.replace(/[万萬]/, '')],
  // One and a half is compared with more care.
  [
    new RegExp(`(?<![${DIGITS}十百千万第数幾几个\\d])(?!一)(${NUMERAL})个半(?=小时)`, 'g'),
    ([, whole = '']) => `${String(numberOf(whole))}.5`,
  ],
  [/(?<=(?<![\d.,])\d{1,2})个半(?=小时)/g, () => '.5'],
  [/(?<=(?<![\d.,])\d{1,2})時間半/g, () => '.5時間'],
  // `日没の三十分後`; `十分な距離` is none.
  [new RegExp(`(?<![${DIGITS}十百千])[${DIGITS}十]{1,3}(?=分(?:前(?!もって)|後))`, 'g'), valueOf],
  [
    new RegExp(
      `(?<![${DIGITS}十百千万第数幾几\\d一])(?!一(?!十|百|千|万))${NUMERAL}(?<![十百]千)(?=${UNITS})`,
      'g',
    ),
    valueOf,
  ],
  [new RegExp(`(?<![${DIGITS}十百千万\\d个大每多])半个?(?=海里|浬|公里|小时|キロ|カイリ)`, 'g'), () => '0.5'],
];

function digitsIn(numeral: string): string {
  return Array.from(numeral, (digit) => String(VALUES.indexOf(SAME[digit] ?? digit))).join('');
}

function digitsOf([numeral]: RegExpExecArray): string {
  return digitsIn(numeral);
}

function reignOf(year: string): number {
  if (year === '元') return 1;
  return /\d/.test(year) ? Number(year) : numberOf(year);
}

/** Below ten thousand: `二千五百`, `三十`, `〇五`. */
function smallNumberOf(numeral: string): number {
  if (!/[十百千]/.test(numeral)) return Number(digitsIn(numeral));
  let sum = 0;
  let digit: number | null = null;
  for (const sign of numeral) {
    const multiple = MULTIPLES[sign];
    if (multiple === undefined) digit = VALUES.indexOf(SAME[sign] ?? sign);
    else {
      sum += (digit ?? 1) * multiple;
      digit = null;
    }
  }
  return sum + (digit ?? 0);
}

function numberOf(numeral: string): number {
  const [tens = '', rest] = numeral.split(/[万萬]/);
  return rest === undefined
    ? smallNumberOf(tens)
    : smallNumberOf(tens) * 10_000 + (rest === '' ? 0 : smallNumberOf(rest));
}

function valueOf([numeral]: RegExpExecArray): string {
  return String(numberOf(numeral));
}

/** `folded` with the figures that it writes in Chinese characters in digits. */
export function foldNumerals(folded: Folded): Folded {
  let { text, offsets } = folded;
  if (!/[一二三四五六七八九十百千零〇半两兩萬万元左右]|令和|時間半/.test(text)) return folded;
  for (const [pattern, write] of FIGURES) {
    let next = '';
    const moved: number[] = [];
    let at = 0;
    for (const match of text.matchAll(pattern)) {
      const digits = write(match) ?? match[0];
      next += text.slice(at, match.index) + digits;
      moved.push(...offsets.slice(at, match.index), ...Array.from(digits, () => offsets[match.index] ?? 0));
      at = match.index + match[0].length;
    }
    if (at === 0) continue;
    text = next + text.slice(at);
    offsets = [...moved, ...offsets.slice(at)];
  }
  return { text, offsets };
}
