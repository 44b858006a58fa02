/** Marks that set the values of a notice apart. */
const MARKS = String.raw`[\ue000-\ue0ff]*`;

/** Words up to the next comma, full stop or colon; figures and what stands in brackets may have their own. */
const UP_TO_COMMA = String.raw`(?:[^.:;,()«»]|(?<=\d)[.,](?=\d)|\([^()]*\))*`;

/** What stands has a height of its own: `стоит кран (Glasgow), высота 40 м` is `стоит кран (Glasgow) высотой 40 м`. */
const HIGH_THING = new RegExp(
  String.raw`(?<!\p{L})((?:сто[ия]т|строятся|име[ею]тся препятстви[ея])(?!\p{L})${UP_TO_COMMA}), (${MARKS})высота (?=(?:от |до )?${MARKS}\d)`,
  'giu',
);

/** What flies does so at a height: `выполняются полёты дронов, высота до 120 м`. */
const AT_HEIGHT = new RegExp(
  String.raw`(?<!\p{L})((?:ожида[ею]тся|выполняются) (?:полёты|запуск|прыжки|показательные|пилотаж|скопление|птицы)(?!\p{L})${UP_TO_COMMA}), (${MARKS})высота (?=(?:от |до )?${MARKS}\d)`,
  'giu',
);

/** The noun stands first where its limits are what is told: `выполняются полёты дронов только в границах …`. */
const ONLY_INSIDE = new RegExp(
  String.raw`(?<=(?:^|[.!?] )${MARKS})Выполняются п(олёты дронов[^.:;,()«»]*(?: \([A-Z]+\))?) (?=${MARKS}только в границах )`,
  'gu',
);

/** A service is not closed, it is not provided. */
const SERVICE = new RegExp(
  String.raw`(?<!\p{L})([Оо]бслуживание(?: \p{Ll}+){0,2}(?: ${MARKS}\p{Lu}[\p{L}-]*${MARKS})*?) (?:(закрыто|недоступно)|доступно)(?!\p{L})`,
  'gu',
);

/** Several areas of the low flying system: `в зоне … 1, 2 и 14W`. */
const LOW_FLYING_AREAS = new RegExp(
  String.raw`(?<!\p{L})в зоне (?=полётов на малых высотах ${MARKS}\d+\p{Lu}?${MARKS}(?:,| и) ${MARKS}\d)`,
  'gu',
);

const SEVERAL =
  /(?<!\p{L})((?:мобильные |башенные )?(?:краны|ветрогенераторы)|препятствия)((?: [\ue000-\ue0ff]*\([^()]*\)[\ue000-\ue0ff]*)?) [\ue000-\ue0fe]?\(несколько\)\ue0ff?/giu;
const GENITIVES: Readonly<Record<string, string>> = {
  мобильные: 'мобильных',
  башенные: 'башенных',
  краны: 'кранов',
  ветрогенераторы: 'ветрогенераторов',
  препятствия: 'препятствий',
};

/** `краны (несколько)` is `несколько кранов`. */
function countSeveral(text: string): string {
  return text.replace(SEVERAL, (said: string, things: string, place: string) => {
    const many = things.toLowerCase().replace(/\p{L}+/gu, (word) => GENITIVES[word] ?? word);
    return `${/^\p{Lu}/u.test(said) ? 'Несколько' : 'несколько'} ${many}${place}`;
  });
}

