import { RESET_LINK_HOURS, VERIFICATION_LINK_HOURS, type UserLanguage } from '@klarnotam/contract';
import type { DatabaseTransaction } from '../../database/create-database.ts';
import { queueMail } from '../../database/mail-queue/queue-mail.ts';
import { formatMailMoment, writeMail, type MailContent } from '../mail/index.ts';
import type { AccountsContext } from './accounts-context.ts';

type Said = Pick<MailContent, 'title' | 'paragraphs' | 'action' | 'notes'> & { readonly subject: string };

/** To whom a mail goes, in which language. */
export interface MailTo {
  /** Unique and stable: the same key is the same mail. */
  readonly key: string;
  readonly recipient: string;
  readonly language: UserLanguage;
}

export interface AccountMail extends MailTo, Said {}

type Site = Pick<AccountsContext, 'productName' | 'supportEmail' | 'origin'>;

// These mails hold nothing that the person signing up typed, not even a name: it may be somebody else's address.

/** "Verify your address", with the link that does. When the sign-up was made tells apart mails of several sign-ups. */
export function verificationMail(
  { productName, origin }: Site,
  { code, signedUpAt, ...to }: MailTo & { readonly code: string; readonly signedUpAt: Date },
): AccountMail {
  const url = `${origin()}/?verify=${code}`;
  const when = formatMailMoment(signedUpAt, to.language);
  const said: Readonly<Record<UserLanguage, Said>> = {
    en: {
      subject: `Verify your e-mail address for ${productName}`,
      title: 'Verify your e-mail address',
      paragraphs: [
        `This address was used to sign up at ${productName} on ${when}. Open the link to finish signing up.`,
      ],
      action: { label: 'Verify e-mail address', url },
      notes: [
        `The link works for ${VERIFICATION_LINK_HOURS} hours.`,
        'If you did not sign up, do not open the link: without it nobody can use the account. If you get several of these mails, open only the one of your own sign-up.',
      ],
    },
    no: {
      subject: `Bekreft e-postadressen din hos ${productName}`,
      title: 'Bekreft e-postadressen din',
      paragraphs: [
        `Denne adressen ble brukt til å registrere en konto hos ${productName} ${when}. Åpne lenken for å fullføre registreringen.`,
      ],
      action: { label: 'Bekreft e-postadressen', url },
      notes: [
        `Lenken virker i ${VERIFICATION_LINK_HOURS} timer.`,
        'Har du ikke registrert deg, skal du ikke åpne lenken: Uten den kan ingen bruke kontoen. Får du flere slike e-poster, åpner du bare den som gjelder din egen registrering.',
      ],
    },
  };
  return { ...to, ...said[to.language] };
}

/** "You have an account already", for whoever signs up with an address that has one. */
export function accountExistsMail({ productName, origin }: Site, to: MailTo): AccountMail {
  const url = `${origin()}/auth`;
  const said: Readonly<Record<UserLanguage, Said>> = {
    en: {
      subject: `You already have an account at ${productName}`,
      title: 'You already have an account',
      paragraphs: [
        `Somebody signed up at ${productName} with this address, which has an account already. Nothing was changed.`,
        'If it was you, sign in with the password that you have. If you do not know it any more, use "Forgot password?" there.',
      ],
      action: { label: 'Sign in', url },
      notes: ['If it was not you, there is nothing to do.'],
    },
    no: {
      subject: `Du har allerede en konto hos ${productName}`,
      title: 'Du har allerede en konto',
      paragraphs: [
        `Noen registrerte seg hos ${productName} med denne adressen, som allerede har en konto. Ingenting er endret.`,
        'Var det deg, logger du inn med passordet du har. Husker du det ikke, velger du «Glemt passordet?» der.',
      ],
      action: { label: 'Logg inn', url },
      notes: ['Var det ikke deg, trenger du ikke gjøre noe.'],
    },
  };
  return { ...to, ...said[to.language] };
}

