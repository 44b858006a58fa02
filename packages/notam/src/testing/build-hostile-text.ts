/** How a text is made that costs much to read: a recipe of `samples/hostile/texts.json`. */
export interface HostileText {
  readonly name: string;
  readonly to: 'notam' | 'weather';
  readonly head: string;
  /** Repeated until the text is long enough; `{n}` in it counts from 1000. */
  readonly unit: string;
  readonly tail: string;
}

/** The text of a recipe, `length` characters long or less than one unit shorter. */
export function buildHostileText({ head, unit, tail }: HostileText, length: number): string {
  const room = Math.max(0, length - head.length - tail.length);
  const width = unit.replaceAll('{n}', '1000').length;
  const count = Math.floor(room / width);
  if (!unit.includes('{n}')) return head + unit.repeat(count) + tail;
  const units = Array.from({ length: count }, (_, index) =>
    unit.replaceAll('{n}', String(1000 + (index % 9000))),
  );
  return head + units.join('') + tail;
}
