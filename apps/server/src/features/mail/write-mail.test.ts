import { expect, test } from 'vitest';
import { writeMail } from './write-mail.ts';

const content = {
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
