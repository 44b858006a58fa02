import type { HarmlessSubject } from '@klarnotam/notam';

/** Why a subject does not matter to a drone, in Norwegian (bokmål). */
export const harmless: Readonly<Record<HarmlessSubject, string>> = {
  runway: 'Den gjelder en rullebane, som droner ikke bruker.',
  taxiway: 'Den gjelder taksebaner, som droner ikke bruker.',
  apron: 'Den gjelder oppstillingsplasser for fly, som droner ikke bruker.',
  lighting: 'Den gjelder lys på en flyplass, som droner ikke bruker.',
  navigationAid: 'Den gjelder et navigasjonshjelpemiddel som droner ikke bruker.',
  procedure: 'Den gjelder prosedyrer for bemannede luftfartøy.',
  fuel: 'Den gjelder drivstoff til fly.',
  fireCategory: 'Den gjelder brann- og redningstjenesten på en flyplass.',
  openingHours: 'Den gjelder åpningstider.',
  aerodromeClosed: 'Den sier at en flyplass er stengt.',
  communication: 'Den gjelder radiosamband med bemannede luftfartøy.',
  airTrafficService: 'Den gjelder en lufttrafikktjeneste for bemannede luftfartøy.',
  route: 'Den gjelder ruter over dronehøyde.',
  facility: 'Den gjelder et anlegg på en flyplass, som droner ikke bruker.',
  weatherService: 'Den gjelder en værtjeneste.',
  flightPlanning: 'Den gjelder reiseplaner for bemannede luftfartøy.',
  mannedOnly: 'Den gjelder bare bemannede luftfartøy.',
  militaryOnly: 'Den gjelder bare militære luftfartøy.',
  someOperatorsOnly: 'Den gjelder bare enkelte operatører eller nasjonaliteter.',
  otherAerodrome: 'Den gjelder trafikk til og fra en flyplass.',
  other: 'Det den gjelder, har ingen virkning i dronehøyde.',
};
