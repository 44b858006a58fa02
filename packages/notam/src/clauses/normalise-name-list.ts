/** A list of names without the words that join it: `A1 AND B2`, `1 THRU 4`. */
export function normaliseNameList(name: string): string {
  return name
    .replace(/[()'"]/g, '')
    .replace(/ THRU | TO /g, '–')
    .replace(/,? AND |,? & |, ?/g, ', ')
    .replace(/(?<=[,–] ?)(?:TWYS?|RWYS?|STANDS?) /g, '')
    .trim();
}
