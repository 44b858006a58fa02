/**
 * Writes `frequent-words.ts` and `listed-names.ts` of `packages/ai-clauses/src/slots-out`: English words that notices of several
 * countries use and that the glossary lacks, which a language model is sent, and the names of places that are made of listed words, which it is not.
 *
 *     node scripts/words/write-frequent-words.ts corpus/notams-world.jsonl.gz corpus/notams-uk-fields.jsonl.gz
 *
 * A word is taken when it stands in notices of at least two countries, when running English text (the descriptions of
 * the installed packages) writes it in small letters in at least five, so that it is a word and no name alone, and when no town or aerodrome
 * of the gazetteer has it for its whole name. Numbers, units, months and spelled letters are never words.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { isVocabulary } from '../../packages/notam/src/index.ts';
import { isListedWord } from '../../packages/ai-clauses/src/slots-out/is-listed-word.ts';
import {
  CALENDAR_WORDS,
  CLOCK_WORDS,
  NUMBER_WORDS,
  ROMAN_NUMERAL,
  SPELLED_LETTERS,
  UNIT_WORDS,
} from '../../packages/ai-clauses/src/slots-out/never-words.ts';

const FEWEST_COUNTRIES = 2;
const FEWEST_TEXTS = 5;
const repository = fileURLToPath(new URL('../..', import.meta.url));
const folder = `${repository}/packages/ai-clauses/src/slots-out`;
const NEVER = [CALENDAR_WORDS, CLOCK_WORDS, NUMBER_WORDS, SPELLED_LETTERS, UNIT_WORDS];

/** Countries by word: the first two letters of the flight information region. */
function countCountries(paths: readonly string[]): Map<string, Set<string>> {
  const countries = new Map<string, Set<string>>();
  for (const path of paths) {
    for (const line of gunzipSync(readFileSync(path)).toString().trim().split('\n')) {
      const { text } = JSON.parse(line) as { text: string };
      const country = /Q\) ?([A-Z]{2})/.exec(text)?.[1];
      if (country === undefined) continue;
      const itemE = text.slice(text.indexOf('E)') + 2).toUpperCase();
      for (const [word] of itemE.matchAll(/(?<![A-Z0-9.@/])[A-Z]{3,}(?![A-Z0-9.@/])/g)) {
        countries.set(word, (countries.get(word) ?? new Set()).add(country));
      }
    }
  }
  return countries;
}

/** How many texts write a word in small letters. */
function countTexts(): Map<string, number> {
  const texts = new Map<string, number>();
  for (const path of globSync('node_modules/{*,@*/*}/{README,Readme,readme,CHANGELOG}.md', {
    cwd: repository,
  }).toSorted()) {
    const text = readFileSync(`${repository}/${path}`, 'utf8');
    for (const word of new Set(text.match(/(?<![\w`./@-])[a-z]{3,}(?![\w`/@(-])/g) ?? [])) {
      const upper = word.toUpperCase();
      texts.set(upper, (texts.get(upper) ?? 0) + 1);
    }
  }
  return texts;
}

/** Whole names of towns, aerodromes and places, in upper case. */
function readNames(): ReadonlySet<string> {
  const lines = ['aerodromes.tsv', 'norwegian-places.tsv'].flatMap((file) =>
    readFileSync(`${repository}/apps/server/src/adapters/gazetteer/${file}`, 'utf8').split('\n'),
  );
  return new Set(lines.flatMap((line) => line.split('\t').map((field) => field.trim().toUpperCase())));
}

const texts = countTexts();
const names = readNames();
const words = [...countCountries(process.argv.slice(2))]
  .filter(([word, countries]) => countries.size >= FEWEST_COUNTRIES && (texts.get(word) ?? 0) >= FEWEST_TEXTS)
  .map(([word]) => word)
  .filter((word) => !isVocabulary(word) && !names.has(word) && !ROMAN_NUMERAL.test(word))
  .filter((word) => !NEVER.some((list) => list.has(word)))
  .toSorted();

/** What an aerodrome is called behind its name. */
const GENERIC =
  /(?: (?:AIRPORT|AIRFIELD|AERODROME|AIRSTRIP|AIR FIELD|AIR FORCE BASE|AIR BASE|HELIPORT|HELIPAD|FIELD|BASE|HOSPITAL|STATION|INTERNATIONAL|REGIONAL|MUNICIPAL|STATE|AREA))+$/;

/** Names of places of which every word is listed: `RAPID CITY`. */
function namesOfListedWords(): readonly string[] {
  const found = new Set<string>();
  for (const field of names) {
    for (const part of field
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .split(/ ?[/(),] ?/)) {
      const name = part.replaceAll('-', ' ').replace(GENERIC, '').trim();
      const parts = name.split(/ +/);
      if (parts.length > 1 && parts.length <= 4 && parts.every((word) => isListedWord(word))) found.add(name);
    }
  }
  return [...found]
    .filter(
      (name) =>
        !/^(?:UNDER|INTO|THE|CENTRAL AND|HELICOPTER|AIRBUS|MILITARY|MEDICAL|REGIONAL|AREA|CAT|FIRST|FLOW|TIL|HIGH|LOWER|(?:NORTH|SOUTH|EAST|WEST|NORTHERN|SOUTHERN|WESTERN)(?: (?:CENTRAL|END|SIDE|GATE|ONE|SHORE|JUNCTION|POINT))$)/.test(
          name,
        ),
    )
    .toSorted();
}

function rowsOf(entries: readonly string[], separator: string): string {
  const rows: string[] = [];
  for (const entry of entries) {
    const row = rows.at(-1);
    if (row === undefined || row.length + entry.length > 110) rows.push(entry);
    else rows[rows.length - 1] = `${row}${separator}${entry}`;
  }
  return rows.map((row) => `  ${row}`).join('\n');
}

writeFileSync(
  `${folder}/frequent-words.ts`,
  `/** English words of notices that the glossary lacks; written by scripts/words/write-frequent-words.ts, which tells how. */
export const FREQUENT_WORDS: readonly string[] = \`
${rowsOf(words, ' ')}
\`
  .trim()
  .split(/\\s+/);
`,
);
writeFileSync(
  `${folder}/listed-names.ts`,
  `/** Places whose names are made of listed words alone; written by scripts/words/write-frequent-words.ts. */
export const LISTED_NAMES: readonly string[] = \`
${rowsOf(namesOfListedWords(), ' | ')}
\`
  .trim()
  .split(/ \\| |\\n */);
`,
);
