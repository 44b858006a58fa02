import type { ContactRead } from './contact-read.ts';
import { readCallsigns } from './read-callsigns.ts';
import { readEmails } from './read-emails.ts';
import { readFrequencies } from './read-frequencies.ts';
import { readPhones } from './read-phones.ts';
import { readUnits } from './read-units.ts';

/**
 * Whom item E says to call, write to or listen to, in the order of the text. `upper` is `text` in upper case.
 */
export function readContacts(text: string, upper: string): ContactRead[] {
  const found: ContactRead[] = [];
  readUnits(upper, found);
  readCallsigns(upper, found);
  readFrequencies(upper, found);
  readPhones(upper, found);
  readEmails(text, upper, found);
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
