/** Longer quotations are cut; the span says where the whole stands. */
const QUOTED = 80;

/** A part of the original on one line, cut where it is long. */
export function quote(part: string): string {
  const line = part.replace(/\s+/g, ' ').trim();
  return line.length > QUOTED ? `${line.slice(0, QUOTED).trimEnd()}…` : line;
}
