import type { RatingInput } from './rating-input.ts';
import type { Reason } from './reason.ts';
import { sparesReader } from './sentences/demands.ts';
import { ordersToAvoid } from './sentences/order-to-avoid.ts';
import { readSentences, type Sentence } from './sentences/read-sentences.ts';
import { INCIDENT, isEmergency, isOnTheGround } from './unread-sentences.ts';

/** Told to keep away or out, whoever is told. */
const KEEP_AWAY =
  /(?<![A-Z])(?:(?:KEEP|STAY|REMAIN|STEER|HOLD)(?: \S+){0,3} (?:CLEAR|CLR|AWAY|OUT|OFF|OUTSIDE|DISTANCE)|KEEP DISTANCE|CLEAR OFF|STAND (?:BACK|CLEAR)|MOVE AWAY|BACK OFF|(?:GIVE|LEAVE)(?: \S+){0,3} (?:ROOM|SPACE|BERTH)|(?:ACFT|AIRCRAFT|TFC|TRAFFIC|PILOTS) AVOID|AVOID BY|(?:AVOID|LEAVE|VACATE|EVACUATE)(?: \S+){0,3} (?:AREA|VICINITY|AIRSPACE|SITE|ZONE|SCENE|REGION|SKY|VALLEY|LOCATION|OVERFLIGHT|OVERFLYING))(?![A-Z])/;

/** `KEEP 1KM AWAY`, `BLASTING, STAY CLEAR`: without a subject, whoever reads it is told. */
function isOrderToKeepAway({ words, shape }: Sentence): boolean {
  return /(?:^|[,:])M?[Kx]/.test(shape) && !/[GO]/.test(shape) && KEEP_AWAY.test(words);
}

/** A site of fire, rescue, police or accident that tells others to keep away: the sentence that tells, or null. */
export function findKeepAway({ text, family, notice }: RatingInput): Sentence | null {
  const isEmergencyToo = isEmergency(text.words);
  // Of a route or a procedure even at such a site an order to those who fly it may be meant.
  const isSite = isEmergencyToo && family !== 'procedure' && family !== 'route';
  return (
    readSentences(text).find(
      (sentence) =>
        (isSite
          ? KEEP_AWAY.test(sentence.words) ||
            sentence.tokens.some(({ letter, english }) => letter === 'K' && !english)
          : isOrderToKeepAway(sentence)) &&
        (!isOnTheGround(sentence) || INCIDENT.test(sentence.words)) &&
        !sparesReader(sentence, notice),
    ) ?? null
  );
}

const ASKED = /\b(?:REQUESTED|REQ|ADVISED|ADZ|ASKED|RECOMMENDED|URGED|SHOULD)\b/;

/** What is said where others are told to keep away: an order, or at such a site advice. */
export function keepAwayReason({ words, span }: Sentence): Reason {
  return { code: ASKED.test(words) ? 'avoidanceAdvised' : 'avoidanceOrdered', span };
}

/** The sentence that orders all who fly to avoid the place, or null. */
export function findOrderToAvoid({ text, family, notice }: RatingInput): Sentence | null {
  if (family === 'procedure' || family === 'route') return null;
  return readSentences(text).find((each) => ordersToAvoid(each, notice) && !isOnTheGround(each)) ?? null;
}
