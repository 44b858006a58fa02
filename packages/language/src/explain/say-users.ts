import type { NamedUser } from '@klarnotam/notam';
import type { Catalogue } from '../catalogue.ts';
import { formatList } from '../format/list.ts';
import { formatPlaceName } from '../format/place-name.ts';
import { fill, say } from '../say.ts';
import { sayFigures } from './say-printed-figures.ts';

/** Whom a restriction is for, as a list: `helicopters and military flights`. */
export function sayUsers(users: readonly NamedUser[], catalogue: Catalogue): string {
  return formatList(
    users.map(({ user, value }) =>
      fill(catalogue, catalogue.clauses.users[user], {
        value:
          user === 'asPrinted'
            ? say(catalogue, 'quotedName', { name: value ?? '' })
            : user === 'flyingClub'
              ? formatPlaceName(value ?? '')
              : sayMeasure(value ?? '', catalogue),
      }),
    ),
    catalogue,
  );
}

/** A mass or a length in the words of the language; what is neither, as printed: `250G`, `36M`, `C`. */
function sayMeasure(value: string, catalogue: Catalogue): string {
  const [, figure, unit] = /^(\d{1,6}) ?(K?G)$/.exec(value) ?? [];
  if (figure === undefined) return sayFigures(value, catalogue);
  return say(catalogue, unit === 'KG' ? 'massKg' : 'massG', { value: figure });
}
