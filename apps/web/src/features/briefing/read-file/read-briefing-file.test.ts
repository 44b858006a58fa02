import { DOMParser } from '@xmldom/xmldom';
import PDFDocument from 'pdfkit';
import { expect, test, vi } from 'vitest';
import { MAX_FILE_BYTES } from './briefing-file.ts';
import { readBriefingFile } from './read-briefing-file.ts';

const NOTAM = `A1234/26 NOTAMN
Q) ENOR/QRDCA/IV/BO/W/000/009/5944N01008E001
A) ENOR B) 2607010600 C) 2607011400
E) DANGER AREA ACT, Ø AND Å ARE LETTERS`;
const ASCII = NOTAM.replace('Ø AND Å', 'O AND A');

const file = (name: string, ...parts: (string | Uint8Array<ArrayBuffer>)[]) => new File(parts, name);
const read = (name: string, ...parts: (string | Uint8Array<ArrayBuffer>)[]) =>
  readBriefingFile(file(name, ...parts));

function pdf(draw: (document: PDFKit.PDFDocument) => void, options = {}): Promise<Uint8Array<ArrayBuffer>> {
  const document = new PDFDocument({ compress: false, ...options });
  const chunks: Uint8Array[] = [];
  return new Promise((resolve) => {
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    document.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    draw(document);
    document.end();
  });
}

test('a text is read in the encoding that its program wrote', async () => {
  const latin = Uint8Array.from(NOTAM, (letter) => letter.charCodeAt(0));
  const wide = new Uint8Array([
    0xff,
    0xfe,
    ...new Uint8Array(Uint16Array.from(NOTAM, (c) => c.charCodeAt(0)).buffer),
  ]);
  for (const content of [NOTAM, `\ufeff${NOTAM}`, NOTAM.replaceAll('\n', '\r\n'), latin, wide]) {
    expect(await read('briefing.txt', content)).toEqual({ ok: true, text: NOTAM });
  }
});

test('nothing, and what is no text at all, is told', async () => {
  expect(await read('briefing.txt')).toEqual({ ok: false, problem: 'empty' });
  expect(await read('briefing.txt', ' \r\n ')).toEqual({ ok: false, problem: 'empty' });
  expect(await read('briefing.bin', new Uint8Array([1, 0, 2]))).toEqual({ ok: false, problem: 'kind' });
  expect(await read('briefing.docx', 'PK')).toEqual({ ok: false, problem: 'kind' });
});

test('50 MB are refused unopened', async () => {
  const huge = file('briefing.pdf', 'x');
  Object.defineProperty(huge, 'size', { value: 2 * MAX_FILE_BYTES });
  huge.arrayBuffer = () => Promise.reject(new Error('It was opened.'));
  expect(await readBriefingFile(huge)).toEqual({ ok: false, problem: 'tooBig' });
});

test('a PDF gives its lines in order, page after page, whatever its name', async () => {
  const made = await pdf((document) => {
    document.text(ASCII);
    document.addPage().text('A1235/26 NOTAMN');
  });
  const text = `${ASCII}\n\nA1235/26 NOTAMN`;
  for (const name of ['briefing.pdf', 'briefing']) {
    const got = await read(name, made);
    expect(got.ok && got.text.replace(/ +\n/g, '\n')).toBe(text);
  }
});

test('a PDF of pictures, an encrypted one and a broken one are told apart', async () => {
  const drawn = await pdf((document) => void document.rect(10, 10, 50, 50).fill());
  const locked = await pdf((document) => void document.text(ASCII), { userPassword: 'secret' });
  expect(await read('a.pdf', drawn)).toEqual({ ok: false, problem: 'noText' });
  expect(await read('a.pdf', locked)).toEqual({ ok: false, problem: 'encrypted' });
  expect(await read('a.pdf', '%PDF-1.7 and then nothing')).toEqual({ ok: false, problem: 'broken' });
  expect(await read('a.pdf', 'not even that')).toEqual({ ok: false, problem: 'broken' });
});

const mail = (parts: readonly string[]) =>
  [
    'From: briefing@example.no',
    'Subject: Briefing',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="part"',
    '',
    ...parts.flatMap((part) => ['--part', part]),
    '--part--',
    '',
  ].join('\r\n');

test('a mail gives its text and that of its attachments', async () => {
  const attached = Buffer.from(await pdf((document) => void document.text('A1235/26 NOTAMN'))).toString(
    'base64',
  );
  const got = await read(
    'briefing.eml',
    mail([
      `Content-Type: text/plain; charset=utf-8\r\n\r\n${NOTAM}`,
      `Content-Type: application/pdf; name="more.pdf"\r\nContent-Transfer-Encoding: base64\r\n\r\n${attached}`,
      'Content-Type: image/png\r\nContent-Transfer-Encoding: base64\r\n\r\niVBORw0KGgo=',
    ]),
  );
  expect(got.ok && got.text.replace(/ +\n/g, '\n')).toBe(`${NOTAM}\n\nA1235/26 NOTAMN`);
});

test('a mail of HTML alone is read line by line, without what is not seen', async () => {
  vi.stubGlobal('DOMParser', DOMParser);
  const html =
    '<html><head><style>p { color: red }</style></head><body><p>A1234/26\n NOTAMN</p><div>A) ENOR<br/>E) <b>DANGER</b> AREA</div><pre>F) GND\nG) FL100</pre></body></html>';
  expect(await read('briefing.eml', mail([`Content-Type: text/html\r\n\r\n${html}`]))).toEqual({
    ok: true,
    text: 'A1234/26 NOTAMN\n\nA) ENOR\nE) DANGER AREA\n\nF) GND\nG) FL100',
  });
  vi.unstubAllGlobals();
});

test('a mail without text tells what is wrong with its attachment', async () => {
  const locked = await pdf((document) => void document.text(ASCII), { userPassword: 'secret' });
  const attached = `Content-Type: application/pdf\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(locked).toString('base64')}`;
  expect(await read('briefing.eml', mail([attached]))).toEqual({ ok: false, problem: 'encrypted' });
  expect(await read('briefing.eml', mail([]))).toEqual({ ok: false, problem: 'empty' });
});
