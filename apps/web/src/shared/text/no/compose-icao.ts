import type { Messages } from '../messages.ts';
import { lint } from './lint.ts';

export const icao: Messages['compose']['icao'] = {
  placeName: 'Navn på stedet',
  placeNameHelp: 'Slik piloter kjenner det, som Drammen area. For Å, Ø, Æ står AA, OE, AE.',
  operatorNumber: 'Operatørnummer',
  operatorNumberHelp: 'Fra operatørregisteret, som NOR87astrdge12k8. De tre hemmelige tegnene tas ikke med.',
  permissionReference: 'Tillatelsens referanse',
  permissionReferenceHelp: 'Til operasjonstillatelsen eller godkjenningen du har.',
  realTimeName: 'Kontakt under flygingen',
  realTimeHelp: 'Den som straks kan si om dronen er i luften.',
  realTimePhone: 'Telefon under flygingen',
  realTimeFrequency: 'Frekvens (MHz)',
  fir: (firs) => `Flygeinformasjonsregion: ${firs}.`,
  firQuestion: 'Nær en grense. I hvilke flygeinformasjonsregioner ligger området?',
  firUnknown: 'Grensene våre kjenner ikke dette stedet. I hvilken flygeinformasjonsregion ligger området?',
  firsToConfirm: (firs) => `Området kan ligge i ${firs}: si i hvilke flygeinformasjonsregioner`,
  typedFirs: 'Fire bokstaver for hver',
  groundFrom: (topM, topFt, marginM, source, day) =>
    `Høyder over havet er regnet fra en bakke på høyst ${topM} m (${topFt} ft), der ${marginM} m er margin for det som ligger mellom punktene som ble undersøkt. Kilde: ${source}, ${day}.`,
  unwritable: (field, characters) =>
    `En NOTAM kan ikke inneholde ${characters} (${field}). Skriv det med latinske bokstaver.`,
  tooLong: (characters, maximum) =>
    `NOTAM-en har ${characters} tegn, en melding tar ${maximum}. Gjør beskrivelsen kortere.`,
  labels: {
    requestForm: 'region og bakkehøyde',
    confirmedFirs: 'flygeinformasjonsregion',
    placeName: 'navn på stedet',
    operatorNumber: 'operatørnummer',
    realTimeFrequency: 'frekvens',
    realTimePhone: 'telefon under flygingen',
  },
  printed: {
    title: 'tittel',
    placeName: 'navn på stedet',
    description: 'beskrivelse',
    comments: 'merknader',
    permissionReference: 'tillatelsens referanse',
    companyName: 'firmanavn',
    'realTimeContact.name': 'kontakt under flygingen',
  },
  problems: {
    siteUnknown:
      'Region og bakkehøyde er ikke slått opp ennå. Det skjer når det er nett; den enkle formen trenger ingen av dem.',
    groundUnknown:
      'Bakkehøyden er ikke kjent her, så ingen høyde over havet kan oppgis. Den enkle formen kan sendes.',
    firToConfirm: 'Si i hvilken flygeinformasjonsregion området ligger',
    tooManyFirs: 'En NOTAM oppgir høyst sju flygeinformasjonsregioner.',
    missingPlaceName: 'Oppgi navnet på stedet',
    missingHeight: 'Den høyeste høyden mangler.',
    impossibleOperatorNumber:
      'Dette er ikke et operatørnummer. Det har landet og 13 tegn, som NOR87astrdge12k8.',
    impossibleFrequency: 'Frekvenser går fra 118.000 til 136.990 MHz.',
    impossibleRealTimePhone: 'Skriv telefonnummeret med landkoden, som +47 912 34 567',
    areaTooWide: 'Området er videre enn en NOTAM kan si.',
  },
  findings: 'Kontoret kan ha noe å innvende:',
  finding: (says, item, found) =>
    `${says}${item === null ? '' : ` (felt ${item})`}${found === '' ? '' : `: ${found}`}`,
  lint,
  notMailed: (firs) => `Til NOTAM-kontoret for ${firs}. Den er ikke med i e-posten: Kopier den, og spør der.`,
  abroad: (office, firs) => `${firs} er ikke en region i landet til ${office}. Spør kontoret i det landet.`,
  remarks: {
    severalNotices: (count) =>
      `Én NOTAM kan ikke si disse tidene: Det blir ${count}. Alle går i samme e-post.`,
    overThreeMonths: 'Lengre enn tre måneder. Kontoret kan publisere det på en annen måte (AIP-supplement).',
    endsBeforeMidnight: 'En NOTAM skriver slutten på døgnet som 2359, ett minutt før din.',
    aerodromeNear: (indicators) => `Innenfor 5 km fra ${indicators}: NOTAM-en gjelder også flyplassen.`,
    severalStates: (firs) =>
      `${firs} er regioner i flere land: Det er en NOTAM for hvert, og NOTAM-kontoret i hvert av dem må spørres.`,
    noContactInText:
      'Ingen kan nås gjennom denne teksten. Oppgi en kontakt under flygingen, eller ta med telefonnummeret ditt.',
    secretLeftOut: 'De tre hemmelige tegnene i operatørnummeret ditt er ikke tatt med.',
    replacesBeforeItBegins: (when) =>
      `NOTAM-en som gjelder nå, slutter når den nye blir utstedt, og den nye begynner ${when}. Spør kontoret om tiden imellom.`,
  },
};
