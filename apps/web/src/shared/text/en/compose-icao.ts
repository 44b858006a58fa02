import type { PrintedField } from '@klarnotam/notam';
import { lint } from './lint.ts';

/** Texts of /send-notam about the ICAO form of a request. */
export const icao = {
  placeName: 'Name of the place',
  placeNameHelp: 'As pilots know it, such as Drammen area. For Å, Ø, Æ stand AA, OE, AE.',
  operatorNumber: 'Operator number',
  operatorNumberHelp:
    'Of the operator register, such as NOR87astrdge12k8. Its three secret signs are left out.',
  permissionReference: 'Reference of the permission',
  permissionReferenceHelp: 'Of the authorisation or approval that you have.',
  realTimeName: 'Contact during the flight',
  realTimeHelp: 'Who can say at once whether the drone is in the air.',
  realTimePhone: 'Phone during the flight',
  realTimeFrequency: 'Frequency (MHz)',
  fir: (firs: string) => `Flight information region: ${firs}.`,
  firQuestion: 'Near a border. In which flight information regions is the area?',
  firUnknown: 'Our borders do not know this place. In which flight information region is the area?',
  firsToConfirm: (firs: string) => `The area may be in ${firs}: say in which flight information regions`,
  typedFirs: 'Four letters each',
  groundFrom: (topM: number, topFt: number, marginM: number, source: string, day: string) =>
    `Heights above sea level are reckoned from ground of at most ${topM} m (${topFt} ft), ${marginM} m of it a margin for what lies between the points looked at. Source: ${source}, ${day}.`,
  unwritable: (field: string, characters: string) =>
    `A NOTAM cannot hold ${characters} (${field}). Write it in Latin letters.`,
  tooLong: (characters: number, maximum: number) =>
    `The notice has ${characters} characters, a message takes ${maximum}. Shorten the description.`,
  /** What is to be mended at a field, in a word or two. */
  labels: {
    requestForm: 'region and height of the ground',
    confirmedFirs: 'flight information region',
    placeName: 'name of the place',
    operatorNumber: 'operator number',
    realTimeFrequency: 'frequency',
    realTimePhone: 'phone during the flight',
  } as Readonly<Record<string, string>>,
  printed: {
    title: 'title',
    placeName: 'name of the place',
    description: 'description',
    comments: 'comments',
    permissionReference: 'reference of the permission',
    companyName: 'company name',
    'realTimeContact.name': 'contact during the flight',
  } satisfies Record<PrintedField, string>,
  problems: {
    siteUnknown:
      'Region and height of the ground are not looked up yet. They are when there is a connection; the plain layout needs neither.',
    groundUnknown:
      'The height of the ground is not known here, so that no height above sea level can be given. The plain layout can be sent.',
    firToConfirm: 'Say in which flight information region the area is',
    tooManyFirs: 'A NOTAM names seven flight information regions at most.',
    missingPlaceName: 'Give the name of the place',
    missingHeight: 'The maximum height is missing.',
    impossibleOperatorNumber:
      'This is no operator number. It has the country and 13 signs, such as NOR87astrdge12k8.',
    impossibleFrequency: 'Frequencies are from 118.000 to 136.990 MHz.',
    impossibleRealTimePhone: 'Enter the phone number with its country code, such as +47 912 34 567',
    areaTooWide: 'The area is wider than a NOTAM can say.',
  },
  findings: 'The office may object to:',
  finding: (says: string, item: string | null, found: string) =>
    `${says}${item === null ? '' : ` (item ${item})`}${found === '' ? '' : `: ${found}`}`,
  lint,
  notMailed: (firs: string) =>
    `For the NOTAM office of ${firs}. It is not in the mail: copy it and ask there.`,
  abroad: (office: string, firs: string) =>
    `${firs} is not a region of the State of ${office}. Ask the office of that State.`,
  remarks: {
    severalNotices: (count: number) =>
      `One notice cannot say these times: there are ${count}. All of them go into the one mail.`,
    overThreeMonths: 'Longer than three months. The office may publish it in another way (AIP supplement).',
    endsBeforeMidnight: 'A NOTAM writes the end of a day as 2359, a minute before yours.',
    aerodromeNear: (icao: string) => `Within 5 km of ${icao}: the notice is one of the aerodrome too.`,
    severalStates: (firs: string) =>
      `${firs} are regions of several States: there is a notice for each, and the NOTAM office of each has to be asked.`,
    noContactInText:
      'Nobody can be reached by this text. Give a contact during the flight, or include your phone number.',
    secretLeftOut: 'The three secret signs of your operator number are left out.',
    replacesBeforeItBegins: (when: string) =>
      `The NOTAM in force ends when the new one is issued, and the new one begins ${when}. For the time between, ask the office.`,
  },
} as const;
