import type { FoundNotices } from '@klarnotam/contract';
import type { Flight } from '@klarnotam/notam';
import { TYPICAL_SMALL_DRONE } from '@klarnotam/weather';
import type { BriefingContext } from './briefing-context.ts';
import { checkFound, checkText } from './check-briefing.ts';
import { groundInTime } from './ground-in-time.ts';

/**
 * The NOTAMs and weather reports in a pasted text, how the notices stand to a flight, and how many translations all of them would use.
 * Nothing is spent, stored or asked of a model.
 *
 * @throws {Failure} `invalid` when the text is empty or holds too many, `tooLarge`, `notRecognised` when it holds none, `unavailable` when
 *   too many wait
 */
export async function findBriefing(
  { pasteReader, places, now }: Pick<BriefingContext, 'pasteReader' | 'places' | 'now'>,
  {
    userId,
    text,
    flight = null,
  }: { readonly userId: string; readonly text: string; readonly flight?: Flight | null | undefined },
): Promise<FoundNotices> {
  checkText(text);
  const ground = await groundInTime(places, flight);
  const read = await pasteReader.inTurn(userId, (turn) =>
    turn.readBriefing({
      text,
      now: now(),
      flight,
      ground,
      profile: TYPICAL_SMALL_DRONE,
      chosen: { notices: [], reports: [] },
    }),
  );
  checkFound(read);
  return read.found;
}
