import { firName } from '@klarnotam/aviation';
import type { Catalogue } from '../catalogue.ts';
import { say } from '../say.ts';

const countries = new Map<string, Intl.DisplayNames>();

/** A flight information region by its name, with its indicator: `Scottish (EGPX)`; the indicator alone where no list has it. */
export function sayRegion(code: string, catalogue: Catalogue): string {
  const known = firName(code);
  if (known === null) return code;
  const name = 'name' in known ? known.name : sayCountry(known.country, catalogue);
  return say(catalogue, 'namedPlace', { name, code });
}

function sayCountry(country: string, { locale }: Catalogue): string {
  const names = countries.get(locale) ?? new Intl.DisplayNames([locale], { type: 'region' });
  countries.set(locale, names);
  return names.of(country) ?? country;
}
