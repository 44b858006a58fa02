import { expect, test } from 'vitest';
import { loadCatalogue } from '../load-catalogue.ts';
import { findTerm, tokensOf } from './find-term.ts';

const en = await loadCatalogue('en');

/** What the glossary says of `word` in `clause`; null where it is no term there. */
function meaningOf(clause: string, word: string): string | null {
  const tokens = tokensOf(clause);
  return findTerm(tokens, tokens.indexOf(word), en)?.text ?? null;
}

test.each([
  ['RSC 04/22 10 PCT DRY SNOW', 'RSC', en.glossary.RSCD],
  ['RWY RSC NOT REPORTED', 'RSC', en.glossary.RSCD],
  ['CTC RSC', 'RSC', en.glossary.RSC],
  ['070 DEG MAG', 'MAG', en.glossary.MAG],
  ['HDG 060DEG MAG FM ARP', 'MAG', en.glossary.MAG],
  ['MAG VAR CHANGED', 'MAG', en.glossary.MAG],
  ['MAG VOR U/S', 'MAG', null],
  ['AUX PWR NOT AVBL', 'AUX', en.glossary.AUX],
  ['SUR RWY ET AUX ABORDS', 'AUX', null],
  ['AUX NDB U/S', 'AUX', null],
  ['STAND NR 92 CLSD', 'NR', en.glossary.NR],
  ['SPOT NR 26 CLSD', 'NR', en.glossary.NR],
  ['TEL NR CHANGED', 'NR', en.glossary.NR],
  ['CRFI 10/28 NR.', 'NR', null],
  ['SPOTS 10 THRU 15', 'THRU', 'up to and including'],
  ['TOWING OPR BY CLUB', 'OPR', en.glossary.OPERATED],
  ['LGT OPR', 'OPR', en.glossary.OPR],
  ['MON THRU FRI', 'THRU', 'up to and including'],
  ['TWY A6,E4 THRU E13,W5(FM G TO M)-CLSD', 'THRU', 'up to and including'],
  ['IFR FLT THRU THE IMPACT AREA', 'THRU', 'through'],
  ['PARA 3 AMENDED', 'PARA', 'paragraph'],
  ['PARA DROPPING', 'PARA', null],
])('%s: %s is given the meaning it has there', (clause, word, meaning) => {
  expect(meaningOf(clause, word)).toBe(meaning);
});

test.each([
  ['HANGARS 1 AND 2', 'HANGARS', 'hangars'],
  ['FREQUENCIES', 'FREQUENCIES', 'frequencies'],
  ['TMAS', 'TMAS', en.glossary.TMA],
  ['ACTS', 'ACTS', null],
  ['GLASS', 'GLASS', null],
])('plurals mean what their singular means: %s', (clause, word, meaning) => {
  expect(meaningOf(clause, word)).toBe(meaning);
});

test.each([
  ['TAKE-OFF', 'TAKE', en.glossary['TAKE-OFF']],
  ['LOW-LEVEL', 'LOW', en.glossary['LOW LEVEL']],
  ['DE-ICING', 'DE', en.glossary.DEICING],
  ['ADS-B', 'ADS', en.glossary['ADS-B']],
  ['EXER EXTREME CTN', 'EXER', en.glossary['EXTREME CAUTION']],
  ['12 AUGUST', 'AUGUST', en.glossary.AUG],
  ['MARCH PAST', 'MARCH', null],
])('other ways to write an entry mean the same: %s', (clause, word, meaning) => {
  expect(meaningOf(clause, word)).toBe(meaning);
});

test('tokens joined give the text back', () => {
  const text = 'AGL/ AVBL/CLSD (U/S), A&B  R&D/ 12.5KM/H';
  expect(tokensOf(text).join('')).toBe(text);
});
