import type { UtcInstant } from '@klarnotam/aviation';
import { explainNotam, type Catalogue, type NotamWording, type SourcedText } from '@klarnotam/language';
import { decodeNotams, type DecodedNotam } from '@klarnotam/notam';

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

function sentences(texts: readonly SourcedText[]): string {
  return wrapped(texts.map((sentence) => sentence.text).join(' '), '  ');
}

function oneNotam({ facts }: DecodedNotam, wording: NotamWording): string {
  const blocks = [
    `${facts.id ?? '–'}  ${wording.impact.heading.toUpperCase()}`,
    wrapped(wording.impact.summary, '  '),
    sentences(wording.translation),
    sentences(wording.explanation),
    ...wording.contacts.map((contact) => `  ${contact.label}: ${contact.value}`),
    ...wording.unread.map((unread) => wrapped(`! ${unread.text}`, '  ')),
  ];
  return blocks.join('\n\n');
}

/** Every NOTAM of a text in plain language, for reading in a terminal; an empty string when there is none. */
export function printWords(text: string, now: UtcInstant, catalogue: Catalogue): string {
  const { notams } = decodeNotams(text, { now });
  return notams.map((notam) => oneNotam(notam, explainNotam(notam, catalogue))).join('\n\n\n');
}
