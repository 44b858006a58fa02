import type { Span } from '@klarnotam/aviation';

const KIND = String.raw`(?:CTRS?|CTAS?|TMAS?|ATZS?|TIZS?|RMZS?|TMZS?|(?:CONTROL|CONTROLLED|UNCONTROLLED)\s(?:ZONES?|AIRSPACE|AREAS?)|CLASS\s[A-G]\b|(?:PROHIBITED|RESTRICTED|DANGER)\sAREAS?|AIRSPACE|AREAS?|SECTORS?|[A-Z]{2}[DPR]-?\d{1,4}[A-Z]?)`;
/** `EXCLUDING CONTROLLED AIRSPACE`, `OUTSIDE CTR`: taken out of an area without saying where that lies. */
const EXCEPTION = new RegExp(
  String.raw`\b(?:EXC|EXCEPT(?:ING)?|EXCL|EXCLUDING|OUTSIDE)(?:\sOF)?\s(?:(?:FOR|THE|ANY|THAT|PARTS?|PORTION|OF|WITHIN|WI|IN|INSIDE|ALL)\s){0,5}${KIND}\b`,
  'g',
);
/** `SECTORS WEST OF 0090000E NOT ACT 25 NOV`. */
const NOT_ACTIVE =
  /\b(?:SECTORS?|AREAS?|PARTS?|PORTION)\s(?:N|S|E|W|NE|NW|SE|SW|NORTH|SOUTH|EAST|WEST)\sOF\s[^.;]{1,60}?\sNOT\s(?:ACT|ACTIVE|ACTIVATED|AFFECTED)\b/g;

/** What upper-case `text` takes out of its areas in words, in order. It is not drawn: to lose it in silence would be worse. */
export function findExceptions(text: string): Span[] {
  return [EXCEPTION, NOT_ACTIVE]
    .flatMap((kind) =>
      Array.from(text.matchAll(kind), ({ index, 0: printed }) => ({
        from: index,
        to: index + printed.length,
      })),
    )
    .sort((a, b) => a.from - b.from);
}
