import type { UtcInstant, UtcInterval } from '@klarnotam/aviation';
import type { OperationProblem, OperationWarning } from '../problem.ts';

export type IcaoLetter = 'Q' | 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G';

/** The free texts of the form that item E prints. */
export type PrintedField =
  | 'title'
  | 'placeName'
  | 'description'
  | 'comments'
  | 'permissionReference'
  | 'companyName'
  | 'realTimeContact.name';

/** Why there is no text in the ICAO form yet. */
export type IcaoProblem =
  | OperationProblem
  /** Nothing is known of the area: it was not asked about, or has changed since. */
  | { readonly code: 'siteUnknown' }
  /** The height of the ground is not known, so that no height above mean sea level can be given. */
  | { readonly code: 'groundUnknown' }
  /** The pilot must say in which regions the area lies; `candidates` may be empty. */
  | { readonly code: 'firToConfirm'; readonly candidates: readonly string[] }
  | { readonly code: 'tooManyFirs' }
  | { readonly code: 'missingPlaceName' }
  /** No operator number by the form of EASA's registers, or its secret characters do not fit. */
  | { readonly code: 'impossibleOperatorNumber' }
  /** Not in the aeronautical VHF band, 118.000 to 136.990 MHz. */
  | { readonly code: 'impossibleFrequency' }
  | { readonly code: 'impossibleRealTimePhone' }
  /** Signs that no teleprinter has, and that no letters of it stand for. */
  | { readonly code: 'unwritableText'; readonly field: PrintedField; readonly characters: string }
  | { readonly code: 'missingHeight' }
  /** Wider than a circle of 999 NM. */
  | { readonly code: 'areaTooWide' }
  /** The whole notice, in characters, is more than a message takes. */
  | { readonly code: 'textTooLong'; readonly characters: number; readonly maximum: number };

/** What the texts say right, and a pilot may not expect. */
export type IcaoRemark =
  | OperationWarning
  /** Item D cannot say it in one notice. */
  | { readonly code: 'severalNotices'; readonly count: number }
  /** Longer than three months: the office may want an AIP supplement. */
  | { readonly code: 'overThreeMonths' }
  /** Ends at midnight UTC, which a NOTAM writes as 2359: a minute less. */
  | { readonly code: 'endsBeforeMidnight' }
  /** Within 5 km of aerodromes: the nearest one is item A. */
  | { readonly code: 'aerodromeNear'; readonly indicators: readonly string[] }
  /** Regions of several States: each State's office has to be asked, with the notices of its regions. */
  | { readonly code: 'severalStates'; readonly firs: readonly string[] }
  /** What the heights above mean sea level come from. */
  | {
      readonly code: 'groundFrom';
      readonly highestM: number;
      readonly marginM: number;
      readonly source: string;
      readonly askedOn: string;
    }
  /** Nobody can be reached by what the text says. */
  | { readonly code: 'noContactInText' }
  | { readonly code: 'noRadius' }
  /** The three secret characters of the operator number are left out. */
  | { readonly code: 'secretLeftOut' }
  /** The replaced NOTAM ends when the new one is issued: before the new one begins, the office may cancel and issue anew. */
  | { readonly code: 'replacesBeforeItBegins'; readonly beginsAt: UtcInstant };

/** One notice, as it is mailed. */
export interface IcaoNotice {
  /** First line to last line; lines of at most 69 characters, joined by `\n`. */
  readonly text: string;
  /** Without their letter; null: the notice has no such item. */
  readonly items: Readonly<Record<IcaoLetter, string | null>>;
  readonly windows: readonly UtcInterval[];
  /** The regions it is for, all of one State: that State's NOTAM office publishes it, no other. */
  readonly firs: readonly string[];
}

export interface ComposedIcao {
  /** Several where one cannot say it; null as long as a problem keeps it from being written. */
  readonly notices: readonly IcaoNotice[] | null;
  /** All at once, in the order of the form. */
  readonly problems: readonly IcaoProblem[];
  readonly remarks: readonly IcaoRemark[];
}
