import { expect, test } from 'vitest';
import { findDomestic } from './find-domestic.ts';

function headers(text: string) {
  return findDomestic(text).map(({ id, location }) => [
    text.slice(id.from, id.to),
    location && text.slice(location.from, location.to),
  ]);
}

test.each([
  ['!JFK 05/237 JFK OBST CRANE', ['JFK 05/237', 'JFK']],
  ['!FDC 4/1234 ZNY AIRSPACE', ['FDC 4/1234', 'ZNY']],
  ['!FDC 2/5319 FDC SPECIAL NOTICE', ['FDC 2/5319', 'FDC']],
  ['!SUAW 07/100 ZLA AIRSPACE R2508 ACT', ['SUAW 07/100', 'ZLA']],
  ['!1G4 07/001 1G4 RWY', ['1G4 07/001', '1G4']],
  ['(!JFK 05/237 JFK RWY', ['JFK 05/237', 'JFK']],
  ['!JFK 05/237', ['JFK 05/237', null]],
])('%s', (text, expected) => {
  expect(headers(text)).toEqual([expected]);
});

test.each(['CAUTION! JFK 05/237', 'GO!JFK 05/237 JFK', '! JFK 05/237', '!JFK RWY CLSD', '!!', ''])(
  'no domestic NOTAM: %j',
  (text) => {
    expect(headers(text)).toEqual([]);
  },
);
