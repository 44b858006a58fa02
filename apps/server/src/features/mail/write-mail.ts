import type { UserLanguage } from '@klarnotam/contract';

/** What a mail says; both of its forms are made from it. */
export interface MailContent {
  readonly language: UserLanguage;
  readonly productName: string;
  readonly supportEmail: string;
  /** Where the page is; the brand leads there. */
  readonly origin: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Figures and dates with their names, between the paragraphs and the action. */
  readonly rows?: readonly MailRow[];
  /** The one thing to do; absent where there is nothing to do. */
  readonly action?: { readonly label: string; readonly url: string };
  /** Below the action: how long it holds, what to do when the mail was not expected. */
  readonly notes: readonly string[];
}

export interface MailRow {
  readonly name: string;
  readonly value: string;
}

export interface WrittenMail {
  readonly text: string;
  readonly html: string;
}

const SANS = "'Segoe UI', -apple-system, Roboto, 'Helvetica Neue', Arial, sans-serif";

/** Ink on paper with sky for the link, as on the page; the second set is for mail programs in the dark. */
const STYLE = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  body { margin: 0; padding: 24px 16px; background: #faf9f6; color: #13222d; font: 16px/1.5 ${SANS}; }
  main { max-width: 480px; margin: 0 auto; padding: 24px; background: #ffffff; border: 1px solid #dcd7cc; border-radius: 8px; }
  .brand { margin: 0 0 24px; font-weight: 600; }
  .brand a { color: inherit; text-decoration: none; border-bottom: 3px solid #9bd3f5; }
  h1 { margin: 0 0 16px; font-size: 22px; line-height: 1.3; font-weight: 600; }
  p { margin: 0 0 16px; }
  .action { display: inline-block; padding: 12px 20px; background: #12283a; color: #ffffff; border-radius: 8px; font-weight: 600; text-decoration: none; }
  table { margin: 0 0 16px; border-collapse: collapse; width: 100%; }
  th, td { padding: 8px 0; border-top: 1px solid #dcd7cc; text-align: left; vertical-align: top; font-weight: 400; }
  th { padding-right: 16px; color: #57616a; }
  td { font-weight: 600; overflow-wrap: anywhere; }
  .notes, .address { color: #57616a; font-size: 14px; }
  .address a { color: #0b5a8c; overflow-wrap: anywhere; }
  footer { max-width: 480px; margin: 16px auto 0; color: #57616a; font-size: 14px; }
  footer a { color: #0b5a8c; }
  @media (prefers-color-scheme: dark) {
    body { background: #0d161d; color: #e8edf1; }
    main { background: #14212b; border-color: #2b3b47; }
    .action { background: #9bd3f5; color: #0b2233; }
    th, td { border-color: #2b3b47; }
    th, .notes, .address, footer { color: #a9b4bd; }
    .address a, footer a { color: #9bd3f5; }
  }
`;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

/** The words of the frame around what a mail says. */
const FRAME: Readonly<Record<UserLanguage, { readonly htmlLanguage: string; readonly fallback: string }>> = {
  en: { htmlLanguage: 'en', fallback: 'If the button does not work, open this address:' },
  no: { htmlLanguage: 'nb', fallback: 'Virker ikke knappen? Åpne denne adressen:' },
};

function writeHtml(content: MailContent): string {
  const { productName, supportEmail, origin, title, paragraphs, rows = [], action, notes } = content;
  const { htmlLanguage, fallback } = FRAME[content.language];
  const e = escapeHtml;
  const paragraph = (text: string, kind = ''): string => `<p${kind && ` class="${kind}"`}>${e(text)}</p>`;
  const row = ({ name, value }: MailRow): string =>
    `<tr><th scope="row">${e(name)}</th><td>${e(value)}</td></tr>`;
  const parts = [
    `<p class="brand"><a href="${e(origin)}/">${e(productName)}</a></p>`,
    `<h1>${e(title)}</h1>`,
    ...paragraphs.map((text) => paragraph(text)),
    ...(rows.length > 0 ? ['<table>', ...rows.map(row), '</table>'] : []),
    ...(action
      ? [
          `<p><a class="action" href="${e(action.url)}">${e(action.label)}</a></p>`,
          `<p class="address">${e(fallback)}<br><a href="${e(action.url)}">${e(action.url)}</a></p>`,
        ]
      : []),
    ...notes.map((text) => paragraph(text, 'notes')),
  ];
  return `<!doctype html>
<html lang="${htmlLanguage}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${e(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${parts.join('\n')}
</main>
<footer>${e(productName)} · <a href="mailto:${e(supportEmail)}">${e(supportEmail)}</a></footer>
</body>
</html>
`;
}

/** Writes a mail as plain text and as html, with the same words. */
export function writeMail(content: MailContent): WrittenMail {
  const { productName, supportEmail, title, paragraphs, rows = [], action, notes } = content;
  const blocks = [
    title,
    ...paragraphs,
    ...(rows.length > 0 ? [rows.map(({ name, value }) => `${name}: ${value}`).join('\n')] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...notes,
  ];
  return {
    text: `${blocks.join('\n\n')}\n\n-- \n${productName}\n${supportEmail}\n`,
    html: writeHtml(content),
  };
}
