/** A designator of a runway or a taxiway, around which marks of values may stand. */
const ID = '[\\ue000-\\ue0ff]*[A-Z]{0,2}\\d{0,2}[A-Z]?(?<=[A-Z\\d])[\\ue000-\\ue0ff]*';
const KINDS = 'calle de rodaje|pista';

/** Several with one article, of which something is told: `las luces de la calle de rodaje C y D`. */
const ONE_FOR_SEVERAL = new RegExp(
  `(?<=(?<!\\p{L})de )la (${KINDS}) (?=(?:${ID}, )*${ID} y ${ID}(?![\\p{L}\\p{N}/-]))`,
  'gu',
);

/** `entre la calle de rodaje C9 y la calle de rodaje H`. */
const BETWEEN_TWO = new RegExp(`entre la (${KINDS}) (${ID}) y la \\1 (?=${ID}(?![\\p{L}\\p{N}]))`, 'gu');

/** What several designators stand behind is in the plural. */
export function adjustNames(text: string): string {
  return text
    .replace(BETWEEN_TWO, (_, kind: string, first: string) => `entre las ${inPlural(kind)} ${first} y `)
    .replace(ONE_FOR_SEVERAL, (_, kind: string) => `las ${inPlural(kind)} `);
}

function inPlural(kind: string): string {
  return kind.replace(/^\p{L}+/u, '$&s');
}
