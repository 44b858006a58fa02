import type { Span } from '@klarnotam/aviation';
import type { DecodedNotam } from '@klarnotam/notam';
import type { Catalogue } from '../catalogue.ts';
import type { NotamWording } from '../wording.ts';
import { checkAllDay } from './check/check-all-day.ts';
import { checkCategories } from './check/check-categories.ts';
import { checkCountedThings } from './check/check-counted-things.ts';
import { checkCounts } from './check/check-counts.ts';
import {
  checkHours,
  checkMissing,
  checkMissingHours,
  checkMissingPoints,
  checkMoments,
  checkPoints,
} from './check/check-figures.ts';
import { checkDateRanges } from './check/check-date-ranges.ts';
import { checkEachSide } from './check/check-each-side.ts';
import { checkExplainedLevels } from './check/check-explained-levels.ts';
import { checkFamilies } from './check/check-families.ts';
import {
  checkClasses,
  checkCodes,
  checkIdentifiers,
  checkRunways,
  checkShortNames,
  checkSpelled,
} from './check/check-identifiers.ts';
import { checkLanguage } from './check/check-language.ts';
import { checkLists } from './check/check-lists.ts';
import { checkMomentRanges } from './check/check-moment-ranges.ts';
import { checkSections, checkSlashed } from './check/check-numbered-references.ts';
import { checkRadii } from './check/check-radii.ts';
import { checkRating } from './check/check-rating.ts';
import { checkGround, checkReferences } from './check/check-references.ts';
import { checkRepeats } from './check/check-repeats.ts';
import { checkNameLists } from './check/check-name-lists.ts';
import { checkNamedNumbers, checkNumberRanges } from './check/check-number-ranges.ts';
import { checkRomanNumerals } from './check/check-roman-numerals.ts';
import { checkRunwayItems } from './check/check-runway-items.ts';
import { checkStates } from './check/check-states.ts';
import { checkSwappedDates, checkSwappedRunways, checkSwappedSides } from './check/check-swapped.ts';
import { checkSubstituted } from './check/check-substituted.ts';
import { checkThings } from './check/check-things.ts';
import { checkConcepts, checkEnd, checkSides } from './check/check-words.ts';
import { checkTimeScale } from './check/check-time-scale.ts';
import { checkMissingWeekdays, checkWeekdays } from './check/check-weekdays.ts';
import { checkWordedCounts } from './check/check-worded-counts.ts';
import { checkUnits } from './check/check-units.ts';
import { checkUnknown } from './check/check-unknown.ts';
import { checkValidity } from './check/check-validity.ts';
import type { LockFault } from './fault.ts';
import { fold } from './read/fold.ts';
import { heldFacts, type HeldFacts } from './held/held-facts.ts';
import { readMentions } from './read/read-mentions.ts';
import type { SaidText } from './said-text.ts';
import { vocabularyOf } from './read/vocabulary.ts';

/**
 * Holds a text about a NOTAM to its facts: what a reader must know is there, in any notation that the language uses;
 * no figure, time, place, contact or identifier that the telegram lacks; the language that was asked for; nothing
 * against the rating. Pure: the same text always gives the same faults, none when it may be shown.
 *
 * @param own what the catalogues say of the NOTAM in the language, whose figures are true
 */
export function holdToFacts(
  decoded: DecodedNotam,
  own: NotamWording,
  said: SaidText,
  catalogue: Catalogue,
): readonly LockFault[] {
  return holdTo(decoded, own, catalogue)(said);
}

/** As {@link holdToFacts}, for several texts about one NOTAM. */
export function holdTo(
  decoded: DecodedNotam,
  own: NotamWording,
  catalogue: Catalogue,
): (said: SaidText) => readonly LockFault[] {
  const held = heldFacts(decoded, own, catalogue);
  return (said) => faultsOf(said, decoded, own, held, catalogue);
}

