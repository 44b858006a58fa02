import { inflateSync } from 'node:zlib';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import type { InvoicePage } from '../../ports/invoice-writer.ts';
import { breakLines } from './break-lines.ts';
import { drawable, orderRuns } from './order-runs.ts';
import { createPdfInvoiceWriter } from './pdf-invoice-writer.ts';

const PAGE: InvoicePage = {
  language: 'en-GB',
  title: 'Invoice 42',
  issuedAt: new Date('2026-11-22T10:00:00Z'),
  seller: { name: 'Klar Luftfart AS', lines: ['Storgata 1, 0155 Oslo', 'Org. no. 987 654 321 MVA'] },
  heading: 'Invoice',
  facts: [{ name: 'Invoice number', value: '42' }],
  buyerHeading: 'Bill To',
  buyerLines: ['Åse Bjørnstjerne Sørli'],
  buyerCountry: 'NO',
  columns: { description: 'Description', amount: 'Amount (NOK)' },
  items: [{ text: 'NOTAM Translation Service', notes: ['Professional, one year'], amount: 'NOK 120.00' }],
  sums: [{ name: 'MVA (VAT) 25%', value: 'NOK 30.00' }],
  total: { name: 'Total', value: 'NOK 150.00' },
  thanks: 'Thank you.',
  footer: ['Paid.'],
};
const writer = createPdfInvoiceWriter('KlarNOTAM');

async function textOf(pdf: Uint8Array): Promise<{ text: string; pages: number }> {
  const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), {
    mergePages: true,
  });
  return { text, pages: totalPages };
}

const glyphsOf = (text: string): number[] =>
  orderRuns(text, 'regular', '').flatMap(({ font, text: run, direction }) =>
    font.shape(run, direction).map(({ id }) => id),
  );

/** Every packed stream of a PDF, as text. */
function streamsOf(pdf: Uint8Array): string[] {
  const raw = Buffer.from(pdf);
  const streams: string[] = [];
  for (let at = raw.indexOf('stream\n'); at >= 0; at = raw.indexOf('stream\n', at + 7)) {
    if (raw.subarray(at - 3, at).toString() === 'end') continue;
    const end = raw.indexOf('\nendstream', at);
    try {
      streams.push(inflateSync(raw.subarray(at + 7, end)).toString('latin1'));
    } catch {
      // A stream that is not packed.
    }
  }
  return streams;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\b': '\\b',
  '\f': '\\f',
};
/** How bytes stand in a PDF (ISO 32000-1, 7.3.4.2). */
const asPdfString = (bytes: Buffer): string =>
  bytes
    .toString('latin1')
    .replace(/[\n\r\t\b\f\\()]/g, (character) => ESCAPES[character] ?? `\\${character}`);

describe('an invoice as PDF', () => {
  test('says all that it should, and is the same file each time', async () => {
    const pdf = await writer.write(PAGE);
    const { text, pages } = await textOf(pdf);
    expect(pages).toBe(1);
    for (const words of [
      'Klar Luftfart AS',
      'Org. no. 987 654 321 MVA',
      'Invoice number',
      'Bill To',
      'Åse Bjørnstjerne Sørli',
      'NOTAM Translation Service',
      'NOK 120.00',
      'MVA (VAT) 25%',
      'NOK 150.00',
      'Thank you.',
    ]) {
      expect(text).toContain(words);
    }
    expect(Buffer.from(pdf).equals(Buffer.from(await writer.write(PAGE)))).toBe(true);
  });

  test.each([
    ['Arabic', 'محمد بن عبد الله', 'NotoSansArabic'],
    ['Hindi', 'श्रीमती लक्ष्मी कृष्णमूर्ति', 'NotoSansDevanagari'],
    ['Bengali', 'কৃষ্ণেন্দু বন্দ্যোপাধ্যায়', 'NotoSansBengali'],
    ['Chinese', '深圳市晴空无人机', 'NotoSansSC'],
    ['Japanese', 'ドローン さくら', 'NotoSansJP'],
    ['Korean', '김민준', 'NotoSansKR'],
    ['Russian', 'Иван Петров', 'NotoSans-Regular'],
  ])('embeds the font of a name in %s, and holds the name as it was given', async (_script, name, font) => {
    const pdf = await writer.write({ ...PAGE, buyerLines: [name] });
    const raw = Buffer.from(pdf).toString('latin1');
    expect(raw).toMatch(new RegExp(`/BaseFont /[A-Z]{6}\\+${font}`));
    expect(raw).toContain('/FontFile2');
    if (font === 'NotoSans-Regular') {
      expect((await textOf(pdf)).text).toContain(name);
      return;
    }
    const actual = Buffer.concat([
      Buffer.from([0xfe, 0xff]),
      Buffer.from(name.normalize('NFC'), 'utf16le').swap16(),
    ]);
    expect(streamsOf(pdf).some((stream) => stream.includes(asPdfString(actual)))).toBe(true);
  });

  test('breaks what is too long for a line or a page, and loses nothing', async () => {
    const long = 'Nordlys'.repeat(60);
    const lines = Array.from({ length: 60 }, (_, index) => `Line ${index}`);
    const { text, pages } = await textOf(await writer.write({ ...PAGE, buyerLines: [long, ...lines] }));
    expect(pages).toBe(2);
    expect(text.replace(/\s/g, '')).toContain(long);
    for (const line of lines) expect(text).toContain(line);
  });
});

