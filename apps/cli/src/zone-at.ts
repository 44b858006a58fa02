import type { Position } from '@klarnotam/aviation';
import { find } from 'geo-tz/all';
import lookUpByCoast from 'tz-lookup';

/** The IANA zone at a position, by exact borders; beyond territorial waters that of the coast nearby. */
export function zoneAt({ lat, lon }: Position): string {
  const [zone] = find(lat, lon);
  return zone === undefined || zone.startsWith('Etc/') ? lookUpByCoast(lat, lon) : zone;
}
