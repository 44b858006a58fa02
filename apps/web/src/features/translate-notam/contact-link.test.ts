import { expect, test } from 'vitest';
import { contactLink } from './contact-link.ts';

test('a phone number can be called', () => {
  expect(contactLink('phone', '+47 905 25 588')).toBe('tel:+4790525588');
  expect(contactLink('phone', '(+47) 905 25 588')).toBe('tel:+4790525588');
  expect(contactLink('phone', '07762 568181')).toBe('tel:07762568181');
});

test('an address can be written to', () => {
  expect(contactLink('email', 'nof@avinor.no')).toBe('mailto:nof@avinor.no');
});

test('what cannot be called is no link', () => {
  expect(contactLink('frequency', '131.300')).toBeNull();
  expect(contactLink('unit', 'SUMBURGH RADAR')).toBeNull();
  expect(contactLink('email', 'not an address')).toBeNull();
  expect(contactLink('phone', '12')).toBeNull();
});
