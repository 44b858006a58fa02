import type { NotamFacts } from '@klarnotam/notam';
import type { Catalogue } from '../catalogue.ts';
import { say } from '../say.ts';
import type { EventStatement, Statements } from '../statements/statements.ts';
import type { NotamWording } from '../wording.ts';

/** Whoever asks for a way in for these means nobody else in an emergency. */
const SERVICES = /\bEMERG(?:ENCY)?\s+(?:SVC|SER|SERVICES?)\b/i;

/** Whom to reach and what for; a number or frequency that is out of service or replaced is none. */
export function sayContacts(
  { contacts, text }: Pick<NotamFacts, 'contacts' | 'text'>,
  { events }: Pick<Statements, 'events'>,
  catalogue: Catalogue,
): NotamWording['contacts'] {
  const said = frequenciesIn(events);
  const isOfServices = text !== null && SERVICES.test(text);
  return contacts.flatMap(({ type, value, role }) => {
    if (role === 'unserviceable' || role === 'replaced') return [];
    if (type === 'frequency' && role === 'information' && said.has(value.replace(/ MHz$/, ''))) return [];
    const label = catalogue.contacts[type];
    if (role === null) return [{ type, label, value }];
    const words = catalogue.contactRoles[role === 'emergency' && isOfServices ? 'emergencyServices' : role];
    return [{ type, label: say(catalogue, 'contactRole', { label, role: words }), value }];
  });
}

/** Frequencies that the text names with their station. */
function frequenciesIn(events: readonly EventStatement[]): ReadonlySet<string> {
  return new Set(
    events.flatMap((event) =>
      event.type === 'clause' && 'adjuncts' in event.clause
        ? event.clause.adjuncts.flatMap((adjunct) =>
            adjunct.type === 'frequency' ? [adjunct.frequency] : [],
          )
        : [],
    ),
  );
}
