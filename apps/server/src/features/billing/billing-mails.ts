import { planOf, type UserLanguage } from '@klarnotam/contract';
import type { Database } from '../../database/create-database.ts';
import { queueMail } from '../../database/mail-queue/queue-mail.ts';
import { writeMail, type MailContent } from '../mail/index.ts';
import type { AppliedPlan } from '../subscription/index.ts';
import type { BillingContext } from './billing-context.ts';
import { formatDate, formatMoney } from './format.ts';
import type { CoveredYear } from './plan-of-payments.ts';

type Words = Pick<MailContent, 'title' | 'paragraphs' | 'rows' | 'action' | 'notes'> & {
  readonly subject: string;
};
type Site = Pick<BillingContext, 'productName' | 'supportEmail' | 'origin' | 'languageOf'>;

export interface PaymentReceived {
  readonly planName: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly invoiceNumber: number;
  readonly until: Date | null;
}

/** "We have received your payment", with the way to the invoice. */
export function paymentReceivedMail(site: Site, language: UserLanguage, mail: PaymentReceived): Words {
  const url = `${site.origin()}/payments`;
  const amount = formatMoney(mail.amountMinor, mail.currency, language);
  const until = mail.until && formatDate(mail.until, language);
  if (language === 'no') {
    return {
      subject: `Vi har mottatt betalingen din til ${site.productName}`,
      title: 'Betaling mottatt',
      paragraphs: [
        'Takk for betalingen. Fakturaen ligger under Betalinger.',
        ...(until === null ? [] : ['Planen fornyes ikke av seg selv.']),
      ],
      rows: [
        { name: 'Beløp', value: amount },
        { name: 'Plan', value: mail.planName },
        ...(until === null ? [] : [{ name: 'Betalt til', value: until }]),
        { name: 'Fakturanummer', value: String(mail.invoiceNumber) },
      ],
      action: { label: 'Se betalinger og faktura', url },
      notes: ['Har du ikke betalt for dette, skriver du til oss på adressen under.'],
    };
  }
  return {
    subject: `We have received your payment to ${site.productName}`,
    title: 'Payment received',
    paragraphs: [
      'Thank you for your payment. The invoice is among your payments.',
      ...(until === null ? [] : ['The plan does not renew itself.']),
    ],
    rows: [
      { name: 'Amount', value: amount },
      { name: 'Plan', value: mail.planName },
      ...(until === null ? [] : [{ name: 'Paid until', value: until }]),
      { name: 'Invoice number', value: String(mail.invoiceNumber) },
    ],
    action: { label: 'See payments and invoice', url },
    notes: ['If you did not pay for this, write to us at the address below.'],
  };
}

/** "Your paid year ends soon", fourteen days before. */
export function renewalMail(
  site: Site,
  language: UserLanguage,
  { planName, until }: { readonly planName: string; readonly until: Date },
): Words {
  const url = `${site.origin()}/subscribe`;
  const day = formatDate(until, language);
  const free = planOf('free').limit;
  if (language === 'no') {
    return {
      subject: `${planName} hos ${site.productName} utløper ${day}`,
      title: 'Det betalte året går mot slutten',
      paragraphs: [
        `${planName} er betalt til ${day}. Ingenting trekkes automatisk.`,
        `Vil du beholde planen, betaler du for et nytt år før den tid. Ellers går du over til gratisplanen med ${free} oversettelser i alt.`,
      ],
      action: { label: 'Se planer og priser', url },
      notes: ['Har du allerede betalt, trenger du ikke gjøre noe.'],
    };
  }
  return {
    subject: `${planName} at ${site.productName} ends on ${day}`,
    title: 'Your paid year is about to end',
    paragraphs: [
      `${planName} is paid until ${day}. Nothing is charged by itself.`,
      `To keep the plan, pay for another year before then. Otherwise it becomes the Free plan, with ${free} translations in all.`,
    ],
    action: { label: 'See plans and prices', url },
    notes: ['If you have paid already, there is nothing to do.'],
  };
}

export type WhyChanged = 'hand' | 'ended' | 'refund';

