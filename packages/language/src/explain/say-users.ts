import type { NamedUser } from '@klarnotam/notam';
import type { Catalogue } from '../catalogue.ts';
import { formatList } from '../format/list.ts';
import { fill } from '../say.ts';

/** Whom a restriction is for, as a list: `helicopters and military flights`. */
export function sayUsers(users: readonly NamedUser[], catalogue: Catalogue): string {
  return formatList(
    users.map(({ user, value }) => fill(catalogue, catalogue.clauses.users[user], { value: value ?? '' })),
    catalogue,
  );
}