describe('the order of what is drawn', () => {
  const pieces = (text: string) =>
    orderRuns(text, 'regular', '').map(({ text: run, direction }) => `${direction} ${run}`);

  test('is from right to left in Arabic, but for figures and Latin words in it', () => {
    const runs = pieces('شركة 2000 AS');
    expect(runs.map((run) => run.replace(/\s+/g, ' ').trim())).toEqual(
      expect.arrayContaining(['ltr 2000', 'ltr AS']),
    );
    expect(runs[0]).toContain('ltr AS');
    expect(runs.at(-1)).toContain('شركة');
  });

  test('is from left to right in everything else', () => {
    expect(orderRuns('Kari Nordmann', 'regular', '').map(({ direction }) => direction)).toEqual(['ltr']);
  });
});

describe('shaping', () => {
  // Glyphs that HarfBuzz chooses and that drawing each character by itself would not.
  test.each(['محمد', 'कृष्णमूर्ति', 'কৃষ্ণেন্দু', 'চট্টোপাধ্যায়', 'ক্ষুদ্র'])(
    'joins and orders the letters of %s',
    (name) => {
      const apart = Array.from(name).flatMap((character) => glyphsOf(character));
      expect(glyphsOf(name)).not.toEqual(apart);
      expect(glyphsOf(name)).not.toContain(0);
    },
  );

  test('a conjunct is fewer glyphs than letters', () => {
    expect(glyphsOf('ক্ষ')).toHaveLength(1);
    expect(glyphsOf('क्ष')).toHaveLength(1);
  });

  test('Chinese and Japanese forms follow the country when the text does not tell', () => {
    const fontOf = (text: string, country: string) => orderRuns(text, 'regular', country)[0]!.font.name;
    expect(fontOf('直', 'CN')).toContain('-sc-');
    expect(fontOf('直', 'JP')).toContain('-jp-');
    expect(fontOf('直さ', 'CN')).toContain('-jp-');
  });
});

describe('a character that no font holds', () => {
  test('is written as its code, never left out', () => {
    expect(drawable('Drone 🚁 AS', 'regular', '')).toBe('Drone [U+1F681] AS');
    expect(drawable('𓂀', 'regular', '')).toBe('[U+13080]');
  });

  test('controls and invisible marks are left out, spaces are one', () => {
    expect(drawable('A\u0000B\u200b\tC\r\n D\ufeff', 'regular', '')).toBe('AB C D');
  });

  test('a letter with its mark apart is composed', () => {
    expect(drawable('A\u030ase', 'regular', '')).toBe('Åse');
  });
});

describe('lines', () => {
  const of = (text: string, letters: number) =>
    breakLines(text, (line) => Array.from(line).length <= letters);
  test('break between words, within words that are too long, and between signs of Chinese', () => {
    expect(of('one two three', 7)).toEqual(['one two', 'three']);
    expect(of('abcdefghij', 4)).toEqual(['abcd', 'efgh', 'ij']);
    expect(of('无人机科技有限公司', 4).join('')).toBe('无人机科技有限公司');
    expect(of('   ', 4)).toEqual([]);
  });
});
