import { expect, test } from 'vitest';
import { writeMail, type MailContent } from './write-mail.ts';

const content: MailContent = {
  language: 'en',
  productName: 'Klar & Co',
  supportEmail: 'help@klar.example',
  origin: 'https://klar.example',
  title: 'Choose <a> password',
  paragraphs: ['It\'s "new".', 'Second.'],
  action: { label: 'Choose', url: 'https://klar.example/reset-password?code=a&b="c"' },
  notes: ['Works once.'],
};

test('both forms say the same', () => {
  const { text, html } = writeMail(content);
  for (const words of ['Second.', 'Works once.', 'help@klar.example']) {
    expect(text).toContain(words);
    expect(html).toContain(words);
  }
  expect(text).toContain('\nhttps://klar.example/reset-password?code=a&b="c"\n');
});

test('nothing that is said becomes markup', () => {
  const { html } = writeMail(content);
  expect(html).toContain('<h1>Choose &lt;a&gt; password</h1>');
  expect(html).toContain('href="https://klar.example/reset-password?code=a&amp;b=&quot;c&quot;"');
  expect(html).toContain('It&#39;s &quot;new&quot;.');
  expect(html).toContain('Klar &amp; Co');
});

test('the html asks for nothing from elsewhere', () => {
  const { html } = writeMail(content);
  expect(html).not.toMatch(/<(img|script|link|iframe)\b|url\(|@import/i);
});

test('figures stand in rows, and a mail without anything to do has no button', () => {
  const { text, html } = writeMail({
    language: 'no',
    productName: 'Klar',
    supportEmail: 'help@klar.example',
    origin: 'https://klar.example',
    title: 'Betaling mottatt',
    paragraphs: [],
    rows: [{ name: 'Beløp', value: '30,00 kr <b>' }],
    notes: [],
  });
  expect(text).toContain('\n\nBeløp: 30,00 kr <b>\n\n');
  expect(html).toContain('<th scope="row">Beløp</th><td>30,00 kr &lt;b&gt;</td>');
  expect(html).toContain('<html lang="nb">');
  expect(html).not.toContain('class="action"');
});

test('the frame is in the language of the mail', () => {
  expect(writeMail({ ...content, language: 'no' }).html).toContain('Virker ikke knappen?');
  expect(writeMail(content).html).toContain('If the button does not work');
});
