import type { Contact } from '@klarnotam/notam';
import type { Catalogue } from '../catalogue.ts';
import { say } from '../say.ts';
import type { NotamWording } from '../wording.ts';

/** Whom to reach and what for; a number or frequency that is out of service or replaced is none. */
export function sayContacts(contacts: readonly Contact[], catalogue: Catalogue): NotamWording['contacts'] {
  return contacts.flatMap(({ type, value, role }) => {
    if (role === 'unserviceable' || role === 'replaced') return [];
    const label = catalogue.contacts[type];
    if (role === null) return [{ type, label, value }];
    return [
      { type, label: say(catalogue, 'contactRole', { label, role: catalogue.contactRoles[role] }), value },
    ];
  });
}
