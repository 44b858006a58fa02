import type { ClauseMarks } from '../search/literal-scanner.ts';
import { markClauses } from '../search/phrase-index.ts';
import { wholeMarks } from '../search/whole-marks.ts';
import type { ContactRead } from './contact-read.ts';
import { readCallsigns } from './read-callsigns.ts';
import { readEmails } from './read-emails.ts';
import { readFrequencies } from './read-frequencies.ts';
import { readPhones } from './read-phones.ts';
import { readUnits } from './read-units.ts';

/**
 * Whom item E says to call, write to or listen to, in the order of the text. `upper` is `text` in upper case, `marked` what
 * it, or the beginning of a long one, meets of the needs of the patterns.
 */
export function readContacts(
  text: string,
  upper: string,
  marked: ClauseMarks = markClauses(upper),
): ContactRead[] {
  const marks = wholeMarks(upper, marked);
  const found: ContactRead[] = [];
  readUnits(upper, marks, found);
  readCallsigns(upper, marks, found);
  readFrequencies(upper, marks, found);
  readPhones(upper, marks, found);
  readEmails(text, upper, marks, found);
  if (found.length < 2) return found;
  found.sort((a, b) => a.from - b.from);
  const seen = new Set<string>();
  return found.filter(({ contact }) => {
    const key = `${contact.type} ${contact.value}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
