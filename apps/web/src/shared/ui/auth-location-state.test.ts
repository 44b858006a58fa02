import { expect, test } from 'vitest';
import { readAuthLocationState } from './auth-location-state.ts';

test('the page that was wanted is kept with its query', () => {
  expect(
    readAuthLocationState({ from: '/send-notam?id=1#map', mode: 'signUp', signedUp: 'kari@example.no' }),
  ).toEqual({
    from: '/send-notam?id=1#map',
    mode: 'signUp',
    signedUp: 'kari@example.no',
  });
});

test('nothing leads out of the product', () => {
  for (const from of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    7,
  ]) {
    expect(readAuthLocationState({ from })).toEqual({});
  }
  for (const state of [null, undefined, 'x', 3]) expect(readAuthLocationState(state)).toEqual({});
});
