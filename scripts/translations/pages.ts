import { readFileSync } from 'node:fs';
import {
  explainNotam,
  loadCatalogue,
  type LanguageCode,
  type NotamWording,
} from '../../packages/language/src/index.ts';
import { decodeNotams, type DecodedNotam } from '../../packages/notam/src/index.ts';

/** Real NOTAMs of many offices, in upper case as they were sent, parted by empty lines; `## ` heads a group of them. */
const NOTAMS = readFileSync(new URL('./notams.txt', import.meta.url), 'utf8');
/** The pages say the same whenever they are written. */
const NOW = '2026-07-01T00:00:00Z';
const NAMES = new Intl.DisplayNames('en', { type: 'language' });

const INTRODUCTION = `What the product says of the same NOTAMs in each language, without AI and without a network. The pages are
written by \`npm run translations\`, and a test holds them to what the engine says. What no rule reads is quoted.
All but the cancellation were sent by the offices.`;

/** Headings, which have no NOTAM, and NOTAMs, decoded once for all languages. */
const BLOCKS = NOTAMS.trim()
  .split(/\n{2,}/)
  .map((block) => ({ block, notam: block.startsWith('## ') ? null : readNotam(block) }));

/** One page of `docs/translations/`: every NOTAM of the collection as it was sent and as `language` says it, as Markdown. */
export async function renderPage(language: LanguageCode): Promise<string> {
  const catalogue = await loadCatalogue(language);
  let number = 0;
  const parts = BLOCKS.map(({ block, notam }) => {
    if (notam === null) return block;
    number += 1;
    const title = `### ${number}. ${notam.facts.id ?? ''}`;
    return [title, fenced(block), renderWording(explainNotam(notam, catalogue))].join('\n\n');
  });
  const body = parts.join('\n\n');
  const page = catalogue.isolate === true ? `<div dir="rtl">\n\n${body}\n\n</div>` : body;
  return `# ${NAMES.of(language) ?? language}\n\n${INTRODUCTION}\n\n${page}\n`;
}

/** How many NOTAMs a page has. */
export function countNotams(): number {
  return BLOCKS.filter(({ notam }) => notam !== null).length;
}

function readNotam(block: string): DecodedNotam {
  const [notam] = decodeNotams(block, { now: NOW }).notams;
  if (notam === undefined) throw new Error(`no NOTAM was found in ${block}`);
  return notam;
}

function fenced(telegram: string): string {
  return `\`\`\`\n${telegram}\n\`\`\``;
}

function renderWording(wording: NotamWording): string {
  const { impact, contacts, unread, schedule, coordinates } = wording;
  const contactLines = contacts.map(({ label, value }) => `${label} ${value}`);
  return [
    `**${impact.heading}** (${impact.level}): ${impact.summary}`,
    section('Explanation', [wording.explanation.map(({ text }) => text).join(' ')]),
    section(
      'Reasons',
      impact.reasons.map(({ text }) => text),
    ),
    section(
      'Translation',
      wording.translation.map(({ text }) => text),
    ),
    section('Schedule', schedule === null ? [] : [schedule]),
    section('Place', [wording.location, ...(coordinates?.split('\n') ?? [])]),
    section('Contacts', contactLines),
    section(
      'Not read',
      unread.map(({ text }) => text),
    ),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `${title}:\n\n${lines.map((line) => `- ${escaped(line)}`).join('\n')}`;
}

/** What Markdown would read as a mark of its own. */
function escaped(line: string): string {
  return line.replace(/[*_`<>[\]#]/g, '\\$&').replace(/^(\d+)([.)])/, '$1\\$2');
}
