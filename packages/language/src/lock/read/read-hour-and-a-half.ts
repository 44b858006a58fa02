import type { Scanner } from './scanner.ts';

/** Half an hour is said of twenty minutes as well; nobody says an hour and a half of one. */
const HOUR_AND_A_HALF =
  'one and a half hours|(?:an|one) hour and a half|halvannen time|en og en halv time|(?:una )?hora y media|(?:uma )?hora e meia|' +
  'półtorej godziny|полтора часа|полутора часов|ساعة ونصف|(?:डेढ|देढ) घ(?:ं|ण्)ट\\p{M}*|দেড ঘ[ণন]্টা|一个半小时|一小时半|一時間半';
/** `more than an hour and a half` is no length that could be held. */
const COMPARED =
  /(?:less|more|fewer|under|over|about|around|almost|nearly|within|least|most|roughly|mindre|mer|enn|nesten|omtrent|rundt|drøyt?|snaut?|over|under|innen|minst|menos|más|casi|unos?|una|mais|quase|cerca|de|mniej|więcej|niż|niespełna|ponad|prawie|około|менее|меньше|чем|более|больше|почти|около|чуть|أقل|أكثر|من|نحو|حوالي|قرابة|कम|अधिक|ज्यादा|लगभग|करीब|কম|বেশি|প্রায|不到|不足|超过|近|约|約|ほぼ)[\s,]{0,2}$/iu;
const COMPARED_BEHIND =
  /^\s?(?:से (?:कम|अधिक|ज्यादा)|থেকে|এর (?:কম|বেশি)|র (?:কম|বেশি)|未満|以内|弱|強|余|前|before|før|antes|przed|до|قبل|पहले|আগে)/iu;

/** Whether what stands between `before` and `after` is a bound or a rough length only. */
export function isCompared(before: string, after: string): boolean {
  return COMPARED.test(before) || COMPARED_BEHIND.test(after);
}

/** An hour and a half, where it is said to be exactly that. */
export function readHourAndAHalf(scanner: Scanner): void {
  const end = '(?![\\p{Script=Latin}\\p{Script=Cyrillic}])';
  scanner.take(new RegExp(`(?<!\\p{L})(?:${HOUR_AND_A_HALF})${end}`, 'giu'), (_match, before, after) =>
    isCompared(before, after)
      ? null
      : [[{ type: 'measure', dimension: 'duration', unit: 'min', value: 90, base: 90, step: 1 }]],
  );
}
