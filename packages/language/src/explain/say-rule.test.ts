import { readClause } from '@klarnotam/notam';
import { expect, test } from 'vitest';
import { LANGUAGES, type LanguageCode } from '../languages.ts';
import { loadCatalogue } from '../load-catalogue.ts';
import { renderClause } from './render-clause.ts';

async function said(text: string, language: LanguageCode): Promise<string> {
  const clause = readClause(text);
  if (clause?.kind !== 'rule') throw new Error(`no rule: ${text}`);
  return renderClause(clause, await loadCatalogue(language));
}

test.each([
  ['en', 'Flying is prohibited for unmanned aircraft, except for police flights and medical flights.'],
  ['no', 'Flyging er forbudt for ubemannede luftfartøy, unntatt for politiflyginger og ambulanseflyginger.'],
  ['ru', 'Полёты запрещены для дронов, кроме полицейских полётов и медицинских полётов.'],
  [
    'pl',
    'Loty są zakazane dla bezzałogowych statków powietrznych, z wyjątkiem lotów policyjnych i lotów medycznych.',
  ],
  ['ja', '警察の飛行、医療飛行を除き、ドローンは飛行が禁止されています。'],
] as const)('in %s a ban keeps its exceptions', async (language, sentence) => {
  expect(await said('ALL UAS FLIGHTS PROHIBITED EXC POLICE AND AMBULANCE', language)).toBe(sentence);
});

test.each(LANGUAGES.map(({ code }) => code))(
  'in %s who permits is named where the telegram names them, and is not elsewhere',
  async (language) => {
    const plain = await said('ENTRY PROHIBITED UNLESS APPROVED BY POLICE', language);
    const named = await said('ENTRY PROHIBITED UNLESS APPROVED BY OSLO POLICE', language);
    const nobody = await said('ENTRY PROHIBITED WITHOUT PERMISSION', language);
    expect(named).toContain('Oslo');
    expect(plain).not.toMatch(/none|OSLO|Oslo|\{/);
    expect(nobody).not.toMatch(/none|\{/);
    expect(new Set([plain, named, nobody]).size).toBe(3);
  },
);

test.each(LANGUAGES.map(({ code }) => code))(
  'in %s a ban, a permission, an advice and a duty and an exception are five sentences',
  async (language) => {
    const sentences = await Promise.all(
      [
        'UAS PROHIBITED',
        'UAS PERMITTED',
        'UAS SHOULD AVOID THE AREA',
        'UAS SHALL AVOID THE AREA',
        'UAS EXEMPTED',
      ].map((text) => said(text, language)),
    );
    expect(new Set(sentences).size).toBe(5);
  },
);

test.each([
  ['en', '250 g', '25 kg'],
  ['ru', '250 г', '25 кг'],
  ['zh', '250 克', '25 千克'],
] as const)('in %s the mass of a drone has the unit of the language', async (language, grams, kilograms) => {
  expect(await said('UAS OF LESS THAN 250G PERMITTED', language)).toContain(grams);
  expect(await said('UAS OF LESS THAN 25 KG PERMITTED', language)).toContain(kilograms);
});
