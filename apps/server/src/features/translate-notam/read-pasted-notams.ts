import type { UtcInstant } from '@klarnotam/aviation';
import { Failure } from '@klarnotam/contract';
import { decodeNotams, RATING_LEVELS, type DecodedNotam } from '@klarnotam/notam';
import type { Database } from '../../database/create-database.ts';
import type { ChatModel } from '../../ports/chat-model.ts';
import type { Gazetteer } from '../../ports/gazetteer.ts';
import type { TimeZones } from '../../ports/time-zones.ts';
import { checkCount, checkLength } from '../translation/index.ts';
import { checkContent } from './check-content.ts';
import { groundOfNotam } from './ground-of-notam.ts';
import { zoneOfNotam } from './zone-of-notam.ts';

const NOT_A_NOTAM =
  'No NOTAM was found in the text. A NOTAM has lettered items, such as A) for the place, B) and C) for the times and E) for the text.';
const WEATHER_REPORT = 'This is a weather report, not a NOTAM.';

export interface ReadPastedNotamsContext {
  readonly database: Database;
  /** Says what a text is in which no NOTAM was found; null: nobody does. */
  readonly chatModel: ChatModel | null;
  readonly gazetteer: Gazetteer;
  readonly timeZones: TimeZones;
  readonly now: () => UtcInstant;
}

/**
 * The NOTAMs in a pasted text, decoded and rated, worst first.
 *
 * @throws {Failure} `invalid` when it is empty or holds too many, `tooLarge`, `notRecognised` when it holds none
 */
export async function readPastedNotams(
  context: ReadPastedNotamsContext,
  { userId, text }: { readonly userId: string; readonly text: string },
): Promise<readonly DecodedNotam[]> {
  checkLength(text, 'Please paste a NOTAM text to translate');
  const { notams, recognition } = decodeNotams(text, {
    now: context.now(),
    aerodromeAt: (icao) => context.gazetteer.findAerodrome(icao)?.position ?? null,
    groundReachesFtAmsl: (place) => groundOfNotam(context.gazetteer, place),
    timeZoneOf: (place) => zoneOfNotam(context, place),
  });
  if (notams.length === 0) {
    const { kind } = recognition;
    if (kind === 'metar' || kind === 'taf') throw notRecognised(WEATHER_REPORT, kind);
    throw notRecognised(await reasonFor(context, userId, text), null);
  }
  checkCount(notams.length, 'NOTAMs');
  return notams.toSorted((a, b) => severity(a) - severity(b));
}

/** Without items there are no facts, so a text is refused whatever the content check takes it for. */
async function reasonFor(
  { database, chatModel }: ReadPastedNotamsContext,
  userId: string,
  text: string,
): Promise<string> {
  const checked = chatModel && (await checkContent({ database, chatModel }, userId, text));
  return checked && !checked.isValid ? checked.reason : NOT_A_NOTAM;
}

function notRecognised(reason: string, recognisedAs: 'metar' | 'taf' | null): Failure<'notRecognised'> {
  return new Failure('notRecognised', { reason, recognisedAs }, reason);
}

function severity({ facts }: DecodedNotam): number {
  return RATING_LEVELS.indexOf(facts.rating.level);
}