/** Weekdays behind `по`, `с` and `по` of a range. */
const WEEKDAYS: Readonly<Record<string, readonly [each: string, from: string, until: string]>> = {
  понедельник: ['понедельникам', 'понедельника', 'понедельник'],
  вторник: ['вторникам', 'вторника', 'вторник'],
  среда: ['средам', 'среды', 'среду'],
  четверг: ['четвергам', 'четверга', 'четверг'],
  пятница: ['пятницам', 'пятницы', 'пятницу'],
  суббота: ['субботам', 'субботы', 'субботу'],
  воскресенье: ['воскресеньям', 'воскресенья', 'воскресенье'],
};
const WEEKDAY = Object.keys(WEEKDAYS).join('|');
const ON_WEEKDAYS = new RegExp(
  String.raw`(?<=(?:^|: |; |, ))((?:${WEEKDAY})(?:(?:, | и )(?:${WEEKDAY}))*): (?=с )`,
  'gu',
);
const ON_RANGE_OF_WEEKDAYS = new RegExp(
  String.raw`(?<=(?:^|: |; |, ))(${WEEKDAY}) – (${WEEKDAY}): (?=с )`,
  'gu',
);
const WEEKDAY_BEHIND_COLON = new RegExp(String.raw`(?<=: )(?:${WEEKDAY})(?!\p{L})`, 'giu');

/** `четверг: с 17:30` is `по четвергам с 17:30`. */
function declineWeekdays(text: string): string {
  return text
    .replace(WEEKDAY_BEHIND_COLON, (day) => day.toLowerCase())
    .replace(ON_RANGE_OF_WEEKDAYS, (_, first: string, last: string) => {
      const from = WEEKDAYS[first]?.[1] ?? first;
      return `${from.startsWith('вт') ? 'со' : 'с'} ${from} по ${WEEKDAYS[last]?.[2] ?? last} `;
    })
    .replace(
      ON_WEEKDAYS,
      (_, days: string) => `по ${days.replace(/\p{L}{3,}/gu, (day) => WEEKDAYS[day]?.[0] ?? day)} `,
    );
}

const DAYS = String.raw`\d+(?:–\d+)?(?:(?:, | и )\d+(?:–\d+)?)*`;

/** A year once for two months of it: `6 и 13 февраля 2023 года и 6 марта 2023 года`. */
const YEAR_TWICE = new RegExp(
  String.raw`(?<=${DAYS} \p{L}+) (\d{4}) года(?=(?:,| и) ${DAYS} \p{L}+ \1 года)`,
  'gu',
);
/** Days that are named need no `ежедневно`. */
const NAMED_DAYS_DAILY = new RegExp(
  String.raw`(?<=(?:,| и) ${DAYS} \p{L}+ \d{4} года) ежедневно(?= с )`,
  'gu',
);

const REPLACEMENTS: readonly (readonly [RegExp, string])[] = [
  [HIGH_THING, '$1 $2высотой '],
  [AT_HEIGHT, '$1 $2на высоте '],
  [ONLY_INSIDE, 'П$1 выполняются '],
  [LOW_FLYING_AREAS, 'в зонах '],
  [YEAR_TWICE, ''],
  [NAMED_DAYS_DAILY, ''],
  [
    /((?:понижен|закрыт|ограничен)[оаы]?|недоступ(?:ен|на|но|ны)) ([\ue000-\ue0fe]?(?:временами|временно|частично|постоянно)\ue0ff?)(?!\p{L})/gu,
    '$2 $1',
  ],
  // `ВПП 03: Текст оригинала: «…»`
  [/: ([\ue000-\ue0ff]*)Текст оригинала: (?=[\ue000-\ue0ff]*«)/gu, ': $1'],
  // `Служба …: у LONDON INFO на частоте …`
  [/: ([\ue000-\ue0ff]*)у (?=[\ue000-\ue0ff]*\p{Lu}{2})/gu, ': $1'],
  [
    /(?<!\p{L})до категории ([\ue000-\ue0fe]?)(\d+)(\ue0ff(?=\ue0ff))?(?![\d\p{L}]|-й)/gu,
    'до $1$2$3-й категории',
  ],
];

/** What Russian says otherwise where a sentence is put together of its parts. */
export function joinSentence(text: string): string {
  const joined = REPLACEMENTS.reduce((said, [found, written]) => said.replace(found, written), text);
  return declineWeekdays(countSeveral(joined)).replace(
    SERVICE,
    (_, service: string, none: string | undefined) =>
      `${service} ${none === undefined ? '' : 'не '}предоставляется`,
  );
}
