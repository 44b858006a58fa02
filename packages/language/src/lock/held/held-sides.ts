import type { Side } from '../read/atom.ts';

/** Sides in the text of item E outside positions: `N OF`, `NE`, `NORTHERN`; `E` alone is a word in Romance languages. */
export function sidesOf(text: string): ReadonlySet<Side> {
  const sides = new Set<Side>();
  const words =
    /(?<![A-Z\d°'"])(?<!\b(?:DAY|NIGHT|LGT|FLG|LGTD)[ /:]{1,2})(N|S|E(?![ \n](?!OF\b|SIDE|PART|END\b|BOUND|APRON))|W|[NS][EW]|NN[EW]|SS[EW]|E[NS]E|W[NS]W)(?![A-Z\d])|(NORTH|SOUTH|EAST|WEST)/g;
  for (const [, letters = '', word = ''] of text.matchAll(words)) {
    for (const letter of letters === '' ? word.charAt(0) : letters) sides.add(letter as Side);
  }
  return sides;
}
