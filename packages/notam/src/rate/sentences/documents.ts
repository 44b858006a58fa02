import type { Sentence } from './read-sentences.ts';

const RING_UP: ReadonlySet<string> = new Set('CONTACT CTC CALL CONSULT PLEASE NOTIFY'.split(' '));

/** Whether the sentence only says where something about drones is written or who is to be rung up: no flight, and nothing asked. */
export function isAboutDocuments({ shape, tokens, namesDrones }: Sentence): boolean {
  if (tokens.some(({ letter, word }) => letter === 'M' && !RING_UP.has(word))) return false;
  if (!shape.includes('o') || /[BSXKCQPZR]|N(?!.{0,4}o)/.test(shape.replace(/Nv.*$/, ''))) return false;
  return !namesDrones || /o.*D|D[^aYF]{0,5}o/.test(shape);
}
