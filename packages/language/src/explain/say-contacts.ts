import type { NotamFacts } from '@klarnotam/notam';
import type { Catalogue } from '../catalogue.ts';
import { say } from '../say.ts';
import type { NotamWording } from '../wording.ts';

/** Whoever asks for a way in for these means nobody else in an emergency. */
const SERVICES = /\bEMERG(?:ENCY)?\s+(?:SVC|SER|SERVICES?)\b/i;

/** Whom to reach and what for; a number or frequency that is out of service or replaced is none. */
export function sayContacts(
  { contacts, text }: Pick<NotamFacts, 'contacts' | 'text'>,
  catalogue: Catalogue,
): NotamWording['contacts'] {
  const isOfServices = text !== null && SERVICES.test(text);
  return contacts.flatMap(({ type, value, role }) => {
    if (role === 'unserviceable' || role === 'replaced') return [];
    const label = catalogue.contacts[type];
    if (role === null) return [{ type, label, value }];
    const words = catalogue.contactRoles[role === 'emergency' && isOfServices ? 'emergencyServices' : role];
    return [{ type, label: say(catalogue, 'contactRole', { label, role: words }), value }];
  });
}
