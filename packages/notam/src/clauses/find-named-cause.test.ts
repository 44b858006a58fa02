import { expect, test } from 'vitest';
import { findNamedCause } from './find-named-cause.ts';

test.each([
  ['DUE TO CHINA AEROSPACE FLIGHT ACTIVITIES, SOMETHING IS ZORKED', 'chineseAerospace'],
  ['AREA ZORKED DUE TO\nROCKET LAUNCH', 'rocketLaunch'],
  ['RTE ZORKED OWING TO THE AIR SHOW', 'airDisplay'],
  ['RTE ZORKED DUE TO STAFF SHORTAGE', null],
  ['RTE ZORKED AFTER ROCKET LAUNCH', null],
])('%s', (text, cause) => {
  expect(findNamedCause(text)).toBe(cause);
});
