import type { HazardWords } from '../../catalogue.ts';
import type { HazardWording } from '../../explain/hazard-wording.ts';

/** Hazards in Norwegian (bokmål): what there is, and what to mind. */
export const hazards: Readonly<Record<HazardWording, HazardWords>> = {
  lowFlying: {
    reason: 'Luftfartøy kan fly lavt her.',
    advice: 'Regn med luftfartøy i din høyde, og vik i god tid.',
  },
  militaryExercise: {
    reason: 'Det pågår en militærøvelse.',
    advice: 'Regn med raske, lavtflygende militære luftfartøy; land når du hører eller ser dem.',
  },
  firing: { reason: 'Det foregår skyting.', advice: 'Hold deg unna skytefeltet mens det skytes.' },
  helicopters: {
    reason: 'Det pågår helikopterflyging.',
    advice: 'Regn med helikoptre i din høyde, og vik i god tid.',
  },
  airDisplay: {
    reason: 'Det holdes en flyoppvisning.',
    advice: 'Regn med raske manøvrer i lav høyde; hold deg unna oppvisningen.',
  },
  parachuting: {
    reason: 'Det foregår fallskjermhopping.',
    advice: 'Se opp for fallskjermer og hoppflyet; hold deg unna hoppfeltet og området rundt.',
  },
  gliding: {
    reason: 'Det pågår seilflyging.',
    advice: 'Seilfly er lydløse og vanskelige å se; vik i god tid.',
  },
  paragliding: {
    reason: 'Det pågår flyging med paraglider eller hangglider.',
    advice: 'De er langsomme og vanskelige å se; vik i god tid.',
  },
  balloons: {
    reason: 'Ballonger eller luftskip er i luften.',
    advice: 'Ballonger kan ikke vike for deg; hold god avstand.',
  },
  aerialWork: {
    reason: 'Luftfartøy utfører arbeidsflyging.',
    advice: 'Regn med fly eller helikoptre i din høyde, og vik i god tid.',
  },
  cropSpraying: {
    reason: 'Luftfartøy sprøyter åkre fra lav høyde.',
    advice: 'Regn med fly rett over åkrene; hold deg unna.',
  },
  unmannedAircraft: {
    reason: 'Det pågår annen droneflyging.',
    advice: 'Hold god avstand; pilotene ser kanskje ikke dronen din.',
  },
  modelFlying: { reason: 'Det pågår modellflyging.', advice: 'Hold deg unna modellflygingen.' },
  fireworks: {
    reason: 'Det skytes opp fyrverkeri.',
    advice: 'Hold god avstand til fyrverkeriet og det som faller ned.',
  },
  lasers: {
    reason: 'Det brukes lasere.',
    advice: 'De kan blende både deg og kameraet; hold deg unna strålene.',
  },
  lights: { reason: 'Det brukes sterke lys.', advice: 'De kan blende både deg og kameraet.' },
  blasting: {
    reason: 'Det foregår sprengning eller arbeid med eksplosiver.',
    advice: 'Hold deg unna mens det pågår; stein og splinter kan kastes høyt.',
  },
  rockets: {
    reason: 'Det skytes opp eller avfyres raketter.',
    advice: 'Hold deg utenfor området på de oppgitte tidene.',
  },
  spaceDebris: {
    reason: 'Vrakdeler kan falle ned her.',
    advice: 'Ikke fly i området på de oppgitte tidene.',
  },
  gasRelease: {
    reason: 'Gass fakles eller blåses ut.',
    advice: 'Hold deg unna: varm eller brennende gass kan ødelegge en drone.',
  },
  kites: { reason: 'Det flys med drager.', advice: 'Se opp for linene, som er vanskelige å se.' },
  radioInterference: {
    reason: 'Radiosignaler kan bli forstyrret.',
    advice: 'Styresignal eller video kan falle ut; vær klar for automatisk retur.',
  },
  gnssInterference: {
    reason: 'Satellittnavigasjon (GNSS) kan bli forstyrret.',
    advice: 'Posisjonshold og automatisk retur kan svikte; vær klar til å fly manuelt.',
  },
  birds: {
    reason: 'Fugler eller andre dyr kan være en fare her.',
    advice: 'Hold avstand til fuglene; de kan angripe eller treffe dronen.',
  },
  captiveBalloon: {
    reason: 'En forankret ballong er i luften.',
    advice: 'Hold deg unna ballongen og vaieren, som er vanskelig å se.',
  },
  smoke: {
    reason: 'Røyk kan gi dårlig sikt.',
    advice: 'Hold dronen i sikte; røyken kan skjule den og andre luftfartøy.',
  },
  trafficConcentration: {
    reason: 'Det kan være mer lufttrafikk enn vanlig.',
    advice: 'Regn med flere luftfartøy i lav høyde, og vik i god tid.',
  },
  aerospace: {
    reason: 'Det foregår romfartsaktivitet.',
    advice:
      'Det kan dreie seg om raketter eller deler som faller ned; hold deg utenfor området på de oppgitte tidene.',
  },
  aerobatics: {
    reason: 'Det flys akrobatikk.',
    advice: 'Regn med luftfartøy i raske manøvrer; hold god avstand.',
  },
  droppedArticles: {
    reason: 'Gjenstander slippes fra luftfartøy.',
    advice: 'Se opp for last som faller, og for luftfartøyet som slipper den; hold deg unna stedet.',
  },
  exercise: {
    reason: 'Det pågår en øvelse.',
    advice: 'Regn med luftfartøy, noen av dem raske eller lave; vik i god tid.',
  },
  militaryFlying: {
    reason: 'Det foregår militær aktivitet.',
    advice: 'Regn med militære luftfartøy, som kan være raske og fly lavt; land når du hører eller ser dem.',
  },
  specialFlying: {
    reason: 'Det foregår særskilt flyging.',
    advice: 'Regn med luftfartøy, også i lav høyde; vik i god tid.',
  },
  otherActivity: {
    reason: 'Det foregår aktivitet som kan være farlig for luftfartøy.',
    advice: 'Les originalteksten for å se hva det er, og hold deg unna.',
  },
};
