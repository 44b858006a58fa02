import type { Sentence } from './sentences.ts';

/** Whether the sentence only says where something about drones is written or who is to be rung up: no flight, and nothing asked. */
export function isAboutDocuments({ shape, namesDrones }: Sentence): boolean {
  if (!shape.includes('o') || /[BSXKCQPZR]|N(?!.{0,4}o)/.test(shape.replace(/Nv.*$/, ''))) return false;
  return !namesDrones || /o.*D|D[^aYF]{0,5}o/.test(shape);
}
