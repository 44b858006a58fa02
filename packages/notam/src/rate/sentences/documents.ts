import type { Sentence } from './read-sentences.ts';
import { saysMoreThanReference } from './references.ts';

const RING_UP: ReadonlySet<string> = new Set('CONTACT CTC CALL CONSULT PLEASE NOTIFY'.split(' '));

const IS_PUBLISHED = /\b(?:PUBLISHED|REISSUED|PRINTED|EDITION|AMENDED|CORRECTED|CORRECTION|SYLLABUS)\b/;
const TAKES_PLACE = /\b(?:WILL|TAKES? PLACE|CONDUCTED|AGL|AMSL|WI|WITHIN|RADIUS)\b/;

/** `THE WORD ... IN AIP ENR 5.1 SHALL READ` */
const READS = /\b(?:SHALL|SHOULD|TO) (?:NOW )?READ\b/;

/** `NEW UAS ZONE ENR 5.1 EFFECTIVE` */
const ZONE_IN_FORCE =
  /\b(?:ZONES?|AREAS?|GEOZONES?)\b.*\b(?:EFFECTIVE|IN FORCE|IN EFFECT|VALID|ACTIVE|ACTIVATED|ESTABLISHED|APPLIES|APPLY)\b/;

/** `DRONE LIAISON OFFICE`, but not `DRONES LOSE LINK`. */
function isOffice(tokens: Sentence['tokens']): boolean {
  return tokens.some(
    ({ letter, word }, at) =>
      letter === 'D' &&
      !/[A-Z]{3}S$/.test(word) &&
      tokens[at + 1]?.letter === 'u' &&
      tokens[at + 2]?.letter === 'o',
  );
}

/** Whether the sentence only says where something about drones is written or who is to be rung up: no flight, and nothing asked. */
export function isAboutDocuments({ words, shape, tokens, namesDrones }: Sentence): boolean {
  if (READS.test(words) && shape.includes('o') && !/[BSXKNCQZ]/.test(shape)) return true;
  if (namesDrones && saysMoreThanReference(tokens)) return false;
  if (namesDrones && ZONE_IN_FORCE.test(words)) return false;
  const asked = tokens.filter(({ letter }) => letter === 'M').map(({ word }) => word);
  if (asked.some((word) => !RING_UP.has(word)) || (asked.length === 1 && asked[0] === 'PLEASE')) return false;
  // An office may be closed; nothing else about drones may.
  const told = shape.replace(/Nv.*$/, '').replace(/(?<=o.*)X/, '');
  if (!shape.includes('o') || /[BSXKCQPZR]|N(?![^(,:]{0,4}o)/.test(told)) return false;
  if (!namesDrones || /o.*D|D[^aYFvu]{0,5}o/.test(shape) || isOffice(tokens)) return true;
  return IS_PUBLISHED.test(words) && !TAKES_PLACE.test(words);
}
