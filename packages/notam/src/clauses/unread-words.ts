const OF_A_PART =
  /\b(?:BTN|BTWN|BTW|BETWEEN|PART|PARTS|PARTLY|PARTIALLY|PORTION|SECTION|SEGMENT|HALF|(?:FIRST|LAST) \d+ ?(?:FT|M)|(?:NORTH|SOUTH|EAST|WEST|[NSEW]|[NS][EW]) OF)\b/i;
const OF_HOURS =
  /\b(?:REVISED|HOURS?|HRS?|H24|SR|SS|SUNRISE|SUNSET|DUSK|DAWN|\d{4} ?(?:-|TO|TILL?) ?\d{4})\b/i;

const THINGS =
  /\b(CRANE|CONSTRUCTION|CONST|VEHICLE|MACHINERY|EXCAVATOR|BARRIER|BARRICADE|FENCE|MAST|TOWER|POLE|TREE|BUILDING|BLDG|SCAFFOLDING|ANTENNA|RIG|TENT|STOCKPILE|DRAWBAR|BOOM|LIFT|HOARDING|WORK|WORKS|WIP)(?:S|ES)?\b/g;

/** Whether words of item E that no rule read may be about a part of a thing: what is closed is then not all of it. */
export function speaksOfPart(unread: string): boolean {
  return OF_A_PART.test(unread);
}

/** Whether words of item E that no rule read may be about hours: what is available is then not so all the time. */
export function speaksOfHours(unread: string): boolean {
  return OF_HOURS.test(unread);
}

/** Whether words of item E name things of more than one kind that stand somewhere: the height of one of them is not that of all. */
export function namesSeveralThings(text: string): boolean {
  const names = [...text.toUpperCase().matchAll(THINGS)].map(([, name]) => name);
  return new Set(names).size > 1;
}
