import type { Messages } from '../messages.ts';
import { lint } from './lint.ts';

export const icao: Messages['compose']['icao'] = {
  placeName: 'Navn på stedet',
  placeNameHelp: 'Slik piloter kjenner det, for eksempel Drammen area. Æ, Ø og Å skrives AE, OE og AA.',
  operatorNumber: 'Operatørnummer',
  operatorNumberHelp:
    'Fra operatørregisteret, for eksempel NOR87astrdge12k8. De tre hemmelige tegnene tas ikke med.',
  permissionReference: 'Tillatelsens referanse',
  permissionReferenceHelp: 'Til operasjonstillatelsen eller godkjenningen du har.',
  realTimeName: 'Kontakt under flygingen',
  realTimeHelp: 'Den som straks kan si om dronen er i luften.',
  realTimePhone: 'Telefon under flygingen',
  realTimeFrequency: 'Frekvens (MHz)',
  fir: (firs) => `Flygeinformasjonsregion: ${firs}.`,
  firQuestion: 'Nær en grense. I hvilke flygeinformasjonsregioner ligger området?',
  firUnknown: 'Grensene våre kjenner ikke dette stedet. I hvilken flygeinformasjonsregion ligger området?',
  firsToConfirm: (firs) => `Området kan ligge i ${firs}: Oppgi hvilke flygeinformasjonsregioner`,
  typedFirs: 'Fire bokstaver for hver',
  groundFrom: (topM, topFt, marginM, source, day) =>
    `Høyder over havet er regnet fra en bakke på høyst ${topM} m (${topFt} fot), der ${marginM} m er margin for det som ligger mellom punktene som ble undersøkt. Kilde: ${source}, ${day}.`,
  unwritable: (field, characters) =>
    `En NOTAM kan ikke inneholde ${characters} (${field}). Skriv det med latinske bokstaver.`,
  tooLong: (characters, maximum) =>
    `NOTAM-en har ${characters} tegn, en melding kan ha høyst ${maximum}. Gjør beskrivelsen kortere.`,
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
    firToConfirm: 'Oppgi hvilken flygeinformasjonsregion området ligger i',
    tooManyFirs: 'En NOTAM oppgir høyst sju flygeinformasjonsregioner.',
    missingPlaceName: 'Oppgi navnet på stedet',
    missingHeight: 'Den største høyden mangler.',
    impossibleOperatorNumber:
      'Dette er ikke et operatørnummer. Det har landkode og 13 tegn, for eksempel NOR87astrdge12k8.',
    impossibleFrequency: 'Frekvenser går fra 118.000 til 136.990 MHz.',
    impossibleRealTimePhone: 'Skriv telefonnummeret med landkode, for eksempel +47 912 34 567',
    areaTooWide: 'Området er større enn en NOTAM kan angi.',
  },
  findings: 'Kontoret kan ha noe å innvende:',
  finding: (says, item, found) =>
    `${says}${item === null ? '' : ` (felt ${item})`}${found === '' ? '' : `: ${found}`}`,
  lint,
  notMailed: (firs) =>
    `Til NOTAM-kontoret for ${firs}. Den er ikke med i e-posten: Kopier den, og spør det kontoret.`,
  abroad: (office, firs) =>
    `${firs} ligger ikke i samme land som ${office}. Spør NOTAM-kontoret i landet regionen hører til.`,
  remarks: {
    severalNotices: (count) =>
      `Disse tidene kan ikke angis i én NOTAM: Det blir ${count}. Alle går i samme e-post.`,
    overThreeMonths:
      'Varer lenger enn tre måneder. Kontoret kan publisere det på en annen måte (AIP-supplement).',
    endsBeforeMidnight: 'I en NOTAM skrives slutten på døgnet som 2359, ett minutt før det du oppga.',
    aerodromeNear: (indicators) => `Innenfor 5 km fra ${indicators}: NOTAM-en gjelder også flyplassen.`,
    severalStates: (firs) =>
      `${firs} er regioner i flere land: Det blir én NOTAM for hvert land, og du må spørre NOTAM-kontoret i hvert av dem.`,
    noContactInText:
      'Ingen kan nås gjennom denne teksten. Oppgi en kontakt under flygingen, eller ta med telefonnummeret ditt.',
    secretLeftOut: 'De tre hemmelige tegnene i operatørnummeret ditt er ikke tatt med.',
    replacesBeforeItBegins: (when) =>
      `NOTAM-en som gjelder nå, slutter når den nye blir utstedt, og den nye begynner ${when}. Spør kontoret om tiden imellom.`,
  },
};
