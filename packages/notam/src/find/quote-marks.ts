/** `> A1234/26 NOTAMN`, `> Q) ENOR`: a line of a NOTAM as mail programs quote it. */
const QUOTED = /^[ \t]{0,4}>[> \t]{0,9}(?:[^\r\n]{0,40}?\b[A-Z]{0,2}\d{1,5}\/\d{2}|[QAE]\))/im;
const MARKS = /^[ \t]{0,4}>[> \t]{0,9}/gm;

/** `text` with the marks of a quoted mail in front of its lines blanked; offsets stay the same. */
export function blankQuoteMarks(text: string): string {
  if (!text.includes('>') || !QUOTED.test(text)) return text;
  return text.replace(MARKS, (marks) => ' '.repeat(marks.length));
}
