/** Marks that set the values of a notice apart. */
const MARKS = String.raw`[\ue000-\ue0ff]*`;

/** Words up to the next comma, full stop or colon; figures and what stands in brackets may have their own. */
const UP_TO_COMMA = String.raw`(?:[^.:;,()„”]|(?<=\d)[.,](?=\d)|\([^()]*\))*`;

/** A height with its unit: `30 000 ft`. */
const HEIGHT = String.raw`${MARKS}\d[\d\s,.]*${MARKS}\s*(?:ft|m)(?!\p{L})`;

/** Where it stands from a point; the comma behind it stays. */
const BEARING = String.raw`, ${MARKS}azymut [^;:]*?°${MARKS}`;

const STANDS = String.raw`(?<!\p{L})((?:stoi|stoją)(?!\p{L})${UP_TO_COMMA}), (${MARKS})`;
const FLIES = String.raw`(?<!\p{L})((?:będą|będzie|odbędzie się|odbędą się|przewidziane są|przebiega)(?!\p{L})${UP_TO_COMMA}), (${MARKS})`;

/** What stands has a height of its own: `stoi dźwig (Glasgow), wysokość 40 m` is `stoi dźwig (Glasgow) o wysokości 40 m`. */
const HIGH_THING = new RegExp(String.raw`${STANDS}wysokość (?=(?:od |do )?${HEIGHT})`, 'giu');
const HIGH_THING_UP_TO = new RegExp(String.raw`${STANDS}do (?=${HEIGHT})`, 'giu');

/** What flies does so at a height: `będą wykonywane loty dronów, wysokość 150 ft`. */
const AT_HEIGHT = new RegExp(String.raw`${FLIES}wysokość (?=(?:od |do )?${HEIGHT})`, 'giu');
const UP_TO_HEIGHT = new RegExp(String.raw`${FLIES}do (?=${HEIGHT})`, 'giu');

/** The noun stands first where its limits are what is told: `będą wykonywane loty dronów wyłącznie w granicach …`. */
const ONLY_INSIDE = new RegExp(
  String.raw`(?<=(?:^|[.!?] )${MARKS})Będą wykonywane l(oty dronów[^.:;,()„]*?) (?=${MARKS}wyłącznie w granicach )`,
  'gu',
);

/** Words that are quoted have no gender: `„RUNWAY CARAVAN” jest niedostępne`. */
const QUOTED = new RegExp(
  String.raw`(?<=”${MARKS}) (?:jest|są) (?=(?:\p{Ll}*(?:[nt][ey]|ęte)|w (?:budowie|trakcie \p{L}+))(?!\p{L}))`,
  'gu',
);

/** An aerodrome that is named needs no second noun: `Lotnisko Denham (EGLD): lotnisko jest zamknięte`. */
const AERODROME_TWICE = new RegExp(
  String.raw`(?<=^${MARKS}Lotnisko [^:.„]*\([A-Z]{4}\)${MARKS}): (${MARKS})lotnisko (?=${MARKS}(?:nie |nadal )?(?:jest|pozostaje|zostało)(?!\p{L}))`,
  'u',
);

/** Several areas of the low flying system: `w obszarze … 1, 2 i 14W`. */
const LOW_FLYING_AREAS = new RegExp(
  String.raw`(?<!\p{L})w obszarze (?=lotów na małej wysokości LFA ${MARKS}\d+\p{Lu}?${MARKS}(?:,| i) ${MARKS}\d)`,
  'gu',
);

/** Two places in brackets are one remark: `(Battle of Britain Memorial Flight) (Suffolk)`. */
const BRACKETS_TWICE = new RegExp(
  String.raw`(?<=\([^()\d]*\p{Ll}{3}[^()\d]*)\)(${MARKS}) (${MARKS})\((?!kilka\))(?=[^()]*\p{Ll}{3})`,
  'gu',
);

/** What lies at a part of the aerodrome, and where from there. */
const AT_AND_FROM = new RegExp(
  String.raw`(?<= w obrębie ${UP_TO_COMMA}) (?=${MARKS}\d[\d,]*${MARKS}\s*(?:m|km|NM|ft)${MARKS} na )`,
  'gu',
);

