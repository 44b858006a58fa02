import type { Messages } from '../messages.ts';

export const subscribe: Messages['subscribe'] = {
  title: 'Velg plan',
  lead: 'Prisene gjelder for ett år, betalt på forskudd. Ingen betaling fornyes av seg selv.',
  loading: 'Laster planene',
  failed: 'Abonnementet kunne ikke lastes',
  again: 'Prøv igjen',
  plans: 'Planer',
  perYear: (price) => `${price} i året`,
  free: 'Gratis',
  split: (net, mva) => `${net} + ${mva} mva.`,
  noPrice: 'Du trenger ikke kort',
  inTotal: (count) => `${count} oversettelser i alt`,
  perMonth: (count) => `${count} oversettelser i måneden`,
  unlimited: 'Ubegrenset antall oversettelser',
  allFeatures: 'NOTAM, METAR og TAF på elleve språk',
  paidUntil: (day) => `Betalt til ${day}`,
  current: 'Planen du har',
  startFree: 'Begynn gratis',
  contact: 'Kontakt oss',
  payByCard: 'Betal med kort',
  anotherYear: 'Betal for ett år til',
  opening: 'Åpner …',
  byMail: (address) => `«Kontakt oss» åpner en e-post til ${address} der du ber om planen.`,
  forPlan: (plan) => `for ${plan}`,
  back: 'Tilbake til medlemskapet',
  canceled: 'Betalingen ble avbrutt. Prøv igjen.',
  notChanged: 'Planen kunne ikke endres',
  notPaid: 'Betalingssiden kunne ikke åpnes. Ingenting er belastet.',
  changed: 'Du har nå gratisplanen',
  changing: 'Bytter …',
  confirm: {
    title: 'Vil du bytte til gratisplanen?',
    text: (limit) =>
      `Abonnementet blir gratis med en gang, med høyst ${limit} NOTAM-oversettelser. Det som er igjen av den betalte tiden, går tapt og betales ikke tilbake.`,
    keep: 'Behold planen min',
  },
  mail: {
    subject: (plan) => `Oppgradering til ${plan}`,
    body: ({ plan, name, email, current }) =>
      `Hei,\n\nJeg vil gjerne oppgradere abonnementet mitt til ${plan}.\n\nNavn: ${name}\nE-post: ${email}\nPlanen jeg har nå: ${current}\n`,
  },
};
