import type { LanguageCode } from './languages.ts';
import type { Marking } from './marking.ts';

/** What all words of a language share: how it is tagged, written and dated. */
export interface LocaleSettings {
  readonly language: LanguageCode;
  /** BCP 47 tag for `Intl`. */
  readonly locale: string;
  /** Whether Latin script and numbers in a sentence are isolated: `true` for languages written right to left. */
  readonly isolate?: true;
  /** What the language changes where the words of a sentence meet, once its values stand in it. */
  readonly adjustSpelling?: (text: string) => string;
  /** A statement as a headline has it, without article and copula: `Runway 01/19 closed`. Not given: headlines are statements. */
  readonly asHeadline?: (statement: string) => string;
  /** A statement as it goes on behind a time, where the verb comes before the subject then; null where it has no verb that is known. */
  readonly afterTime?: (statement: string) => string | null;
  /** What follows the number of a day: `20. oktober`. */
  readonly dayMark?: string;
  /** Behind each day where several of a month are listed, if `dayMark` is not: `7日、14日`. */
  readonly listedDayMark?: string;
  /** What a height is above stands before the figure, so that of a range the lower end tells it, not the upper. */
  readonly datumFirst?: true;
  /** What a list in the language has that people do not write: `A, B, और C`. */
  readonly adjustList?: (list: string) => string;
  /** A short date of the platform as people abbreviate it: `tir. 27. okt.` is `tirs. 27. okt.`. */
  readonly adjustDay?: (day: string) => string;
  /** January first, in the form that a date takes. */
  readonly months: readonly string[];
  /** Not given by a language: a rendering whose values are told from its words. */
  readonly marking?: Marking;
}
