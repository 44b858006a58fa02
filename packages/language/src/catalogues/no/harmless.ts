import type { HarmlessSubject } from '@klarnotam/notam';

/** Why a subject does not matter to a drone, in Norwegian (bokmål). */
export const harmless: Readonly<Record<HarmlessSubject, string>> = {
  runway: 'Meldingen gjelder en rullebane, som droner ikke bruker.',
  movementArea: 'Meldingen gjelder rullebaner, taksebaner eller oppstillingsplasser, som droner ikke bruker.',
  taxiway: 'Meldingen gjelder taksebaner, som droner ikke bruker.',
  apron: 'Meldingen gjelder oppstillingsplasser for fly, som droner ikke bruker.',
  lighting: 'Meldingen gjelder flyplasslys, som ikke har noe å si for droner.',
  navigationAid: 'Meldingen gjelder et navigasjonshjelpemiddel som droner ikke bruker.',
  procedure: 'Meldingen gjelder prosedyrer for bemannede luftfartøy.',
  fuel: 'Meldingen gjelder drivstoff til fly.',
  fireCategory: 'Meldingen gjelder brann- og redningstjenesten på en flyplass.',
  openingHours: 'Meldingen gjelder åpningstider.',
  aerodromeClosed: 'Meldingen gjelder bruken av en flyplass.',
  communication: 'Meldingen gjelder radiosamband eller radar for bemannede luftfartøy.',
  airTrafficService: 'Meldingen gjelder en lufttrafikktjeneste for bemannede luftfartøy.',
  route: 'Meldingen gjelder ruter over dronehøyde.',
  facility: 'Meldingen gjelder et anlegg på en flyplass, som droner ikke bruker.',
  weatherService: 'Meldingen gjelder en værtjeneste.',
  flightPlanning: 'Meldingen gjelder reiseplaner for bemannede luftfartøy.',
  mannedOnly: 'Meldingen gjelder bare bemannede luftfartøy.',
  militaryOnly: 'Meldingen gjelder bare militære luftfartøy.',
  someOperatorsOnly: 'Meldingen er ikke rettet til dronepiloter.',
  otherAerodrome: 'Meldingen gjelder trafikk til og fra en flyplass.',
  other: 'Meldingen har ingen betydning i dronehøyde.',
};
