import { joinPieces, wholeText, type MappedText } from './mapped-text.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  deg: '°',
  ordm: 'º',
  prime: '′',
  Prime: '″',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
};

const ESCAPE =
  /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([A-Za-z]{2,6}));|<(\/?)(br|p|div|pre|span|b|i|strong|em|td|tr|table|tbody|li|ul|code|html|body|font|a|hr)(?:\s[^<>]{0,300})?\/?>|\\r\\n|\\n/gi;

function fromCodePoint(code: number): string | null {
  if (code < 9 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return null;
  return String.fromCodePoint(code);
}

function replacement(match: RegExpExecArray): string | null {
  const [, decimal, hex, name, , tag] = match;
  if (decimal !== undefined) return fromCodePoint(Number(decimal));
  if (hex !== undefined) return fromCodePoint(Number.parseInt(hex, 16));
  if (name !== undefined) return ENTITIES[name] ?? null;
  if (tag === undefined) return '\n';
  return /^(?:br|p|div|tr|li|pre|hr)$/i.test(tag) ? '\n' : ' ';
}

/** `source` with html entities, the tags of pasted pages and written-out `\n` turned into what they stand for. */
export function unescapeHtml(source: string): MappedText {
  if (!source.includes('&') && !source.includes('<') && !source.includes('\\')) return wholeText(source);
  const pieces: { text: string; from: number; to: number }[] = [];
  let done = 0;
  ESCAPE.lastIndex = 0;
  for (let match = ESCAPE.exec(source); match !== null; match = ESCAPE.exec(source)) {
    const text = replacement(match);
    if (text === null) continue;
    pieces.push({ text: source.slice(done, match.index), from: done, to: match.index });
    pieces.push({ text, from: match.index, to: ESCAPE.lastIndex });
    done = ESCAPE.lastIndex;
  }
  if (done === 0) return wholeText(source);
  pieces.push({ text: source.slice(done), from: done, to: source.length });
  return joinPieces(pieces);
}