/** "Choose a new password", with the link that does. */
export function resetMail(
  { productName, origin }: Site,
  { code, ...to }: MailTo & { readonly code: string },
): AccountMail {
  const url = `${origin()}/reset-password?code=${code}`;
  const said: Readonly<Record<UserLanguage, Said>> = {
    en: {
      subject: `Choose a new password for ${productName}`,
      title: 'Choose a new password',
      paragraphs: [`A new password was asked for your account at ${productName}.`],
      action: { label: 'Choose a new password', url },
      notes: [
        `The link works once, for ${RESET_LINK_HOURS} hour. A new password ends all sessions.`,
        'If you did not ask for it, there is nothing to do: your password stays as it is.',
      ],
    },
    no: {
      subject: `Velg et nytt passord for ${productName}`,
      title: 'Velg et nytt passord',
      paragraphs: [`Noen har bedt om et nytt passord for kontoen din hos ${productName}.`],
      action: { label: 'Velg et nytt passord', url },
      notes: [
        `Lenken virker én gang, i ${RESET_LINK_HOURS} time. Et nytt passord logger deg ut overalt.`,
        'Har du ikke bedt om det, trenger du ikke gjøre noe: Passordet ditt er det samme.',
      ],
    },
  };
  return { ...to, ...said[to.language] };
}

/** Who changed a password, and so what its owner is told of it. */
export type PasswordChangedBy = 'user' | 'admin';

const WHO_CHANGED: Readonly<
  Record<PasswordChangedBy, (name: string, when: string) => Readonly<Record<UserLanguage, readonly string[]>>>
> = {
  user: (name, when) => ({
    en: [
      `The password of your account at ${name} was changed on ${when}. Your other sessions have ended.`,
      'If it was you, there is nothing to do.',
    ],
    no: [
      `Passordet til kontoen din hos ${name} ble endret ${when}. Du er logget ut på de andre enhetene dine.`,
      'Var det deg, trenger du ikke gjøre noe.',
    ],
  }),
  admin: (name, when) => ({
    en: [
      `An administrator of ${name} changed the password of your account on ${when}. You are signed out everywhere.`,
      'If you asked for it, sign in with the password that you were given, and choose one of your own.',
    ],
    no: [
      `En administrator hos ${name} endret passordet til kontoen din ${when}. Du er logget ut overalt.`,
      'Har du bedt om det, logger du inn med passordet du har fått, og velger et eget.',
    ],
  }),
};

/** "Your password was changed", so that its owner hears of it when somebody else did it. */
export function passwordChangedMail(
  { productName, supportEmail, origin }: Site,
  {
    changedAt,
    changedBy = 'user',
    ...to
  }: MailTo & {
    readonly changedAt: Date;
    readonly changedBy?: PasswordChangedBy;
  },
): AccountMail {
  const url = `${origin()}/auth`;
  const paragraphs = WHO_CHANGED[changedBy](productName, formatMailMoment(changedAt, to.language));
  const notYou: Readonly<Record<PasswordChangedBy, Readonly<Record<UserLanguage, string>>>> = {
    user: { en: 'If it was not you', no: 'Var det ikke deg' },
    admin: { en: 'If you did not ask for it', no: 'Har du ikke bedt om det' },
  };
  const said: Readonly<Record<UserLanguage, Said>> = {
    en: {
      subject: `Your password at ${productName} was changed`,
      title: 'Your password was changed',
      paragraphs: paragraphs.en,
      action: { label: 'Sign in', url },
      notes: [
        `${notYou[changedBy].en}, choose a new password at once under "Forgot password?", and write to ${supportEmail}.`,
      ],
    },
    no: {
      subject: `Passordet ditt hos ${productName} er endret`,
      title: 'Passordet ditt er endret',
      paragraphs: paragraphs.no,
      action: { label: 'Logg inn', url },
      notes: [
        `${notYou[changedBy].no}, må du straks velge et nytt passord under «Glemt passordet?» og skrive til ${supportEmail}.`,
      ],
    },
  };
  return { ...to, ...said[to.language] };
}

/** Puts a mail into the queue, in the transaction that it tells of. */
export async function queueAccountMail(
  transaction: DatabaseTransaction,
  { productName, supportEmail, origin }: Site,
  { key, recipient, subject, ...content }: AccountMail,
): Promise<void> {
  const written = writeMail({ productName, supportEmail, origin: origin(), ...content });
  await queueMail(transaction, { dedupeKey: key, recipient, subject, ...written });
}
