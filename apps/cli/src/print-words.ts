import type { UtcInstant } from '@klarnotam/aviation';
import {
  explainNotam,
  explainReport,
  sayRelation,
  type NotamWording,
  type ReportWording,
  type SaidRelation,
  type SourcedText,
  type WeatherCatalogue,
} from '@klarnotam/language';
import { decodeNotams, relateNotams, type DecodedNotam } from '@klarnotam/notam';
import { decodeReports } from '@klarnotam/weather';
import type { Catalogues } from './catalogues.ts';
import { decodeContext, noticeContext } from './decode-context.ts';

const WIDTH = 80;

function wrapped(text: string, indent: string): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    if (line !== '' && indent.length + line.length + 1 + word.length > WIDTH) {
      lines.push(indent + line);
      line = word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  return [...lines, indent + line].join('\n');
}

/** Languages without gaps between words are left to the terminal to wrap. */
function sentences(texts: readonly Pick<SourcedText, 'text'>[], { sentenceGap }: WeatherCatalogue): string {
  const text = texts.map((sentence) => sentence.text).join(sentenceGap);
  return sentenceGap === '' ? `  ${text}` : wrapped(text, '  ');
}

function indented(lines: string): string {
  return lines.replace(/^/gm, '  ');
}

function oneNotam(
  { facts }: DecodedNotam,
  wording: NotamWording,
  related: readonly SaidRelation[],
  words: WeatherCatalogue,
): string {
  const blocks = [
    `${facts.id ?? '–'}  ${wording.impact.heading.toUpperCase()}`,
    ...related.map(({ text }) => wrapped(`= ${text}`, '  ')),
    wrapped(wording.impact.summary, '  '),
    sentences(wording.translation, words),
    sentences(wording.explanation, words),
    ...(wording.coordinates === null ? [] : [indented(wording.coordinates)]),
    ...wording.contacts.map((contact) => `  ${contact.label}: ${contact.value}`),
    ...wording.unread.map((unread) => wrapped(`! ${unread.text}`, '  ')),
  ];
  return blocks.join('\n\n');
}

function oneReport(wording: ReportWording, words: WeatherCatalogue): string {
  const blocks = [
    wording.heading.toUpperCase(),
    sentences(wording.translation, words),
    sentences(wording.explanation, words),
    ...wording.warnings.map(({ severityLabel, label, text, when }) => {
      const heading = [severityLabel, label, when].filter((part) => part !== null).join(' · ');
      return `${wrapped(`* ${heading}`, '  ')}\n${wrapped(text, '    ')}`;
    }),
    ...wording.problems.map(({ text }) => wrapped(`! ${text}`, '  ')),
    wrapped(wording.standing, '  '),
  ];
  return blocks.join('\n\n');
}

/** Every NOTAM and report of a text in plain language, for reading in a terminal; an empty string when there is none. */
export function printWords(text: string, now: UtcInstant, catalogues: Catalogues): string {
  const { notams } = decodeNotams(text, decodeContext(now));
  const { reports } = decodeReports(text, { now });
  const { notam: catalogue, weather: words } = catalogues;
  const relations = relateNotams(notams);
  return [
    ...notams.map((notam, index) => {
      const relation = relations[index];
      const related = relation ? sayRelation(relation, notams, catalogue) : [];
      return oneNotam(notam, explainNotam(notam, catalogue, noticeContext(notam.facts)), related, words);
    }),
    ...reports.map(({ facts }) => oneReport(explainReport(facts, { catalogue: words, now }), words)),
  ].join('\n\n\n');
}
