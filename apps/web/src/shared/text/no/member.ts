import { planOf, VERIFICATION_LINK_HOURS } from '@klarnotam/contract';
import type { Messages } from '../messages.ts';

export const member: Messages['member'] = {
  title: 'Medlemskap',
  loading: 'Laster medlemskapet ditt',
  again: 'Prøv igjen',
  cancel: 'Avbryt',
  close: 'Lukk',

  errors: {
    load: 'Abonnementet kunne ikke lastes',
    access: 'Tilgangen kunne ikke bekreftes',
    none: 'Fant ikke noe aktivt abonnement',
    noneHelp: 'Kontakt oss, så setter vi opp abonnementet ditt.',
    cancel: 'Abonnementet kunne ikke sies opp',
    profile: 'Profilen kunne ikke oppdateres',
    password: 'Passordet kunne ikke oppdateres',
    passwordsDiffer: 'De nye passordene er ikke like',
    passwordShort: 'Det nye passordet må ha minst 8 tegn',
    passwordLong: 'Det nye passordet kan ha høyst 256 tegn',
    currentPassword: 'Skriv inn passordet du har nå',
  },
  contactSupport: 'Kontakt kundestøtte',

  plan: {
    title: 'Planen din',
    name: (plan) => (plan === planOf('free').name ? 'Gratisplanen' : `${plan}-planen`),
    change: 'Bytt plan',
    cancel: 'Si opp planen',
    cancelling: 'Sier opp …',
    keep: 'Behold planen',
    confirmTitle: 'Vil du si opp planen?',
    confirmText: `Abonnementet blir gratis med en gang, med høyst ${planOf('free').limit} NOTAM-oversettelser.`,
    rest: (paidUntil) =>
      paidUntil === null
        ? 'Det som gjenstår av et betalt år, går tapt og betales ikke tilbake.'
        : `Du har betalt til ${paidUntil}: Det som gjenstår av den tiden, går tapt og betales ikke tilbake. Vil du bruke den, kan du vente med å si opp: Ingen betaling fornyes av seg selv.`,
    payment: {
      awaited:
        'Takk. Planen endres her så snart betalingstjenesten har bekreftet betalingen, som regel innen ett minutt.',
      arrived: (plan) => `Takk. Betalingen er mottatt, og du har ${plan}-planen.`,
      invoice: 'Til fakturaen',
      late: (support) =>
        support === ''
          ? 'Betalingstjenesten har ikke bekreftet betalingen ennå. Planen endres av seg selv når den gjør det. Ikke betal en gang til.'
          : `Betalingstjenesten har ikke bekreftet betalingen ennå. Planen endres av seg selv når den gjør det. Ikke betal en gang til; skriv til ${support} hvis ingenting har skjedd innen en time.`,
    },
    cancelled: 'Du har nå gratisplanen',
  },

  older: {
    title: 'Eldre priser',
    lead: 'Fra en utprøving, og ikke lenger gyldige. Hva planene koster og inneholder, står under Planer og priser.',
    label: 'Under utprøving – ingenting belastes',
    plan: 'Plan',
    price: 'Pris per måned, NOK',
    limit: 'Oversettelser',
    priceOf: (price, mva, total) => `${price} + ${mva} mva. = ${total}`,
    unlimited: 'Ubegrenset',
  },

  drone: 'Været og Min flyging vurderes mot grensene til dronen.',

  profile: {
    title: 'Profil',
    edit: 'Endre profilen',
    save: 'Lagre endringene',
    saving: 'Lagrer …',
    saved: 'Profilen er oppdatert',
    unchanged: 'Ingenting ble endret.',
    notGiven: 'Ikke oppgitt',
  },

  email: {
    title: 'E-postadresse',
    lead: 'Du logger inn med den, og e-postene våre går til den.',
    change: 'Bytt e-postadresse',
    newEmail: 'Ny e-postadresse',
    same: 'Dette er adressen du har nå',
    submit: 'Send lenken',
    busy: 'Sender …',
    sent: (address) =>
      `En lenke er på vei til ${address}. Den virker i ${VERIFICATION_LINK_HOURS} timer. Adressen din er den samme til du åpner lenken.`,
    failed: 'E-postadressen kunne ikke endres',
  },

  password: {
    title: 'Passord',
    lead: 'Et nytt passord avslutter øktene dine på andre enheter. Vi sier fra på e-post.',
    change: 'Bytt passord',
    current: 'Passordet du har nå',
    newPassword: 'Nytt passord',
    confirm: 'Gjenta det nye passordet',
    submit: 'Oppdater passordet',
    busy: 'Lagrer …',
    saved: 'Passordet er oppdatert',
  },

  sessions: {
    title: 'Her er du logget inn',
    lead: 'En økt slutter 30 dager etter innloggingen, eller tidligere: etter 7 dager uten bruk.',
    loading: 'Laster øktene dine',
    failed: 'Øktene dine kunne ikke lastes.',
    device: ({ browser, system }) =>
      browser !== null && system !== null ? `${browser} på ${system}` : (browser ?? system ?? 'Ukjent enhet'),
    here: 'Denne enheten',
    lastUsed: (moment) => `Sist brukt ${moment}`,
    since: (moment) => `Logget inn ${moment}`,
    end: 'Logg ut',
    endOf: (device, moment) => `Logg ut ${device}, sist brukt ${moment}`,
    ending: 'Logger ut …',
    notEnded: 'Enheten kunne ikke logges ut. Prøv igjen.',
    ended: 'Logget ut der.',
    everywhere: 'Logg ut overalt',
    everywhereTitle: 'Vil du logge ut overalt?',
    everywhereText: 'Alle økter avsluttes, også på denne enheten. Du logger inn igjen med passordet ditt.',
    stay: 'Forbli innlogget',
  },

  language: {
    title: 'Språk',
    label: 'Språk på sidene og i e-post',
    help: 'Resultatene kommer på språket du velger for dem.',
    saved: 'Lagret',
    failed: 'Språket kunne ikke lagres. Prøv igjen.',
  },

  data: {
    title: 'Dataene dine',
    lead: 'Alt som er lagret om deg, i én fil (JSON): konto, plan, oversettelser, lagrede NOTAM og hva som er gjort med kontoen.',
    download: 'Last ned dataene mine',
    downloading: 'Samler …',
    done: 'Filen er lastet ned.',
    failed: 'Dataene dine kunne ikke samles. Prøv igjen.',
    file: (product, day) => `${product.toLowerCase()}-data-${day}.json`,
  },

  remove: {
    title: 'Slett kontoen',
    lead: 'Plan, betalinger, oversettelser, lagrede NOTAM og filer slettes også. Bare fakturaer som er utstedt, tas vare på, slik loven krever.',
    open: 'Slett kontoen min',
    confirmTitle: 'Vil du slette kontoen?',
    confirmText: 'Dette kan ikke angres. En betalt plan avsluttes også.',
    type: (address) => `Skriv ${address} for å bekrefte`,
    mismatch: 'Skriv e-postadressen til kontoen din',
    submit: 'Slett kontoen min',
    busy: 'Sletter …',
    keep: 'Behold den',
    failed: 'Kontoen kunne ikke slettes. Prøv igjen.',
  },
};
