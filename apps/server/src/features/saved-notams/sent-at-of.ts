import type { SavedNotamState } from '@klarnotam/contract';
import { sql, type RawBuilder } from 'kysely';

/** When it was said to be sent: the first time, as long as that is not taken back. */
export function sentAtOf(state: SavedNotamState): RawBuilder<Date | null> {
  return state === 'sent'
    ? sql<Date | null>`case when state = 'sent' then sent_at else now() end`
    : sql<Date | null>`null`;
}
