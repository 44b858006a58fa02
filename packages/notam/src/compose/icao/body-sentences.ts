import { formatIcaoPosition } from '@klarnotam/aviation';
import { radiusNmUp } from '../lengths.ts';
import type { PlannedOperation } from '../operation.ts';
import { toPhoneNumber } from '../phone.ts';
import { isStandardTitle } from '../titles.ts';
import type { IcaoProblem, IcaoRemark, PrintedField } from './composed-icao.ts';
import { readFrequency } from './frequency.ts';
import { readOperatorNumber } from './operator-number.ts';
import { toTelegramLetters } from './telegram-letters.ts';

/** What item E says, sentence by sentence; the one with the heights, which depends on the ground, comes behind `where`. */
export interface BodySentences {
  readonly where: readonly string[];
  readonly who: readonly string[];
  readonly problems: readonly IcaoProblem[];
  readonly remarks: readonly IcaoRemark[];
}

const sentence = (text: string): string => (text === '' || /[.?]$/.test(text) ? text : `${text}.`);

/** Collects what could not be written of the texts that pass through. */
function printer(problems: IcaoProblem[]): (field: PrintedField, text: string) => string {
  return (field, text) => {
    const { text: printed, unwritable } = toTelegramLetters(text);
    if (unwritable !== '') problems.push({ code: 'unwritableText', field, characters: unwritable });
    return printed;
  };
}

const printed = ({ lat, lng }: { readonly lat: number; readonly lng: number }): string =>
  formatIcaoPosition({ lat, lon: lng });

/** `PSN 595450N 0104508E, RADIUS 0.3NM.`, or the corners with the first one again at the end. */
function placeSentence({ isPolygonMode, location, polygonPoints }: PlannedOperation): string {
  const [first] = polygonPoints;
  if (isPolygonMode)
    return first === undefined
      ? ''
      : `WI AREA BOUNDED BY PSN ${[...polygonPoints, first].map(printed).join(' - ')}.`;
  if (location === null) return '';
  const radius = location.radiusM > 0 ? `, RADIUS ${radiusNmUp(location.radiusM).toFixed(1)}NM` : '';
  return `PSN ${printed(location)}${radius}.`;
}

interface Reachable {
  readonly name: string;
  readonly phoneNumber: string;
  readonly frequency: string;
}

/** Who can be reached meanwhile; the phone number of the form only where its owner lets it be printed. */
function reachable({ realTimeContact, contactInfo }: PlannedOperation): Reachable {
  const own = contactInfo.includePhoneInNotam ? contactInfo.phoneNumber : '';
  return realTimeContact === null
    ? { name: '', phoneNumber: own, frequency: '' }
    : { ...realTimeContact, phoneNumber: realTimeContact.phoneNumber.trim() || own };
}

function contactSentence(
  operation: PlannedOperation,
  print: ReturnType<typeof printer>,
  problems: IcaoProblem[],
) {
  const { name, phoneNumber, frequency } = reachable(operation);
  const phone = phoneNumber.trim() === '' ? '' : toPhoneNumber(phoneNumber);
  const vhf = frequency.trim() === '' ? '' : readFrequency(frequency);
  if (
    phone === null &&
    operation.realTimeContact !== null &&
    operation.realTimeContact.phoneNumber.trim() !== ''
  )
    problems.push({ code: 'impossibleRealTimePhone' });
  if (vhf === null) problems.push({ code: 'impossibleFrequency' });
  const ways = [...(phone ? [`TEL ${phone}`] : []), ...(vhf ? [`VHF ${vhf}MHZ`] : [])].join(', ');
  if (ways === '') return null;
  const who = print('realTimeContact.name', name);
  return who === '' ? `FOR REALTIME STATUS CTC ${ways}.` : `CTC ${who}, ${ways}.`;
}

/** Item E of `operation` but for its heights. */
export function bodySentences(operation: PlannedOperation): BodySentences {
  const problems: IcaoProblem[] = [];
  const remarks: IcaoRemark[] = [];
  const print = printer(problems);
  const { title, vlos, placeName, operatorNumber, permissionReference, contactInfo } = operation;
  const ownTitle = isStandardTitle(title.trim().toUpperCase()) ? '' : print('title', title);
  const place = print('placeName', placeName);
  if (place === '' && placeName.trim() === '') problems.push({ code: 'missingPlaceName' });
  const number = operatorNumber.trim() === '' ? null : readOperatorNumber(operatorNumber);
  if (number === null && operatorNumber.trim() !== '') problems.push({ code: 'impossibleOperatorNumber' });
  if (number?.hadSecret === true) remarks.push({ code: 'secretLeftOut' });
  const operator = [
    print('companyName', contactInfo.companyName),
    ...(number === null ? [] : [`REG ${number.printed}`]),
  ].filter((part) => part !== '');
  const permission = print('permissionReference', permissionReference);
  const contact = contactSentence(operation, print, problems);
  if (contact === null) remarks.push({ code: 'noContactInText' });
  return {
    where: [
      sentence(ownTitle),
      `UNMANNED ACFT (${vlos}) WILL TAKE PLACE IN ${sentence(place)}`,
      placeSentence(operation),
    ],
    who: [
      sentence(print('description', operation.description)),
      sentence(print('comments', operation.comments)),
      operator.length === 0 ? '' : sentence(`OPERATOR ${operator.join(', ')}`),
      permission === '' ? '' : sentence(`PERMISSION REF ${permission}`),
      contact ?? '',
    ],
    problems,
    remarks,
  };
}
