import { describe, expect, test } from 'vitest';
import { findDroneExemption } from './drone-rule.ts';
import { rateText } from './rate-text.test-helper.ts';
import { toSearchText } from '../search/search-text.ts';

describe('a rule that spares drones leaves them free', () => {
  test.each([
    'ALL AIRCRAFT PROHIBITED EXC UAS',
    'ALL FLIGHTS PROHIBITED. DOES NOT APPLY TO DRONES.',
    'RESTRICTED AREA. NOT APPLICABLE TO UNMANNED AIRCRAFT',
    'AIRSPACE CLSD. UAS OPERATIONS ARE EXEMPT.',
    'FLYING PROHIBITED FOR MANNED AIRCRAFT ONLY',
    'NO ACFT IS TO FLY WI 2NM OTHER THAN SMALL UAS.',
  ])('%s', (text) => {
    const { level, reasons } = rateText({ code: 'QRTCA', text, lower: 'SFC' });
    expect(level).toBe('allowed');
    expect(reasons[0]).toMatchObject({ code: 'noEffect', subject: 'mannedOnly' });
  });

  test('and the place where it says so is quoted', () => {
    const text = 'TMZ ESTABLISHED. NOT APPLICABLE FOR UAS.';
    const [reason] = rateText({ code: 'QATCS', text, lower: 'SFC' }).reasons;
    expect(reason?.span && text.slice(reason.span.from, reason.span.to)).toBe('NOT APPLICABLE FOR UAS');
  });
});

describe('one that spares only some of them spares nobody who reads it', () => {
  test.each([
    'DOES NOT APPLY TO ANY UAS FLYING IN ACCORDANCE WITH EXCEPTIONS STATED IN THE AIC',
    'DOES NOT APPLY TO UAS OPERATED BY THE POLICE',
    'NOT APPLICABLE TO UAS OF THE ORGANISER',
    'NOT APPLICABLE TO UAS WEIGHING LESS THAN 250G',
    'NOT APPLICABLE TO UAS BELOW 250G',
    'DOES NOT APPLY TO UAS WITH PERMISSION',
    'EXC UAS OF THE POLICE',
    'APPLIES TO ALL ACFT INCLUDING ANY SMALL BALLOON, ANY KITE, ANY UAS AND ANY PARACHUTE',
  ])('%s', (text) => {
    expect(findDroneExemption(toSearchText(text))).toBeNull();
    expect(
      rateText({ code: 'QRTCA', text: `ALL FLIGHTS PROHIBITED. ${text}.`, lower: 'SFC' }).level,
    ).not.toBe('allowed');
  });
});

describe('one whom a permission leaves out is not spared', () => {
  test.each([
    'RESTRICTED AREA. ALL FLIGHTS PERMITTED EXC UAS.',
    'RESTRICTED AREA. FLIGHTS PERMITTED FOR MANNED AIRCRAFT ONLY',
    'RESTRICTED AREA. TRANSIT ALLOWED BELOW 1000FT, UAS EXCLUDED.',
    'FLYING PROHIBITED. UAS OPERATIONS ARE EXCLUDED FROM ANY EXEMPTION',
    'DRONES ARE NOT EXEMPT FROM THIS RESTRICTED AREA',
  ])('%s', (text) => {
    expect(rateText({ code: 'QRTCA', text, lower: 'SFC' }).level).not.toBe('allowed');
  });

  test('but one whom a ban leaves out is', () => {
    expect(rateText({ code: 'QRTCA', text: 'NO FLIGHTS ALLOWED EXC UAS.', lower: 'SFC' }).level).toBe(
      'allowed',
    );
  });
});

test('a word of drones without a rule exempts from nothing', () => {
  expect(rateText({ code: 'QXXXX', text: 'LIGHT SHOW EXC DRONES.', lower: 'SFC' }).level).toBe('caution');
});
