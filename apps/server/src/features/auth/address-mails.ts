import { VERIFICATION_LINK_HOURS, type UserLanguage } from '@klarnotam/contract';
import type { AccountMail, MailTo } from './account-mails.ts';
import type { AccountsContext } from './accounts-context.ts';

type Site = Pick<AccountsContext, 'productName' | 'supportEmail' | 'origin'>;
type Said = Omit<AccountMail, keyof MailTo>;

/** "Verify your new address", with the link that makes it the account's. */
export function newAddressMail(
  { productName, origin }: Site,
  { code, ...to }: MailTo & { readonly code: string },
): AccountMail {
  const url = `${origin()}/?verify=${code}`;
  const said: Readonly<Record<UserLanguage, Said>> = {
    en: {
      subject: `Verify your new e-mail address for ${productName}`,
      title: 'Verify your new e-mail address',
      paragraphs: [
        `An account at ${productName} is to be moved to this address. Open the link, and you sign in with this address from then on.`,
      ],
      action: { label: 'Use this e-mail address', url },
      notes: [
        `The link works for ${VERIFICATION_LINK_HOURS} hours. Until then the old address stays.`,
        'If you did not ask for it, do not open the link.',
      ],
    },
    no: {
      subject: `Bekreft den nye e-postadressen din hos ${productName}`,
      title: 'Bekreft den nye e-postadressen din',
      paragraphs: [
        `En konto hos ${productName} skal flyttes til denne adressen. Åpne lenken, så logger du inn med denne adressen fra da av.`,
      ],
      action: { label: 'Bruk denne e-postadressen', url },
      notes: [
        `Lenken virker i ${VERIFICATION_LINK_HOURS} timer. Til da gjelder den gamle adressen.`,
        'Har du ikke bedt om det, skal du ikke åpne lenken.',
      ],
    },
  };
  return { ...to, ...said[to.language] };
}

/** For an address that somebody wanted to move their account to, but has one of its own. */
export function addressInUseMail({ productName, origin }: Site, to: MailTo): AccountMail {
  const url = `${origin()}/auth`;
  const said: Readonly<Record<UserLanguage, Said>> = {
    en: {
      subject: `You already have an account at ${productName}`,
      title: 'This address has an account already',
      paragraphs: [
        `Somebody asked to move another account at ${productName} to this address, which has an account already. Nothing was changed.`,
      ],
      action: { label: 'Sign in', url },
      notes: ['If it was not you, there is nothing to do.'],
    },
    no: {
      subject: `Du har allerede en konto hos ${productName}`,
      title: 'Denne adressen har allerede en konto',
      paragraphs: [
        `Noen ba om å flytte en annen konto hos ${productName} til denne adressen, som allerede har en konto. Ingenting er endret.`,
      ],
      action: { label: 'Logg inn', url },
      notes: ['Var det ikke deg, trenger du ikke gjøre noe.'],
    },
  };
  return { ...to, ...said[to.language] };
}

/** Tells the address that an account had until now. It does not name the new one. */
export function oldAddressMail({ productName, supportEmail }: Site, to: MailTo): AccountMail {
  const said: Readonly<Record<UserLanguage, Said>> = {
    en: {
      subject: `Your e-mail address at ${productName} was changed`,
      title: 'Your e-mail address was changed',
      paragraphs: [
        `Your account at ${productName} has another e-mail address now. This one can no longer be used to sign in, and no further mail goes to it.`,
        'If it was you, there is nothing to do.',
      ],
      notes: [`If it was not you, write to ${supportEmail} at once, from this address.`],
    },
    no: {
      subject: `E-postadressen din hos ${productName} er endret`,
      title: 'E-postadressen din er endret',
      paragraphs: [
        `Kontoen din hos ${productName} har nå en annen e-postadresse. Denne kan ikke lenger brukes til å logge inn, og det kommer ikke flere e-poster hit.`,
        'Var det deg, trenger du ikke gjøre noe.',
      ],
      notes: [`Var det ikke deg, må du straks skrive til ${supportEmail} fra denne adressen.`],
    },
  };
  return { ...to, ...said[to.language] };
}

/** Tells the address that an account has from now on. */
export function addressChangedMail({ productName, origin }: Site, to: MailTo): AccountMail {
  const url = `${origin()}/home`;
  const said: Readonly<Record<UserLanguage, Said>> = {
    en: {
      subject: `Your e-mail address at ${productName} was changed`,
      title: 'Your e-mail address was changed',
      paragraphs: [`From now on you sign in at ${productName} with this address. The old one was told.`],
      action: { label: `Open ${productName}`, url },
      notes: [],
    },
    no: {
      subject: `E-postadressen din hos ${productName} er endret`,
      title: 'E-postadressen din er endret',
      paragraphs: [
        `Fra nå av logger du inn hos ${productName} med denne adressen. Den gamle har fått beskjed.`,
      ],
      action: { label: `Åpne ${productName}`, url },
      notes: [],
    },
  };
  return { ...to, ...said[to.language] };
}
