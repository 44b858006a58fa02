import type { Span } from '@klarnotam/aviation';
import type { Contact } from '../facts.ts';

/** A contact and its place in item E. */
export interface ContactRead extends Span {
  readonly contact: Omit<Contact, 'role'>;
}
