import { LISTED_NAMES } from './listed-names.ts';

/** Words that names are made with: beside a name, or beside each other, they belong to one. */
const NAME_PARTS: ReadonlySet<string> = new Set(
  (
    'SAO SAN SANTA SANTO SAINT ST DO DOS DE DER DES DEL DU DI DA LA LAS LE LES LOS EL AL VAN VON NEW OLD GREAT GREATER LITTLE LONG UPPER LOWER GREEN WHITE RED BLACK BLUE ' +
    'GOLDEN ROYAL CITY TOWN VILLAGE COUNTY PROVINCE ISLAND ISLANDS ISLE ISLES LAKE LAKES RIVER BAY FALLS SPRINGS BEACH COAST SHORE HARBOR HARBOUR PORT CAPE HEAD HILL HILLS ' +
    'MOUNT MOUNTAIN MOUNTAINS VALLEY PARK PLAIN FOREST WOOD WOODS HEATH MOOR DOWNS HEIGHTS RAPIDS GLACIER DESERT PENINSULA BRIDGE CASTLE HALL HOUSE ABBEY CAMP MISSION FORT REGIS UPON'
  ).split(' '),
);
const LONGEST_NAME = 4;
const NAMES: ReadonlySet<string> = new Set(LISTED_NAMES);

/** Whether the word may belong to a name that it stands beside. */
export function isNamePart(word: string): boolean {
  return NAME_PARTS.has(word);
}

/** How many of `words` from `at` on are together the name of a place, though each is a word of the list: `RAPID CITY`; 0: none. */
export function countWordsOfName(words: readonly string[], at: number): number {
  for (let count = LONGEST_NAME; count >= 2; count--) {
    if (at + count <= words.length && NAMES.has(words.slice(at, at + count).join(' '))) return count;
  }
  return 0;
}
