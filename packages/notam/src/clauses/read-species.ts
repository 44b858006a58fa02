import type { Adjunct } from './adjunct.ts';
import { stickyPhrase, take, type Cursor } from './cursor.ts';
import { tableOf, takeLongest } from './phrase-table.ts';
import { SPECIES_ENTRIES, type SpeciesCode } from './species.ts';

const SPECIES = tableOf(SPECIES_ENTRIES);
const LEAD = stickyPhrase(',? ?(?:INCLUDING|INCUDING|INCL|MOSTLY|MAINLY|SUCH AS)');
/** What the kind of bird is of: `ACTIVITY OF SEAGULLS AND CORVIDS`. */
const OF = /(?<=(?:ACTIVITY|FLOCKS?|PRESENCE|CONCENTRATION) OF )(?=[A-Z])/y;
const OPEN = /\(/y;
const CLOSE = /\)/y;
const AND = /,? ?AND(?= )|,|&|\/|(?<=[A-Z] )(?=[A-Z])/y;

/** Which animals a warning is of: `INCLUDING GULLS, BIRDS OF PREY AND PIGEONS`, `(GULLS)`. */
export function readSpecies(cursor: Cursor): Adjunct | null {
  const start = cursor.at;
  const bracketed = take(cursor, OPEN) !== null;
  if (bracketed || take(cursor, LEAD) !== null || take(cursor, OF) !== null) {
    const species = readList(cursor);
    if (species.length > 0 && (!bracketed || take(cursor, CLOSE) !== null))
      return { type: 'species', species };
  }
  cursor.at = start;
  return null;
}

function readList(cursor: Cursor): readonly SpeciesCode[] {
  const all: SpeciesCode[] = [];
  for (;;) {
    const start = cursor.at;
    if (all.length > 0 && take(cursor, AND) === null) return all;
    const found = takeLongest(cursor, SPECIES);
    if (found === null) {
      cursor.at = start;
      return all;
    }
    if (!all.includes(found.code)) all.push(found.code);
  }
}
