import type { Messages } from '../messages.ts';

export const translating: Messages['translating'] = {
  language: 'Språk',
  clear: 'Tøm',
  busy: 'Oversetter …',
  example: 'Prøv et eksempel',
  partner: (partner) => `Åpne ${partner}`,
  counting: 'Laster …',
  engines: {
    decoder: 'Fakta, vurdering og ord: dekoder, etter faste regler.',
    clauses:
      'Fakta, vurdering og ord: dekoder, etter faste regler. Setninger som er merket: KI, som ikke så tall eller navn.',
    polished:
      'Ordlyd: KI, som ikke så tall eller navn. Fakta, tall og vurdering: dekoder, etter faste regler.',
    ai: 'Ord: KI, kontrollert mot fakta. Fakta og vurdering: dekoder, etter faste regler.',
  },
  elsewhere: {
    notam: (product) => `Åpne den i ${product}`,
    weather: 'Åpne den i METAR/TAF-oversetteren',
  },
  errors: {
    tooLargeHeading: 'Teksten er for lang',
    tooSlowHeading: 'Teksten er for vanskelig å lese',
    tooSlow: 'Det tar for lang tid å lese teksten. Ingenting er brukt. Oversett færre meldinger om gangen.',
    answerTooLargeHeading: 'For mye å svare på om gangen',
    answerTooLarge:
      'Svaret på denne teksten ville blitt for langt. Ingenting er brukt. Oversett færre meldinger om gangen.',
    unavailableHeading: 'Tjenesten er opptatt',
    unavailable: (seconds) =>
      `Teksten din står her fortsatt, og ingenting er brukt. Vent ${seconds === 1 ? 'ett sekund' : `${seconds} sekunder`}, og oversett på nytt.`,
    limitHeading: 'Ingen oversettelser igjen',
    signInHeading: 'Logg inn først',
    signIn: 'Teksten din står her fortsatt. Du trenger en konto for å oversette.',
    generic: 'Noe gikk galt under oversettelsen',
    genericHelp: 'Teksten din står her fortsatt. Prøv igjen om litt.',
    networkHeading: 'Ingen forbindelse med serveren',
    network: 'Teksten din står her fortsatt. Sjekk nettet, og oversett på nytt.',
    networkWaits:
      'Teksten din venter på denne enheten. Den sendes så snart det er nett og denne appen er åpen, og telles én gang.',
    busyHeading: 'For mange forespørsler',
    busy: (seconds) =>
      seconds <= 1
        ? 'Vent ett sekund, og oversett på nytt.'
        : `Vent ${seconds} sekunder, og oversett på nytt.`,
  },
};