function faultsOf(
  { translation, explanation }: SaidText,
  { facts }: DecodedNotam,
  own: NotamWording,
  held: HeldFacts,
  catalogue: Catalogue,
): readonly LockFault[] {
  const empty = [translation, explanation].filter((part) => part.trim() === '');
  if (empty.length > 0) return [{ code: 'empty', expected: null, found: null, span: null }];
  const folded = fold(`${translation}\n${explanation}`);
  const { text } = folded;
  const parts = { translation: fold(translation).text, explanation: fold(explanation).text };
  const vocabulary = vocabularyOf(catalogue.language, catalogue.months);
  const said = readMentions(text, vocabulary, held.phones);
  const inTranslation = said.filter(({ span }) => span.from < parts.translation.length);
  const inExplanation = said.filter(({ span }) => span.from > parts.translation.length);
  const faults = [
    ...checkLanguage(text, catalogue.language),
    ...checkUnknown(text, said, held),
    ...checkMissing(text, inTranslation, held, vocabulary),
    ...checkRepeats(parts.translation, inTranslation, held),
    ...checkSubstituted(parts.translation, inTranslation, held),
    ...checkSwappedRunways(parts.translation, held),
    ...checkSwappedSides(parts.translation, inTranslation, held, vocabulary),
    ...checkSwappedDates(inTranslation, held),
    ...checkUnits(inTranslation, held),
    ...checkUnits(inExplanation, held),
    ...checkExplainedLevels(inExplanation, facts),
    ...checkRunwayItems(parts.translation, held),
    ...checkCounts(text, said, held, vocabulary),
    ...checkCountedThings(text, held, catalogue.language),
    ...checkWordedCounts(text, said, held, vocabulary, catalogue.language),
    ...checkIdentifiers(text, held, vocabulary),
    ...checkRunways(text, held),
    ...checkClasses(text, held),
    ...checkCodes(text, held),
    ...checkCategories(text, held),
    ...checkRomanNumerals(text, said, held),
    ...checkNameLists(inTranslation, held),
    ...checkNumberRanges(text, said, held, vocabulary),
    ...checkNamedNumbers(parts.translation, inTranslation, held),
    ...checkSections(text, held),
    ...checkSlashed(text, said, held),
    ...checkSpelled(text, held),
    ...checkShortNames(parts.translation, held),
    ...checkMissingPoints(said, held),
    ...checkMissingHours(text, inTranslation, held, vocabulary),
    ...checkGround(text, facts, vocabulary),
    ...checkMoments(text, said, held, vocabulary),
    ...checkHours(text, said, held, vocabulary),
    ...checkFamilies(parts.translation, inTranslation, held, vocabulary),
    ...checkLists(parts.translation, inTranslation, held, vocabulary),
    ...checkAllDay(inTranslation, held),
    ...checkValidity(parts.translation, inTranslation, facts, vocabulary),
    ...checkDateRanges(text, said, held, vocabulary),
    ...checkEachSide(text, said, held, vocabulary),
    ...checkRadii(text, said, held, vocabulary),
    ...checkMomentRanges(text, said, held, vocabulary),
    ...checkPoints(text, said, held),
    ...checkTimeScale(text, said, held, vocabulary),
    ...checkReferences(text, said, facts, held, vocabulary),
    ...checkSides(text, said, held, vocabulary),
    ...checkWeekdays(text, said, held, vocabulary),
    ...checkMissingWeekdays(parts.translation, held, vocabulary),
    ...checkConcepts(text, parts.translation, held, vocabulary),
    ...checkStates(parts.translation, held, own, catalogue.language, facts.estimated),
    ...checkThings(parts.translation, facts, held, catalogue.language),
    ...checkEnd(text, parts.translation, facts, held, vocabulary),
    ...checkRating(parts, facts, held, own, vocabulary, catalogue.language),
  ];
  return withoutRepeats(faults).map((fault) => ({
    ...fault,
    span: fault.span && unfold(fault.span, folded.offsets),
  }));
}

/** What two checks find alike is told once, `III` not beside `Category III`. */
function withoutRepeats(faults: readonly LockFault[]): readonly LockFault[] {
  const alike = ({ code, expected, found }: LockFault): string => JSON.stringify([code, expected, found]);
  const once = [...new Map(faults.toReversed().map((fault) => [alike(fault), fault])).values()].toReversed();
  return once.filter((fault) => !once.some((other) => isToldBy(fault, other)));
}

/** Whether `other` tells of the same more exactly: it says where, or where its own is only a part of it. */
function isToldBy(fault: LockFault, other: LockFault): boolean {
  if (other === fault || other.code !== fault.code || fault.found === null || other.found === null)
    return false;
  if (fault.span === null) return other.span !== null && fault.found.includes(other.found);
  if (other.span === null || fault.found.length >= other.found.length) return false;
  return other.span.from <= fault.span.from && fault.span.to <= other.span.to;
}

function unfold({ from, to }: Span, offsets: readonly number[]): Span {
  return { from: offsets[from] ?? 0, to: offsets[to] ?? 0 };
}
