import type { HazardWords } from '../../catalogue.ts';
import type { HazardWording } from '../../explain/hazard-wording.ts';

/** Hazards in Norwegian (bokmål): what there is, and what to mind. */
export const hazards: Readonly<Record<HazardWording, HazardWords>> = {
  lowFlying: {
    noun: 'Lavtflygende luftfartøy',
    advice: 'Regn med luftfartøy i din høyde, og vik i god tid.',
  },
  militaryExercise: {
    noun: 'Militærøvelse',
    advice: 'Regn med raske, lavtflygende militære luftfartøy; land når du hører eller ser dem.',
  },
  firing: { noun: 'Skyting', advice: 'Hold deg unna skytefeltet mens det skytes.' },
  helicopters: {
    noun: 'Helikoptre',
    advice: 'Regn med helikoptre i din høyde, og vik i god tid.',
  },
  airDisplay: {
    noun: 'Flyoppvisning',
    advice: 'Regn med fly i raske manøvrer i lav høyde; hold deg unna oppvisningen.',
  },
  parachuting: {
    noun: 'Fallskjermhopping',
    advice: 'Se opp for fallskjermer og hoppflyet; hold deg unna hoppfeltet og området rundt.',
  },
  gliding: {
    noun: 'Seilfly',
    advice: 'Seilfly er lydløse og vanskelige å se; vik i god tid.',
  },
  paragliding: {
    noun: 'Paraglidere eller hangglidere',
    advice: 'Paraglidere og hangglidere er langsomme og vanskelige å se; vik i god tid.',
  },
  balloons: {
    noun: 'Ballonger eller luftskip',
    advice: 'Ballonger kan ikke vike for deg; hold god avstand.',
  },
  aerialWork: {
    noun: 'Luftarbeid',
    advice: 'Regn med fly eller helikoptre i din høyde, og vik i god tid.',
  },
  cropSpraying: {
    noun: 'Sprøyting fra luften i lav høyde',
    advice: 'Regn med fly rett over åkrene; hold deg unna.',
  },
  unmannedAircraft: {
    noun: 'Andre droner',
    advice: 'Hold god avstand; de andre pilotene ser kanskje ikke dronen din.',
  },
  modelFlying: { noun: 'Modellfly', advice: 'Hold deg unna modellflygingen.' },
  fireworks: {
    noun: 'Fyrverkeri',
    advice: 'Hold god avstand til fyrverkeriet og det som faller ned.',
  },
  lasers: {
    noun: 'Laserlys',
    advice: 'Laserlys kan blende både deg og kameraet; hold deg unna strålene.',
  },
  lights: { noun: 'Sterke lys', advice: 'Sterke lys kan blende både deg og kameraet.' },
  blasting: {
    noun: 'Sprengning eller arbeid med eksplosiver',
    advice: 'Hold deg unna mens det pågår; stein og splinter kan kastes høyt.',
  },
  rockets: {
    noun: 'Raketter',
    advice: 'Unngå å fly i området i den oppgitte tiden.',
  },
  spaceDebris: {
    noun: 'Fare for fallende vrakrester',
    advice: 'Vrakrester kan falle ned; unngå å fly i området i den oppgitte tiden.',
  },
  gasRelease: {
    noun: 'Brenning eller utslipp av gass',
    advice: 'Hold deg unna: varm eller brennende gass kan ødelegge en drone.',
  },
  kites: { noun: 'Drager', advice: 'Se opp for dragelinene, som er vanskelige å se.' },
  radioInterference: {
    noun: 'Mulige radioforstyrrelser',
    advice: 'Styresignal eller video kan falle ut; vær klar for automatisk retur.',
  },
  gnssInterference: {
    noun: 'Mulige forstyrrelser av satellittnavigasjon (GNSS)',
    advice: 'Posisjonshold og automatisk retur kan svikte; vær klar til å fly manuelt.',
  },
  birds: {
    noun: 'Fugler eller andre dyr',
    advice: 'Hold god avstand; fugler kan angripe eller treffe dronen.',
  },
  captiveBalloon: {
    noun: 'Fortøyd ballong',
    advice: 'Hold deg unna ballongen og vaieren, som er vanskelig å se.',
  },
  smoke: {
    noun: 'Røyk',
    advice: 'Hold dronen i sikte; røyken kan skjule den og andre luftfartøy.',
  },
  trafficConcentration: {
    noun: 'Mer flytrafikk enn vanlig',
    advice: 'Regn med flere luftfartøy i lav høyde, og vik i god tid.',
  },
  aerospace: {
    noun: 'Romfartsaktivitet',
    advice:
      'Det dreier seg gjerne om raketter eller fallende vrakrester; unngå å fly i området i den oppgitte tiden.',
  },
  aerobatics: {
    noun: 'Kunstflyging',
    advice: 'Regn med luftfartøy i raske manøvrer; hold god avstand.',
  },
  droppedArticles: {
    noun: 'Slipp av gjenstander fra luftfartøy',
    advice: 'Se opp for last som faller, og for luftfartøyet som slipper den; hold deg unna stedet.',
  },
  exercise: {
    noun: 'Øvelse',
    advice: 'Regn med luftfartøy, også raske og lavtflygende; vik i god tid.',
  },
  militaryFlying: {
    noun: 'Militær aktivitet',
    advice: 'Regn med militære luftfartøy, som kan være raske og fly lavt; land når du hører eller ser dem.',
  },
  specialFlying: {
    noun: 'Spesiell flyaktivitet',
    advice: 'Regn med luftfartøy, også i lav høyde; vik i god tid.',
  },
  otherActivity: {
    noun: 'Aktivitet som kan være farlig for luftfartøy',
    advice: 'Les originalteksten for å se hva det er, og hold deg unna.',
  },
};