const HIGH_THING_AT_BEARING = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:stoi|stoją)(?!\p{L})${UP_TO_COMMA}${BEARING}, ${MARKS})(?:wysokość )?(?=(?:od |do )?${HEIGHT})`,
  'giu',
);

const DAYS = String.raw`\d+(?:–\d+)?(?:(?:, | i )\d+(?:–\d+)?)*`;

/** A year once for two months of it: `27 lutego 2023 roku i 3 marca 2023 roku`. */
const YEAR_TWICE = new RegExp(
  String.raw`(?<=${DAYS} \p{L}+) (\d{4}) roku(?=(?:,| i) ${DAYS} \p{L}+ \1 roku)`,
  'gu',
);

const REPLACEMENTS: readonly (readonly [RegExp, string])[] = [
  [HIGH_THING, '$1 $2o wysokości '],
  [HIGH_THING_UP_TO, '$1 $2o wysokości do '],
  [HIGH_THING_AT_BEARING, 'o wysokości '],
  [AT_HEIGHT, '$1 $2na wysokości '],
  [UP_TO_HEIGHT, '$1 $2do wysokości '],
  [ONLY_INSIDE, 'L$1 będą wykonywane '],
  [QUOTED, ' – '],
  [AERODROME_TWICE, ' $1'],
  [LOW_FLYING_AREAS, 'w obszarach '],
  [BRACKETS_TWICE, '$1; $2'],
  [AT_AND_FROM, ', '],
  [YEAR_TWICE, ''],
  [/wschodu słońca do zachodu słońca/gu, 'wschodu do zachodu słońca'],
  // What is in the vicinity of a vicinity.
  [/(?<=(?:w pobliżu|wokół) )okolic (?=lotniska)/gu, ''],
  // An area for some users only does not let them in: `strefa jest aktywna tylko dla dronów`.
  [/(?<=jest aktywn[aey]) tylko dla /gu, ' i dotyczy tylko '],
  [/(?<=są aktywne) tylko dla /gu, ' i dotyczą tylko '],
  // `kategoria ochrony przeciwpożarowej – kategoria obniżona do kat. 4`
  [/(?<=kategoria ochrony przeciwpożarowej[^–.:]*) – kategoria (?=(?:obniż|podwyższ)ona)/giu, ' została '],
  [/(?<=(?:obniż|podwyższ)ona [\ue000-\ue0ff]*do )kat\. /gu, ''],
  // Fuel has no working hours.
  [/(?<=[Pp]aliwo[^:.]*: (?:nowe|zmienione) godziny )pracy/gu, 'dostępności'],
];

/** A statement behind `uwaga:` within a sentence begins small. */
const BEHIND_CAUTION =
  /(?<=: uwaga: [\ue000-\ue0ff]*)(?:Drog|Światł|Lotnisk|Płyt|Stanowisk|Służb)(?=\p{Ll})/gu;

const SEVERAL = new RegExp(
  String.raw`(?<!\p{L})(?:(stoją|Stoją) )?(${MARKS})(dźwigi(?: samojezdne| wieżowe)?|turbiny wiatrowe|przeszkody)(${MARKS}(?: ${MARKS}\([^()]*\)${MARKS})?) ${MARKS}\(kilka\)${MARKS}`,
  'giu',
);
const GENITIVES: Readonly<Record<string, string>> = {
  dźwigi: 'dźwigów',
  samojezdne: 'samojezdnych',
  wieżowe: 'wieżowych',
  turbiny: 'turbin',
  wiatrowe: 'wiatrowych',
  przeszkody: 'przeszkód',
};

/** `stoją dźwigi (kilka)` is `stoi kilka dźwigów`. */
function countSeveral(text: string): string {
  return text.replace(
    SEVERAL,
    (_, stand: string | undefined, marks: string, things: string, place: string) => {
      const many = things.toLowerCase().replace(/\p{L}+/gu, (word) => GENITIVES[word] ?? word);
      const verb = stand === undefined ? '' : `${stand.startsWith('S') ? 'Stoi' : 'stoi'} `;
      const several = stand === undefined && /^\p{Lu}/u.test(things) ? 'Kilka' : 'kilka';
      return `${verb}${marks}${several} ${many}${place}`;
    },
  );
}

/** Weekdays behind `w`, and behind `od` and `do` of a range. */
const WEEKDAYS: Readonly<Record<string, readonly [each: string, genitive: string]>> = {
  poniedziałek: ['poniedziałki', 'poniedziałku'],
  wtorek: ['wtorki', 'wtorku'],
  środa: ['środy', 'środy'],
  czwartek: ['czwartki', 'czwartku'],
  piątek: ['piątki', 'piątku'],
  sobota: ['soboty', 'soboty'],
  niedziela: ['niedziele', 'niedzieli'],
};
const WEEKDAY = Object.keys(WEEKDAYS).join('|');
const ON_WEEKDAYS = new RegExp(
  String.raw`(?<=(?:^|: |; ))((?:${WEEKDAY})(?:(?:, | i )(?:${WEEKDAY}))*), (?=od |całą)`,
  'gu',
);
const ON_RANGE_OF_WEEKDAYS = new RegExp(
  String.raw`(?<=(?:^|: |; ))(${WEEKDAY}) ?– ?(${WEEKDAY}), (?=od |całą)`,
  'gu',
);
const ORDER = Object.keys(WEEKDAYS);

/** `czwartek, od 17:30` is `w czwartki od 17:30`. */
function declineWeekdays(text: string): string {
  return text
    .replace(ON_RANGE_OF_WEEKDAYS, (_, first: string, last: string) => {
      if (ORDER.indexOf(last) === ORDER.indexOf(first) + 1) return `${first} i ${last}, `;
      const [from, until] = [first, last].map((day) => WEEKDAYS[day]?.[1] ?? day);
      return `od ${from} do ${until} `;
    })
    .replace(ON_WEEKDAYS, (_, days: string) => {
      const each = days.replace(/\p{L}{2,}/gu, (day) => WEEKDAYS[day]?.[0] ?? day);
      return `${each.startsWith('wt') ? 'we' : 'w'} ${each} `;
    });
}

/** What Polish says otherwise where a sentence is put together of its parts. */
export function adjustSpelling(text: string): string {
  const joined = REPLACEMENTS.reduce(
    (said, [found, written]) => said.replace(found, written),
    countSeveral(text),
  );
  return declineWeekdays(joined).replace(BEHIND_CAUTION, (word) => word.toLowerCase());
}
