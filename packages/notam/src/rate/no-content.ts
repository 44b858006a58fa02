import type { NotamFacts } from '../facts.ts';
import { phrase } from '../search/phrase.ts';
import type { Reason } from './reason.ts';
import { findPhrase } from '../search/find-phrase.ts';
import type { SearchText } from '../search/search-text.ts';

const CHECKLIST = phrase(String.raw`CHECK ?LIST(?: (?:YEAR|OF|FOR|INT|NOTAM|SERIES|AS))|LATEST PUBLICATIONS`);
const TEST = phrase(
  String.raw`(?:THIS IS A )?TEST (?:MESSAGE|MSG|NOTAM)|NOTAM TEST|TEST ONLY|THIS IS A TEST OF (?:THE )?(?:[A-Z]+ ){0,3}(?:LINE|NETWORK|CIRCUIT|LINK|DISTRIBUTION|SYSTEM)|(?:THIS|IT) IS NOT REAL|END OF TEST|PLEASE (?:DISREGARD|IGNORE) THIS (?:NOTAM|MSG|MESSAGE)|DISREGARD THIS NOTAM`,
);
const TRIGGER = phrase(String.raw`TRIGGER ?(?:NOTAM|-|:)`);
const BY_SEPARATE_NOTAM = phrase(
  String.raw`(?:SEPARATE|OTHER|ANOTHER|FURTHER|BY|VIA|PER|SUBSEQUENT) NOTAM(?! [A-Z]\d)(?: WILL)?|NOTAM WILL BE ISSUED|ACTIVAT(?:ED|ION) (?:WILL BE )?(?:PROMULGATED |NOTIFIED |ANNOUNCED )?(?:BY|VIA) NOTAM`,
);
const PUBLICATION = phrase(
  String.raw`(?:AIP|AIRAC|AIC|SUP|SUPP|ENR|GEN|AD|CHARTS?|PUBLICATIONS?|PAGES?|NOTAM) (?:\w+ ){0,5}?(?:AMENDED|AMDT|AMD|CORRECTED|CORRECTION|REPLACED|CANCELLED|REVISED|POSTPONED|ERRATUM|PUBLISHED|AMEND|ADD|DELETE|INSERT)|(?:AMEND|AMD|CORRECT|CHANGE) (?:THE )?(?:AIP|PUBLICATIONS?|ENR|GEN|CHARTS?|FLIP|PUB)|ERRATA|(?:TEL|TELEPHONE|PHONE|E-?MAIL|FAX|CONTACT) (?:NUMBERS?|NR|NUM|ADDRESS|DETAILS)? ?(?:CHANGED|REVISED|AMENDED|NEW|IS NOW)|AIRAC AIP (?:AMDT|SUP)|NIL AMDT|(?:CURRENT|LATEST) (?:UK )?(?:MIL )?AIP|CORRECTION TO|NOT PUBLISHED|VALUE TO READ|SHOULD READ|EDITION PUBLISHED`,
);

/** The reason when a NOTAM has no operational content of its own: cancelling, checklist, test message. */
export function findNoContent(
  facts: Pick<NotamFacts, 'kind' | 'qualifier'>,
  text: SearchText,
): Reason | null {
  if (facts.kind === 'cancel') return { code: 'cancellation', span: null };
  if (facts.qualifier?.subject === 'KK' || facts.qualifier?.condition === 'KK')
    return { code: 'checklist', span: null };
  const checklist = findPhrase(text, CHECKLIST);
  if (checklist !== null && checklist.from < 60) return { code: 'checklist', span: checklist.span };
  const test = findPhrase(text, TEST);
  return test !== null && text.words.length < 400 ? { code: 'testMessage', span: test.span } : null;
}

/** The NOTAM only points at an amendment or a supplement. */
export function isTrigger(facts: Pick<NotamFacts, 'qualifier'>, text: SearchText): boolean {
  return (
    (facts.qualifier?.condition === 'TT' && facts.qualifier.subject !== 'TT') ||
    (findPhrase(text, TRIGGER)?.from ?? 99) < 20
  );
}

/** What the text tells of becomes active by another NOTAM only. */
export function isActivatedElsewhere(text: SearchText): boolean {
  return findPhrase(text, BY_SEPARATE_NOTAM) !== null;
}

/** The reason when a text does nothing but change a publication or a contact detail. */
export function findPublicationChange(text: SearchText): Reason | null {
  const found = findPhrase(text, PUBLICATION);
  return found === null ? null : { code: 'publicationChange', span: found.span };
}
