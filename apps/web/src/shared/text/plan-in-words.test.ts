import { PLANS } from '@klarnotam/contract';
import { expect, test } from 'vitest';
import { planInWords } from './plan-in-words.ts';
import { en } from './testing/english.ts';

test('price, what it is made of, and translations of every plan', () => {
  const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
  expect(PLANS.map((plan) => Object.values(planInWords(plan, en.subscribe)).map(plain).join(' · '))).toEqual([
    'Free of charge · No card needed · 10 translations in total',
    'NOK 30 a year · NOK 24 + NOK 6 MVA · 10 translations a month',
    'NOK 150 a year · NOK 120 + NOK 30 MVA · 30 translations a month',
    'NOK 1,500 a year · NOK 1,200 + NOK 300 MVA · Unlimited translations',
  ]);
});
