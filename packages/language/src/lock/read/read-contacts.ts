import type { Scanner } from './scanner.ts';

const ADDRESS =
  /[\w.+-]{1,64}(?:@|\s?\((?:at|a|arroba)\)\s?)[\w-]{1,63}(?:\.\w(?:[\w-]{0,61}\w)?){1,6}|(?:https?:\/\/|www\.)[!-(*+\--:<-~]{1,200}/gi;
const PHONE = /\+\s?\d(?:(?:[ ()/-]{0,2}|\.)\d){5,16}/g;
const GAP = '[\\s()./-]{0,3}';
const SHORTEST_PHONE = 6;

/** Addresses of mail and of the web; `ops (at) place.org` is one too. */
export function readAddresses(scanner: Scanner): void {
  scanner.take(ADDRESS, ([address]) => [
    [
      {
        type: 'name',
        text: address
          .toUpperCase()
          .replace(/\s?\([A-Z]+\)\s?/, '@')
          .replace(/[-./]{1,4}$/, ''),
      },
    ],
  ]);
}

/** Phone numbers that are known, however their digits are grouped, with the prefix of the country or without. */
export function readKnownPhones(scanner: Scanner, phones: readonly string[]): void {
  for (const phone of phones) {
    const digits = phone.replace(/\D/g, '');
    if (digits.length < SHORTEST_PHONE) continue;
    const shorter = phone.startsWith('+') ? [1, 2, 3].map((from) => digits.slice(from)) : [];
    for (const form of [digits, ...shorter.filter((part) => part.length > SHORTEST_PHONE)]) {
      const grouped = Array.from(form, (digit, at) => (at < 3 ? `${digit}(?:\\s?\\(0\\))?` : digit)).join(
        GAP,
      );
      const pattern = new RegExp(`(?:\\+|\\(0\\)|(?<!\\d)0{1,2}|(?<!\\d))${grouped}(?!\\d)`, 'g');
      scanner.take(pattern, () => [[{ type: 'phone', digits }]]);
    }
  }
}

/** Phone numbers with the prefix of a country, whether they are known or not. */
export function readPhones(scanner: Scanner): void {
  scanner.take(PHONE, ([phone]) => [[{ type: 'phone', digits: phone.replace(/\D/g, '') }]]);
}
