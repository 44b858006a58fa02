import type { Authority, Clause } from '@klarnotam/notam';
import type { Catalogue } from '../catalogue.ts';
import { formatPlaceName, formatUnitName } from '../format/place-name.ts';
import { fill } from '../say.ts';
import { sayAerodromeFeature } from './say-feature.ts';
import { sayUsers } from './say-users.ts';

type Rule = Extract<Clause, { readonly kind: 'rule' }>;

/** What traffic may or must do, without its adjuncts and a full stop. */
export function sayRule(
  { rule, traffic, authority, overflown, entered }: Rule,
  catalogue: Catalogue,
): string {
  const { all, some } = catalogue.rules.rules[rule];
  const from = sayFrom(authority, catalogue);
  const object =
    overflown === undefined ? sayEntered(entered, catalogue) : catalogue.rules.overflown[overflown];
  return traffic.length === 0
    ? fill(catalogue, all, { from, object })
    : fill(catalogue, some, { from, object, users: sayUsers(traffic, catalogue) });
}

function sayEntered(entered: Rule['entered'], catalogue: Catalogue): string {
  if (entered === undefined) return '';
  return entered.feature === null
    ? fill(catalogue, catalogue.rules.overflownPlace, { name: entered.name ?? '' })
    : sayAerodromeFeature(entered, catalogue);
}

/** Whose names are those of places. */
const NAMED_BY_PLACE: ReadonlySet<Authority['authority']> = new Set(['police', 'displayDirector'] as const);

/** Who gives a permission, as it joins the word for it; empty where the telegram does not say. */
export function sayFrom(authority: Authority | null, catalogue: Catalogue): string {
  if (authority === null) return '';
  const { from, authorities } = catalogue.rules;
  const name =
    authority.name &&
    (NAMED_BY_PLACE.has(authority.authority)
      ? formatPlaceName(authority.name)
      : formatUnitName(authority.name));
  const form = name === null ? 'none' : 'named';
  return fill(catalogue, from, {
    authority: fill(catalogue, authorities[authority.authority], { form, name: name ?? '' }),
  });
}

/** Whom to ask for a permission; `unit` as printed. */
export function sayWhomToAsk(unit: string | null, value: string, catalogue: Catalogue): string {
  const { askPermission, askPermissionUnit } = catalogue.rules;
  return unit === null
    ? fill(catalogue, askPermission, { value })
    : fill(catalogue, askPermissionUnit, { unit, value });
}
