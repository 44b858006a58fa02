import { METRES_PER_NAUTICAL_MILE } from '@klarnotam/aviation';
import type { DecodedNotam } from '@klarnotam/notam';
import type { Mention } from '../read/atom.ts';

function isOneOf(phones: readonly string[], digits: string): boolean {
  return phones.some((phone) => phone.endsWith(digits) || digits.endsWith(phone));
}

/** Of item E a reader must be told where, how far around, and whom to ask; the rest may be put into fewer words. */
export function isFact({ atoms }: Mention, { areas, contacts }: DecodedNotam['facts']): boolean {
  const metres = areas.flatMap((area) =>
    area.source === 'qualifier'
      ? []
      : area.type === 'circle'
        ? [area.radiusNm * METRES_PER_NAUTICAL_MILE]
        : area.type === 'corridor'
          ? [area.widthNm * METRES_PER_NAUTICAL_MILE]
          : [],
  );
  const phones = contacts.filter(({ type }) => type === 'phone').map(({ value }) => value.replace(/\D/g, ''));
  const frequencies = new Set(contacts.map(({ value }) => Number.parseFloat(value)));
  const values = new Set(contacts.map(({ value }) => value.toUpperCase()));
  // A fax is no contact to call, but an address all the same.
  const isAlone = atoms.every(({ type }) => type === 'phone');
  return atoms.some((atom) => {
    if (atom.type === 'position') return atom.side !== null;
    if (atom.type === 'phone') return isAlone || isOneOf(phones, atom.digits);
    if (atom.type === 'name') return values.has(atom.text) || /^HS?24$/.test(atom.text);
    if (atom.type !== 'measure') return false;
    if (atom.dimension === 'frequency') return frequencies.has(atom.value);
    return (
      atom.dimension === 'length' && metres.some((length) => Math.abs(length - atom.base) <= 0.01 * length)
    );
  });
}
