import { planOf, type UserLanguage } from '@klarnotam/contract';
import type { Selectable } from 'kysely';
import type { InvoiceParty, InvoicesTable, InvoiceSeller } from '../../database/tables-of-billing.ts';
import type { InvoicePage } from '../../ports/invoice-writer.ts';
import { formatDate, formatMoney } from './format.ts';

const EN = {
  invoice: 'Invoice',
  creditNote: 'Credit note',
  number: { invoice: 'Invoice number', creditNote: 'Credit note number' },
  date: 'Date',
  paid: 'Paid',
  credits: 'Credits invoice number',
  billTo: 'Bill To',
  organisation: 'Org. no.',
  phone: 'Phone',
  description: 'Description',
  amount: 'Amount',
  service: 'NOTAM Translation Service',
  plan: (plan: string) => `${plan}, one year`,
  net: 'Net amount',
  vat: (percent: string) => `MVA (VAT) ${percent}`,
  total: 'Total',
  totalCredited: 'Total credited',
  thanks: 'Thank you for using our service.',
  settled: (day: string) => `Paid on ${day}. There is nothing left to pay.`,
  credited: 'The amount goes back the way it was paid.',
};

const NO: typeof EN = {
  invoice: 'Faktura',
  creditNote: 'Kreditnota',
  number: { invoice: 'Fakturanummer', creditNote: 'Kreditnotanummer' },
  date: 'Dato',
  paid: 'Betalt',
  credits: 'Krediterer fakturanummer',
  billTo: 'Faktureres til',
  organisation: 'Org.nr.',
  phone: 'Telefon',
  description: 'Beskrivelse',
  amount: 'Beløp',
  // The line of the specification, whatever the language.
  service: 'NOTAM Translation Service',
  plan: (plan) => `${plan}, ett år`,
  net: 'Beløp uten MVA',
  vat: (percent) => `MVA ${percent}`,
  total: 'Sum',
  totalCredited: 'Sum kreditert',
  thanks: 'Takk for at du bruker tjenesten vår.',
  settled: (day) => `Betalt ${day}. Ingenting gjenstår å betale.`,
  credited: 'Beløpet går tilbake samme vei som det ble betalt.',
};

const WORDS: Readonly<Record<UserLanguage, typeof EN>> = { en: EN, no: NO };
const LOCALES = { en: 'en-GB', no: 'nb-NO' } as const;

/** Nine digits of a Norwegian register are shown in groups; sellers who pay MVA add that word. */
function organisationNumber(given: string): string {
  const digits = given.replace(/\s/g, '');
  return /^\d{9}$/.test(digits) ? `${digits.replace(/(\d{3})(?=\d)/g, '$1 ')} MVA` : given;
}

function countryName(code: string, language: UserLanguage): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames([LOCALES[language]], { type: 'region' }).of(code) ?? code;
}

function buyerLines(buyer: InvoiceParty, language: UserLanguage): string[] {
  const { phone } = WORDS[language];
  return [
    buyer.name,
    buyer.companyName,
    buyer.address,
    `${buyer.zipCode} ${buyer.city}`.trim(),
    countryName(buyer.country, language),
    buyer.phoneNumber === '' ? '' : `${phone}: ${buyer.phoneNumber}`,
    buyer.email,
  ].filter((line) => line !== '');
}

function sellerLines(seller: InvoiceSeller, language: UserLanguage): string[] {
  return [
    ...seller.address.split('\n'),
    `${WORDS[language].organisation} ${organisationNumber(seller.organisationNumber)}`,
    seller.email,
  ];
}

export interface IssuedInvoice extends Selectable<InvoicesTable> {
  readonly paid_at: Date;
  /** The number of the invoice that a credit note takes back. */
  readonly credits_number: number | null;
}

/** All that stands on an invoice or a credit note; what is credited has a minus before it. */
export function describeInvoice(row: IssuedInvoice): InvoicePage {
  const language: UserLanguage = row.language === 'no' ? 'no' : 'en';
  const words = WORDS[language];
  const isInvoice = row.kind === 'invoice';
  const money = (minor: number): string => formatMoney(isInvoice ? minor : -minor, row.currency, language);
  const day = (moment: Date): string => formatDate(moment, language);
  const heading = isInvoice ? words.invoice : words.creditNote;
  const percent = new Intl.NumberFormat(LOCALES[language], { style: 'percent' }).format(
    row.vat_percent / 100,
  );
  const covers = row.covers_from && row.covers_to ? [`${day(row.covers_from)} – ${day(row.covers_to)}`] : [];
  return {
    language: LOCALES[language],
    title: `${heading} ${row.number}`,
    issuedAt: row.issued_at,
    seller: { name: row.seller.name, lines: sellerLines(row.seller, language) },
    heading,
    facts: [
      { name: words.number[row.kind], value: String(row.number) },
      { name: words.date, value: day(row.issued_at) },
      ...(isInvoice ? [{ name: words.paid, value: day(row.paid_at) }] : []),
      ...(row.credits_number === null ? [] : [{ name: words.credits, value: String(row.credits_number) }]),
    ],
    buyerHeading: words.billTo,
    buyerLines: buyerLines(row.buyer, language),
    buyerCountry: row.buyer.country,
    columns: { description: words.description, amount: `${words.amount} (${row.currency})` },
    items: [
      {
        text: words.service,
        notes: row.plan_type === null ? covers : [words.plan(planOf(row.plan_type).name), ...covers],
        amount: money(row.net_minor),
      },
    ],
    sums: [
      { name: words.net, value: money(row.net_minor) },
      { name: words.vat(percent), value: money(row.vat_minor) },
    ],
    total: { name: isInvoice ? words.total : words.totalCredited, value: money(row.gross_minor) },
    thanks: isInvoice ? words.thanks : words.credited,
    footer: isInvoice ? [words.settled(day(row.paid_at))] : [],
  };
}
