import { isHighAbove } from './high-above.ts';
import type { NoticeOf } from './demands.ts';
import { sparesReader } from './demands.ts';
import type { Sentence } from './read-sentences.ts';

const ALL_WHO_FLY =
  '(?<!\\b(?:MIL|MILI|MILITARY|MANNED|LOCAL|OF|OF ALL) )(?:PILOTS|AIRMEN|OPERATORS|ACFT|AIRCRAFT|TFC|TRAFFIC|FLIGHTS|FLTS?)';
/** What is kept away from is a place, and no delay or frequency. */
const PLACE =
  '(?:(?: \\S+){0,3}? (?:OVER ?-?FL(?:Y|T|IGHT)\\w*|FLYING|AREAS?|ZONE|AIRSPACE|SITE|VICINITY|VCY|LOCATION|REGION)(?![A-Z])| (?:WI|WITHIN) (?:\\S+ )?\\d|(?: (?:CTC|CONTACT|TEL|FOR INFO)(?![A-Z])|$))';
const ORDER = new RegExp(
  `\\b${ALL_WHO_FLY}(?: (?:SHALL|MUST|(?:ARE |IS |HAVE |HAS )?TO))? AVOID${PLACE}|\\b(?:AREA|ZONE|AIRSPACE|SITE|OVER ?FL(?:YING|IGHTS?))(?: \\S+){0,4}? (?:SHALL|MUST|IS TO|ARE TO) BE AVOIDED\\b`,
);

/** Whether all who fly are told to avoid a place, by an order and not by advice: `ALL ACFT AVOID OVERFLIGHT OF THE CAMP`. */
export function ordersToAvoid(sentence: Sentence, notice: NoticeOf): boolean {
  return ORDER.test(sentence.words) && !isHighAbove(sentence) && !sparesReader(sentence, notice);
}
