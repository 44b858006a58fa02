import type { Span } from '@klarnotam/aviation';
import type { Contact } from '../facts.ts';
import type { ContactRead } from './contact-read.ts';
import { readCallsigns } from './read-callsigns.ts';
import { readEmails } from './read-emails.ts';
import { readFrequencies } from './read-frequencies.ts';
import { readPhones } from './read-phones.ts';
import { readRole } from './read-role.ts';
import { readUnits } from './read-units.ts';

/**
 * Whom item E says to call, write to or listen to, in the order of the text. `upper` is `text` in upper case.
 */
export function readContacts(text: string, upper: string): (Span & { readonly contact: Contact })[] {
  const found: ContactRead[] = [];
  readUnits(upper, found);
  readCallsigns(upper, found);
  readFrequencies(upper, found);
  readPhones(upper, found);
  readEmails(text, upper, found);
  found.sort((a, b) => a.from - b.from);
  const seen = new Set<string>();
  return found.flatMap(({ from, to, contact }) => {
    const key = `${contact.type} ${contact.value}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ from, to, contact: { ...contact, role: readRole(upper, from, to, contact.value) } }];
  });
}
