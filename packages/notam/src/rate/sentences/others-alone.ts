import type { Sentence } from './read-sentences.ts';

/** Whether all those who fly in the sentence are others by name: `TURBOJET ACFT BANNED`, `ALL IFR FLIGHTS`. */
export function isToOthersAlone({ shape }: Sentence): boolean {
  if (!/O[kcO]{0,2}F/.test(shape) || /[DEZ]/.test(shape)) return false;
  return !/F/.test(shape.replace(/O[kcO]{0,2}F/g, ''));
}

/** Whether a thing on the ground is spoken of, which drones do something for: `VOR CHECKED BY UAS`. */
export function isOfThingOnGround({ shape }: Sentence): boolean {
  return /^[ckn]{0,3}G/.test(shape) && !/[BNMCK][^,]*D|D[^,]*[BNCK]|D(?!M)[^,]*M/.test(shape);
}
