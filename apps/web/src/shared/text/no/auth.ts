import { RESET_LINK_HOURS, VERIFICATION_LINK_HOURS } from '@klarnotam/contract';
import type { Messages } from '../messages.ts';

const hours = (count: number): string => (count === 1 ? '1 time' : `${count} timer`);

export const auth: Messages['auth'] = {
  logIn: {
    title: 'Logg inn',
    submit: 'Logg inn',
    busy: 'Logger inn …',
    otherwise: 'Har du ikke konto?',
    switch: 'Opprett konto',
    forgot: 'Glemt passordet?',
  },
  signUp: {
    title: 'Opprett konto',
    submit: 'Opprett konto',
    busy: 'Oppretter konto …',
    otherwise: 'Har du konto?',
    switch: 'Logg inn',
    success: 'Kontoen er registrert. Åpne lenken i e-posten vi har sendt, for å bekrefte den.',
    successHelp: (address) =>
      `E-posten går til ${address}. Lenken i den virker i ${hours(VERIFICATION_LINK_HOURS)}.`,
  },
  forgot: {
    title: 'Glemt passordet?',
    lead: 'Oppgi e-postadressen til kontoen din. Vi sender en lenke til å velge nytt passord.',
    submit: 'Send lenken',
    busy: 'Sender …',
    back: 'Tilbake til innlogging',
    sent: (address) =>
      `Hvis ${address} har en konto, er en lenke på vei. Den virker én gang, i ${hours(RESET_LINK_HOURS)}.`,
    sentHelp: 'Ikke kommet etter noen minutter? Se i søppelposten, eller send den på nytt.',
  },

  account: 'Kontoen din',
  contact: 'Slik når vi deg',
  email: 'E-post',
  password: 'Passord',
  confirmPassword: 'Gjenta passordet',
  name: 'Fullt navn',
  companyName: 'Firmanavn',
  optional: '(valgfritt)',
  country: 'Land',
  findCountry: 'Skriv for å søke',
  noCountry: 'Fant ikke landet',
  phoneNumber: 'Telefonnummer',
  address: 'Adresse',
  zipCode: 'Postnummer',
  city: 'Poststed',
  passwordHelp: 'Minst 8 tegn.',
  show: 'Vis',
  hide: 'Skjul',
  showPassword: 'Vis passordet',
  hidePassword: 'Skjul passordet',
  language: 'Språk på sidene og i e-post',
  accept: 'Jeg godtar',
  and: 'og',
  terms: 'vilkårene for bruk',
  privacy: 'personvernerklæringen',
  legalTitles: { terms: 'Vilkår for bruk', privacy: 'Personvernerklæring' },

  notVerified: {
    again: 'Send e-posten på nytt',
    sending: 'Sender …',
    sent: (address) =>
      `Hvis ${address} venter på å bli bekreftet, er en ny lenke på vei. Den virker i ${hours(VERIFICATION_LINK_HOURS)}.`,
  },
  accountDeleted: 'Kontoen din er slettet, med alt som var lagret for den.',
  sessionEnded: 'Økten din er avsluttet. Logg inn for å fortsette.',
  sessionFailed: 'Økten din kunne ikke kontrolleres',
  sessionFailedHelp: 'Logg inn på nytt.',
  wanted: 'Logg inn for å åpne denne siden.',

  aside: {
    heading: 'Gratisplanen',
    points: [
      '10 oversettelser, NOTAM og værmeldinger regnet sammen.',
      'Vurderingen for droner først, med begrunnelse, så hvor og når.',
      'Vi tar vare på det du oversetter, og du kan slette det.',
    ],
    note: 'Vi ber ikke om betalingsopplysninger.',
  },

  verify: {
    busy: 'Bekrefter e-postadressen din',
    done: 'E-postadressen din er bekreftet',
    doneText: 'Kontoen er klar. Logg inn for å oversette din første NOTAM.',
    loggedInText: (address) => `Du er logget inn som ${address}.`,
    toMember: 'Til medlemskapet ditt',
    invalid: 'Denne lenken gjelder ikke lenger',
    invalidText: `En lenke virker i ${hours(VERIFICATION_LINK_HOURS)} og må åpnes i sin helhet. Få en ny sendt til adressen din.`,
    failed: 'E-postadressen kunne ikke bekreftes',
    retry: 'Prøv igjen',
    sent: 'Lenken er sendt',
    toLogIn: 'Logg inn',
  },

  reset: {
    title: 'Velg nytt passord',
    checking: 'Kontrollerer lenken',
    newPassword: 'Nytt passord',
    confirmPassword: 'Gjenta det nye passordet',
    submit: 'Lagre passordet',
    busy: 'Lagrer …',
    success: 'Passordet er endret. Du sendes til innloggingen …',
    invalid: 'Lenken er ugyldig eller utløpt',
    invalidText: `En lenke virker én gang, i ${hours(RESET_LINK_HOURS)}. Be om en ny under «Glemt passordet?».`,
    back: 'Tilbake til innlogging',
    failed: 'Passordet kunne ikke endres',
    retry: 'Prøv igjen',
  },

  errors: {
    email: 'Skriv en gyldig e-postadresse',
    password: 'Skriv inn passordet ditt',
    passwordShort: 'Passordet må ha minst 8 tegn',
    passwordLong: 'Passordet kan ha høyst 256 tegn',
    passwordsDiffer: 'Passordene er ikke like',
    name: 'Skriv fullt navn',
    phoneNumber: 'Skriv telefonnummeret ditt, høyst 15 sifre med landkoden',
    country: 'Velg land',
    address: 'Skriv adressen din',
    zipCode: 'Skriv postnummeret ditt',
    city: 'Skriv poststedet ditt',
    terms: 'Godta vilkårene for bruk og personvernerklæringen for å fortsette',
    notCreated: 'Brukerkontoen kunne ikke opprettes',
  },
};
