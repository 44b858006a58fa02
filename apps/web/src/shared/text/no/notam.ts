import { groupDigits } from '../group-digits.ts';
import type { Messages } from '../messages.ts';

const figure = (value: number): string => groupDigits(value, '\u00a0');

export const notam: Messages['notam'] = {
  lead: 'Lim inn én NOTAM eller en hel briefing. Det som er aktivt, kommer først.',
  count: (count) => `${figure(count)} NOTAM oversatt`,
  legend: 'De fem vurderingene',

  results: (count) => (count === 1 ? '1 NOTAM, oversatt' : `${count} NOTAM, aktive først`),
  resultsOver: (count) => `${count} NOTAM, alle utløpt eller erstattet`,
  more: 'Alt om denne NOTAM-en',
  toOverview: 'Oversikt',
  tools: {
    readIn: 'Les på',
    rewording: 'Bytter språk, det koster ingenting …',
    notReworded: 'Det andre språket kunne ikke hentes. Prøv igjen.',
    copy: 'Kopier',
    copied: 'Kopiert som tekst.',
    notCopied: 'Nettleseren tillot ikke kopiering.',
    kept: 'Lagret av seg selv.',
    findAgain: 'Finn det igjen',
    print: 'Skriv ut',
    calendar: 'Kalender',
    calendarTitle: 'Til kalenderen din',
    calendarCount: (count) => `Det er ${count} aktive perioder som ikke er over. Hvilke vil du ha?`,
    calendarNext: (when) => `Bare den første: ${when}`,
    calendarOf: (name, count) => `${name}: ${count === 1 ? '1 aktiv periode' : `${count} aktive perioder`}`,
    calendarAll: (count) => `Alle ${count} aktive perioder`,
    calendarNone: 'Ingen',
    share: 'Del',
    copiedAt: (when) => `Per ${when}`,
    calendarSaved: (count) =>
      `Lagret som notam.ics: ${count === 1 ? '1 aktiv periode' : `${count} aktive perioder`}.`,
    noCalendar: 'Kalenderfilen kunne ikke lages.',
  },
  wordsFailed: 'Ordene i dette resultatet kunne ikke lastes. Last siden på nytt.',
  ready: (count, worst) => {
    if (count === 1) return worst === null ? 'Oversatt. Den er utløpt.' : `Oversatt. ${worst}.`;
    return `${count} NOTAM oversatt. ${worst === null ? 'Alle er utløpt.' : `Strengeste vurdering som ikke er utløpt: ${worst}.`}`;
  },
  found: (count, uses, remaining) =>
    `${count} NOTAM${remaining === null ? '' : `: bruker ${uses} av ${remaining}`}`,
  foundTooMany: (uses, remaining) =>
    `Disse bruker ${uses} oversettelser, og planen din har ${remaining} igjen. Velg høyst ${remaining} nedenfor, eller bytt plan.`,
  endedLeftOut: (count) => `${count} er utløpt og ikke krysset av.`,
  noneChosen: 'Ingen NOTAM er krysset av.',
  hasEnded: 'utløpt',
  choose: 'Velg hvilke',
  chooseAll: 'Alle',
  chooseNone: 'Ingen',
  sentTwice: 'sendt to ganger, koster ingenting',
  replacedInPaste: 'erstattet av en annen her',
  overview: 'Oversikt',
  unnamed: (position) => `NOTAM ${position}`,
  named: (id) => `NOTAM ${id}`,

  sections: {
    translation: 'Oversettelse',
    recommendations: 'Anbefalinger',
    explanation: 'Forklaring',
    duration: 'Varighet',
    location: 'Sted',
    contact: 'Kontaktinformasjon',
  },
  from: 'Fra',
  to: 'Til',
  noCoordinates: 'Ingen bestemte koordinater er oppgitt',

  form: {
    text: 'NOTAM-tekst',
    translate: 'Oversett NOTAM',
    blocked: 'Oppgrader planen din for å fortsette å oversette NOTAM',
    empty: 'Lim inn en NOTAM-tekst som skal oversettes',
    invalidHeading: 'Ugyldig NOTAM-tekst',
    tooManyHeading: 'For mange NOTAM',
    tooMany: (count, maximum) =>
      `Teksten inneholder ${count} NOTAM. Opptil ${maximum} kan oversettes om gangen. Del opp teksten, og oversett delene hver for seg.`,
    tooLarge: (maximum) =>
      `Teksten er for lang: Opptil ${figure(maximum)} tegn kan oversettes om gangen. Lim inn bare NOTAM-ene, eller oversett dem i flere deler.`,
    limit: 'Du har brukt opp oversettelsene dine. Oppgrader planen for å fortsette å oversette NOTAM.',
    limitNeeded: (needed, left) =>
      `Teksten inneholder ${needed} NOTAM, og du har ${left} ${left === 1 ? 'oversettelse' : 'oversettelser'} igjen. Ingenting er brukt.`,
  },
};
