/** What goes on, by kind: each word of a kind stands for the same. */
const KINDS: readonly RegExp[] = [
  /\bLASERS?\b/,
  /\bSEARCH ?LIGHTS?\b|\bSEARCHLIGH\b|\bSKY ?(?:BEAMS?|TRACERS?)\b/,
  /\bFIRE ?WORKS?\b|\bPYROTECHNICS?\b/,
  /\bFLARES?\b/,
  /\bLANTERNS?\b/,
  /\bBALLOONS?\b/,
  /\bKITES?\b/,
  /\b(?:UAS|UAV|DRONES?|RPAS?|SWARM)\b/,
  /\bMODEL (?:ACFT|AIRCRAFT|ROCKETS?)\b/,
  /\b(?:PARACHUT\w+|PJE)\b/,
];

/** A sentence reaches no further back, in characters. */
const LONGEST_SENTENCE = 120;
const POSITION = /\d{4,}[NSEW]/;

/**
 * `LASERS AND FIREWORKS WI … . FIREWORKS TO 400FT AGL`: whether the height at `at` of upper-case `text` is told in a sentence of its own, of
 * one thing of several that go on. The area reaches as high as the others do.
 */
export function isOfOneOfSeveral(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - LONGEST_SENTENCE), at);
  const sentence = before.slice(startOfSentence(before));
  if (POSITION.test(sentence)) return false;
  const told = KINDS.filter((kind) => kind.test(sentence));
  if (told.length === 0) return false;
  const rest = text.slice(0, at - sentence.length);
  return KINDS.some((kind) => !told.includes(kind) && kind.test(rest));
}

function startOfSentence(before: string): number {
  let start = 0;
  for (const { index } of before.matchAll(/[.;](?=\s)/g)) start = index + 1;
  return start;
}
