import { groupDigits } from '../group-digits.ts';
import type { Messages } from '../messages.ts';

const figure = (value: number): string => groupDigits(value, '\u00a0');

export const weather: Messages['weather'] = {
  title: 'METAR/TAF-oversetter (V.1)',
  lead: 'Lim inn METAR og TAF, eller hent dem fra en stasjon. Hver av dem vurderes mot grensene for dronen din.',
  count: (count) => `${figure(count)} ${count === 1 ? 'værmelding' : 'værmeldinger'} oversatt`,

  form: {
    text: 'METAR eller TAF',
    translate: 'Oversett værmeldingen',
    blocked: 'Oppgrader planen din for å fortsette å oversette værmeldinger',
    empty: 'Lim inn en METAR eller TAF som skal oversettes',
    invalidHeading: 'Ugyldig værmelding',
    tooManyHeading: 'For mange værmeldinger',
    tooMany: (count, maximum) =>
      `Teksten inneholder ${count} værmeldinger. Opptil ${maximum} kan oversettes om gangen. Del opp teksten, og oversett delene hver for seg.`,
    tooLarge: (maximum) =>
      `Teksten er for lang: Opptil ${figure(maximum)} tegn kan oversettes om gangen. Lim inn bare værmeldingene, eller oversett dem i flere deler.`,
    limit: 'Du har brukt opp oversettelsene dine. Oppgrader planen for å fortsette å oversette værmeldinger.',
    limitNeeded: (needed, left) =>
      `Teksten inneholder ${needed} værmeldinger, og du har ${left} ${left === 1 ? 'oversettelse' : 'oversettelser'} igjen. Ingenting er brukt.`,
  },

  station: {
    label: 'Hent fra stasjon eller sted',
    help: 'ENGM, Flesland eller et sted i nærheten. Å hente koster ingen oversettelse.',
    fetch: 'Hent',
    fetching: 'Henter …',
    invalid: 'Skriv en stasjon eller et sted, minst 3 tegn.',
    named: 'Stasjoner med dette navnet',
    near: (place) => `Nærmest ${place}`,
    distance: (km) => `${km.toLocaleString('nb-NO')} km`,
    noStation: 'Vi kjenner ingen stasjon og ikke noe sted med dette navnet. Prøv stasjonens fire bokstaver.',
    heading: (station) => `Værmeldinger fra ${station}`,
    names: { metar: 'METAR', taf: 'TAF' },
    statuses: {
      loaded: 'hentet',
      none: 'ingen',
      notLoaded: 'ikke hentet',
      failed: 'mislyktes',
    },
    details: {
      loaded: '',
      none: 'Stasjonen har ingen som gjelder nå.',
      notLoaded: 'Det er hentet for mange det siste minuttet. Prøv igjen om et minutt.',
      failed: 'Værtjenesten ga ikke noe svar som kan brukes. Lim inn værmeldingen, eller prøv igjen senere.',
    },
    observed: (age) => `observert ${age}`,
    issued: (age) => `utstedt ${age}`,
    before: (age) => `Denne ble hentet ${age}.`,
    old: 'Denne observasjonen er gammel. Været kan ha endret seg.',
    use: 'Legg i teksten',
    used: 'Ligger i teksten under. Ingenting brukes før du oversetter.',
    unreachable: 'Mislyktes: Serveren svarte ikke. Lim inn værmeldingen i stedet.',
    source: 'Fra',
  },

  age: {
    now: 'akkurat nå',
    minutes: (minutes) => (minutes === 1 ? 'for 1 minutt siden' : `for ${minutes} minutter siden`),
    hours: (hours, minutes) =>
      minutes === 0 ? `for ${hours} t siden` : `for ${hours} t ${minutes} min siden`,
    days: (days) => (days === 1 ? 'for 1 dag siden' : `for ${days} dager siden`),
    ahead: 'frem i tid',
  },

  heldAgainst: 'Vurdert mot disse grensene',
  heldAgainstDrone: (name: string) => `Vurdert mot ${name}`,

  engines: {
    decoder: 'Fakta, advarsler og ord: dekoder, etter faste regler.',
    ai: 'Ord: KI, kontrollert mot fakta. Fakta og advarsler: dekoder, etter faste regler.',
  },
  results: (count) => (count === 1 ? '1 værmelding, oversatt' : `${count} værmeldinger, oversatt`),
  ready: (count) => (count === 1 ? 'Værmeldingen er oversatt.' : `${count} værmeldinger er oversatt.`),
  overview: 'Oversikt',
  textBesideReports: 'Ikke del av en værmelding, og ikke oversatt',
  sections: {
    translation: 'Oversettelse',
    conditions: 'Værforhold',
    explanation: 'Forklaring',
    validTime: 'Gyldighet',
    location: 'Sted',
    warnings: 'Advarsler',
  },
  conditions: {
    wind: 'Vind',
    visibility: 'Sikt',
    clouds: 'Skyer',
    temperature: 'Temperatur',
    dewPoint: 'Duggpunkt',
    pressure: 'Lufttrykk',
    precipitation: 'Nedbør',
    weather: 'Annet vær',
    forecast: 'Varsel',
  },
  notReported: 'Ikke meldt',
  reportTime: 'Meldingstid',
  validFrom: 'Gjelder fra',
  validUntil: 'Gjelder til',
  noTime: 'Tiden kunne ikke leses.',
  stationUnknown: 'Vi vet ikke hvor denne stasjonen ligger, så mørke og tussmørke er ikke vurdert.',

  tokens: {
    heading: 'Værmeldingen, gruppe for gruppe',
    help: 'Velg en gruppe for å lese hva den betyr. Piltastene går fra den ene til den neste.',
    label: 'Gruppene i værmeldingen',
    undecoded: 'kunne ikke leses',
    problems: 'Se på disse stedene selv',
  },

  tools: {
    units: 'Enheter',
    unitsOf: { metric: 'm/s, km, m', aviation: 'knop, SM, fot' },
    flightLength: 'Hvor lenge du flyr',
    flightOf: (minutes) => `Flyging på ${minutes} min`,
    copy: 'Kopier',
    copied: 'Kopiert som tekst.',
    notCopied: 'Nettleseren tillot ikke kopiering.',
    kept: 'Lagret av seg selv.',
    findAgain: 'Finn det igjen',
    print: 'Skriv ut',
  },
  wordsFailed: 'Ordene i dette resultatet kunne ikke lastes. Last siden på nytt.',
  judgedBefore:
    'En tidligere utgave vurderte disse advarslene etter andre regler. Det som står øverst, gjelder.',
};
