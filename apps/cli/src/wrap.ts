import type { WeatherCatalogue } from '@klarnotam/language';

const WIDTH = 80;

/** `text` in lines of a terminal's width, each behind `indent`. */
export function wrapped(text: string, indent: string): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/[ \n]+/)) {
    if (line !== '' && indent.length + line.length + 1 + word.length > WIDTH) {
      lines.push(indent + line);
      line = word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  return [...lines, indent + line].join('\n');
}

/** Sentences as one paragraph. Languages without gaps between words are left to the terminal to wrap. */
export function wrappedSentences(
  texts: readonly { readonly text: string }[],
  { sentenceGap }: Pick<WeatherCatalogue, 'sentenceGap'>,
): string {
  const text = texts.map((sentence) => sentence.text).join(sentenceGap);
  return sentenceGap === '' ? `  ${text}` : wrapped(text, '  ');
}
