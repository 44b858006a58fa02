/** What an aerodrome is, where its name tells it in English: `Ramstein Air Base（ETAR）`. */
const KINDS: readonly (readonly [string, string])[] = [
  ['Air Base', '空军基地'],
  ['Air Force Base', '空军基地'],
  ['Air[Bb]ase', '空军基地'],
  ['Space Force Base', '太空军基地'],
  ['(?:Navy|Naval) Air Base', '海军航空基地'],
  ['(?:Naval|Navy) Air Station', '海军航空站'],
  ['Marine Corps Air Station', '海军陆战队航空站'],
  ['Coast Guard Air Station', '海岸警卫队航空站'],
  ['Army (?:Air ?[Ff]ield|机场)', '陆军机场'],
  ['Army Air Base', '陆军航空基地'],
  ['Army Heliport', '陆军直升机场'],
  ['Heliport', '直升机场'],
];
const MARKS = '[\\ue000-\\ue0ff]*';
const CODE = `(?=${MARKS}（${MARKS}[A-Z]{4}${MARKS}）)`;
const NAME = "[\\p{L}\\d][\\p{L}\\d .'’/()–-]*?";

// The longer kind first: «Navy Air Base» is no «Air Base».
const BEHIND = [...KINDS]
  .sort(([one], [other]) => other.length - one.length)
  .map(([kind, said]) => [new RegExp(`(?<=\\p{L}[.)]? )${kind}${CODE}`, 'gu'), said] as const);
const BEFORE = KINDS.map(
  ([kind, said]) =>
    [new RegExp(`(?<![\\p{L}\\d] )(?:${kind}) (${NAME})${CODE}`, 'gu'), `$1 ${said}`] as const,
);

/** `Edwards Air Force Base（KEDW）` → `Edwards 空军基地（KEDW）`. */
export function adjustAerodromeNames(text: string): string {
  if (!/\b(?:Base|Airbase|Station|Air ?[Ff]ield|Heliport|Army)\b/.test(text)) return text;
  return [...BEHIND, ...BEFORE].reduce(
    (said, [found, written]) => said.replace(found, written),
    // «Cam Ranh International Airport / Cam Ranh Air Base（VVCR）».
    text
      .replace(/(?<=\p{L} )International Airport(?= \/ )/gu, '国际机场')
      .replace(/(?<=\p{L} )Airport(?= \/ )/gu, '机场'),
  );
}
