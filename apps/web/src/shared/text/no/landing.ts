import type { Messages } from '../messages.ts';

export const landing: Messages['landing'] = {
  title: 'Vit hva NOTAM‑en sier, før du flyr.',
  documentTitle: 'NOTAM i klartekst for dronepiloter',
  description:
    'Lim inn en NOTAM, METAR eller TAF, og les i klartekst, på elleve språk, hva den betyr for dronen din: hvor, når, hvor høyt og hvem du spør.',
  tagline:
    'For dronepiloter. Lim inn telegrammet. Les på ditt eget språk hva det betyr, hvor og når det gjelder, og om det begrenser dronen din.',
  start: 'Kom i gang gratis',
  more: 'Les mer',
  moreAbout: 'om å lese NOTAM i håndboken',
  example: 'Et eksempel',
  exampleNote: 'oppdiktet, med dagens dato',
  readIn: 'Les eksempelet på',
  choose: 'Hvilken melding',
  weather: 'METAR',
  notamAsSent: 'NOTAM-en slik den ble sendt',
  metarAsSent: 'METAR-en slik den ble sendt',
  notLoaded: 'Eksempelet kunne ikke lastes på dette språket. Prøv igjen.',
  features: 'Dette får du',
  cards: [
    {
      name: 'NOTAM for droner',
      text: 'Hver NOTAM leses felt for felt og vurderes for flyging under 120 m, med begrunnelsen og ordene den bygger på.',
    },
    {
      name: 'Vær for droner',
      text: 'METAR og TAF mot grensene for din egen drone: vindkast, regn, sikt, skybase og ising, time for time.',
    },
    {
      name: 'Advarsler for droner',
      text: 'Forbud, fareområder, lavflyging og nye hindre kommer først. Det som ikke kunne leses, vises og merkes. Vi gjetter aldri.',
    },
  ],
  ratings: 'Ett spørsmål, fem svar',
  ratingsText:
    'Begrenser denne NOTAM-en en drone som holder seg under 120 m over bakken, på stedet, i tidene og i høydene den gjelder for?',
  ratingsNote:
    'En vurdering gjelder bare sin egen NOTAM. Sjekk også hele briefingen, sonene og de lokale reglene.',
  callTitle: 'Lim inn din første NOTAM.',
  callText: 'Ti oversettelser gratis, på elleve språk. Ingenting å installere.',
};
