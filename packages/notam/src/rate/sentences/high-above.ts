import type { Sentence } from './read-sentences.ts';

/** `ALL FLIGHTS ABOVE FL245`: far above drones, by the words of the sentence. */
const HIGH_ABOVE =
  /\b(?:ABOVE|ABV|BTN|BETWEEN|ENTRE|DESDE|ZWISCHEN|MELLOM|MELLAN|MIEDZY|FROM|FM|AT|OVER|AT OR ABOVE|AT AND ABOVE) (?:THE )?(?:FL ?[1-9]\d\d|[1-9]\d[.,]?\d{3} ?(?:FT|FEET))(?!\d)|\bFL ?[1-9]\d\d ?(?:-|\/|TO) ?FL/;
const DOWN_TO_GROUND = /\b(?:GND|SFC|GROUND|SURFACE|BELOW|BLW|UNDER)\b/;

/** Whether the sentence itself says that it speaks of heights far above those of drones. */
export function isHighAbove({ words }: Sentence): boolean {
  return HIGH_ABOVE.test(words) && !DOWN_TO_GROUND.test(words);
}
