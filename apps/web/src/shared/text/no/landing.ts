import type { Messages } from '../messages.ts';

export const landing: Messages['landing'] = {
  title: 'Vit hva NOTAM-en sier, før du flyr.',
  documentTitle: 'NOTAM i klartekst for dronepiloter',
  tagline:
    'For dronepiloter. Lim inn telegrammet og les på ditt eget språk hva det betyr, hvor og når det gjelder, og om det begrenser dronen din.',
  start: 'Kom i gang gratis',
  more: 'Les mer',
  example: 'Et eksempel',
  exampleMeaning: 'Hva det betyr',
  exampleWhen: 'Når',
  exampleWhere: 'Hvor',
  features: 'Dette får du',
  cards: [
    {
      name: 'NOTAM for droner',
      text: 'Hver NOTAM leses punkt for punkt og vurderes for flyging under 120 m: forbudt, begrenset, vær oppmerksom, tillatt. Du får begrunnelsen og ordene den bygger på.',
    },
    {
      name: 'Vær for droner',
      text: 'METAR og TAF i klartekst: vind og vindkast, sikt, skybase og ising, vurdert slik et lite luftfartøy merker det.',
    },
    {
      name: 'Varsler som gjelder droner',
      text: 'Forbud, fareområder, lavtflyging og nye hindre kommer først. Det som ikke kunne leses, vises og merkes. Vi gjetter aldri.',
    },
  ],
  manual: 'Slik leser du et resultat',
  manualText:
    'Vurderingen svarer på ett spørsmål for området, tiden og høydene i akkurat denne NOTAM-en: Begrenser den en drone som holder seg under 120 m over bakken?',
  manualTelegram: 'I NOTAM-en',
  manualRating: 'Vurdering',
  manualNote: 'Sjekk alltid hele briefingen, sonene og de lokale reglene også.',
  callTitle: 'Lim inn din første NOTAM.',
  callText: 'Elleve språk. Ingenting å installere.',
};
