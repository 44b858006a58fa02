import { isPlaceName } from '@klarnotam/notam';
import type { Catalogue } from '../catalogue.ts';
import { formatPlaceName } from '../format/place-name.ts';
import { say } from '../say.ts';

/** Seas that have a name of their own in each language. */
const SEAS: ReadonlyMap<string, 'seaEnglishChannel' | 'seaNorth' | 'seaIrish' | 'seaBristolChannel'> =
  new Map([
    ['ENGLISH CHANNEL', 'seaEnglishChannel'] as const,
    ['NORTH SEA', 'seaNorth'] as const,
    ['IRISH SEA', 'seaIrish'] as const,
    ['BRISTOL CHANNEL', 'seaBristolChannel'] as const,
  ]);

/** `ST ATHAN AD`: the word behind the name says what it is; it stands alone or before a comma. */
const AERODROME =
  /^(?<name>\p{Lu}[\p{Lu}' /-]+?) (?:AD|AP|AERODROME|AIRFIELD|AIRPORT)(?=,|$)(?:, ?(?<rest>.+))?$/u;

/** The name of an aerodrome without the word for its kind; null where `printed` names another place. */
export function aerodromeIn(printed: string): { readonly name: string; readonly rest: string | null } | null {
  const { name, rest } = AERODROME.exec(printed.trim())?.groups ?? {};
  return name === undefined || /,/.test(name) ? null : { name, rest: rest ?? null };
}

/** Whether people are in it, not at it: a sea with a name of its own in each language. */
export function isSea(printed: string): boolean {
  return SEAS.has(printed.replace(/^THE /, '').trim());
}

/** A place that item E names, with what it is in the language where that stands in the name. */
export function sayNamedPlace(printed: string, catalogue: Catalogue): string {
  const sea = SEAS.get(printed.replace(/^THE /, '').trim());
  if (sea !== undefined) return say(catalogue, sea);
  const aerodrome = aerodromeIn(printed);
  if (aerodrome === null) return formatPlaceName(printed);
  const said = say(catalogue, 'aerodromeNamed', { name: formatPlaceName(aerodrome.name) });
  return aerodrome.rest === null ? said : `${said}, ${formatPlaceName(aerodrome.rest)}`;
}

/** What names an area, in brackets to stand behind the word for it; words that say more than a name stay as printed. */
export function sayAreaName(printed: string, catalogue: Catalogue): string {
  const name = isPlaceName(printed)
    ? sayNamedPlace(printed, catalogue)
    : say(catalogue, 'quotedName', { name: printed });
  return say(catalogue, 'adjunctPlace', { name });
}
