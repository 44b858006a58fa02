import { expect, test } from 'vitest';
import { areSeveral } from './say-obstacle.ts';

test.each([
  'MULTIPLE CRANES OPR AT PSN 512848N 0002606W',
  'ONE OF SEVERAL CRANES OPR WI 100M RADIUS OF 512121N 0004420W',
  'NEW OBSTACLES UNDER CONSTRUCTION, 3 WIND TURBINES',
])('several obstacles are told as several: %s', (text) => {
  expect(areSeveral({ text })).toBe(true);
});

test.each([
  'CRANE OPR AT PSN 512848N 0002606W. NO OTHER CRANES.',
  'CONSTRUCTION OF MOBILE CRANE FOR ERECTION OF CLOGHAN WIND FARM TURBINES',
  'ADD A NEW CRANE TO AD OBSTACLES - IN CIRCLING AREA AND AT AD',
  'LONDON HEATHROW AERODROME OBSTACLES - NEW CRANE ADDED',
  'WIP AT THR 09',
])('one stays one: %s', (text) => {
  expect(areSeveral({ text })).toBe(false);
});
