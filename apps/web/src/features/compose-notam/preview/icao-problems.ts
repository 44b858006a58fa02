import type { IcaoProblem, OperationProblem, PrintedField } from '@klarnotam/notam';
import type { Messages } from '../../../shared/text/use-text.ts';

type Compose = Messages['compose'];

const FIELD_OF_PRINTED: Readonly<Record<PrintedField, string>> = {
  // It has no field of its own, and holds only what we write, unless it was saved by somebody else's program.
  title: 'description',
  placeName: 'placeName',
  description: 'description',
  comments: 'comments',
  permissionReference: 'permissionReference',
  companyName: 'companyName',
  'realTimeContact.name': 'realTimeName',
};

const isOfOperation = (problem: IcaoProblem, compose: Compose): problem is OperationProblem =>
  Object.hasOwn(compose.problems, problem.code);

/** Why there is no text in the ICAO form, in words. */
export function describeIcaoProblem(problem: IcaoProblem, compose: Compose): string {
  if (isOfOperation(problem, compose)) return compose.problems[problem.code];
  const { icao } = compose;
  switch (problem.code) {
    case 'unwritableText':
      return icao.unwritable(icao.printed[problem.field], problem.characters);
    case 'firToConfirm':
      return problem.candidates.length > 1
        ? icao.firsToConfirm(problem.candidates.join(', '))
        : icao.problems.firToConfirm;
    case 'textTooLong':
      return icao.tooLong(problem.characters, problem.maximum);
    default:
      return icao.problems[problem.code];
  }
}

/** The field at which a problem of the ICAO form alone is mended; null: one of the specified layout too, told already. */
export function fieldOfIcaoProblem(problem: IcaoProblem, compose: Compose): string | null {
  if (isOfOperation(problem, compose)) return null;
  switch (problem.code) {
    case 'unwritableText':
      return FIELD_OF_PRINTED[problem.field];
    case 'firToConfirm':
    case 'tooManyFirs':
      return 'confirmedFirs';
    case 'missingHeight':
      return null;
    case 'textTooLong':
      return 'description';
    case 'missingPlaceName':
      return 'placeName';
    case 'impossibleOperatorNumber':
      return 'operatorNumber';
    case 'impossibleFrequency':
      return 'realTimeFrequency';
    case 'impossibleRealTimePhone':
      return 'realTimePhone';
    case 'areaTooWide':
      return 'placeSearch';
    case 'siteUnknown':
    case 'groundUnknown':
      return 'requestForm';
  }
}