const WHY: Readonly<Record<WhyChanged, Readonly<Record<UserLanguage, string>>>> = {
  hand: { en: 'We have changed your plan.', no: 'Vi har endret planen din.' },
  ended: { en: 'The time that was paid for is over.', no: 'Tiden som var betalt, er over.' },
  refund: { en: 'Your payment was paid back.', no: 'Betalingen din er betalt tilbake.' },
};

/** "Your plan has changed", and why. */
export function planChangedMail(
  site: Site,
  language: UserLanguage,
  { applied, why }: { readonly applied: AppliedPlan; readonly why: WhyChanged },
): Words {
  const url = `${site.origin()}/subscribe`;
  const before = planOf(applied.from).name;
  const after = planOf(applied.to).name;
  const until = applied.paidUntil && formatDate(applied.paidUntil, language);
  if (language === 'no') {
    return {
      subject: `Planen din hos ${site.productName} er nå ${after}`,
      title: 'Planen din er endret',
      paragraphs: [
        WHY[why].no,
        before === after ? `Planen er fortsatt ${after}.` : `Planen var ${before} og er nå ${after}.`,
        ...(until === null ? [] : [`Den varer til ${until}.`]),
      ],
      action: { label: 'Se planer og priser', url },
      notes: ['Er noe feil, skriver du til oss på adressen under.'],
    };
  }
  return {
    subject: `Your plan at ${site.productName} is now ${after}`,
    title: 'Your plan has changed',
    paragraphs: [
      WHY[why].en,
      before === after ? `The plan is still ${after}.` : `The plan was ${before} and is now ${after}.`,
      ...(until === null ? [] : [`It lasts until ${until}.`]),
    ],
    action: { label: 'See plans and prices', url },
    notes: ['If something is wrong, write to us at the address below.'],
  };
}

async function queue(
  database: Database,
  site: Site,
  { userId, key, write }: { userId: string; key: string; write: (language: UserLanguage) => Words },
): Promise<void> {
  const { email } = await database
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const language = await site.languageOf(database, userId);
  const { subject, ...content } = write(language);
  const { productName, supportEmail, origin } = site;
  const written = writeMail({ language, productName, supportEmail, origin: origin(), ...content });
  await queueMail(database, { dedupeKey: key, recipient: email, subject, ...written });
}

/** Queues {@link paymentReceivedMail}, in the transaction that records the payment. */
export async function queuePaymentMail(
  database: Database,
  site: Site,
  mail: {
    readonly userId: string;
    readonly paymentId: string;
    readonly invoiceNumber: number;
    readonly payment: {
      readonly plan: CoveredYear['plan'];
      readonly amountMinor: number;
      readonly currency: string;
    };
    readonly covered: CoveredYear | null;
  },
): Promise<void> {
  const { userId, paymentId, invoiceNumber, covered } = mail;
  const { plan, amountMinor, currency } = mail.payment;
  await queue(database, site, {
    userId,
    key: `payment:${paymentId}`,
    write: (language) =>
      paymentReceivedMail(site, language, {
        planName: planOf(plan).name,
        until: covered?.until ?? null,
        ...{ amountMinor, currency, invoiceNumber },
      }),
  });
}

/** Queues {@link planChangedMail}, in the transaction that changes the plan. @param mail.key the same key is the same mail */
export async function queuePlanMail(
  database: Database,
  site: Site,
  mail: {
    readonly userId: string;
    readonly applied: AppliedPlan;
    readonly why: WhyChanged;
    readonly key: string;
  },
): Promise<void> {
  await queue(database, site, {
    userId: mail.userId,
    key: `plan:${mail.why}:${mail.key}`,
    write: (language) => planChangedMail(site, language, mail),
  });
}

/** Queues {@link renewalMail}; once for each end. */
export async function queueRenewalMail(
  database: Database,
  site: Site,
  mail: { readonly userId: string; readonly planName: string; readonly until: Date },
): Promise<void> {
  await queue(database, site, {
    userId: mail.userId,
    key: `renewal:${mail.userId}:${mail.until.toISOString()}`,
    write: (language) => renewalMail(site, language, mail),
  });
}
