import { type MappedText, toSource, type UtcInstant } from '@klarnotam/aviation';
import type { Area, Schedule } from '../facts.ts';
import type { Findings } from '../findings.ts';
import { isWithinOneDay } from '../schedule/read-area-hours.ts';
import { readTextSchedule } from '../schedule/read-text-schedule.ts';
import type { SearchText } from '../search/search-text.ts';
import { placeOf } from './decode-schedule.ts';
import type { ItemFacts } from './item-facts.ts';

/** A schedule in a text names days beside its hours, or areas that are active with their levels. */
const NAMES_DAYS = /(?<![A-Z0-9])(?:MON|TUE|WED|THU|FRI|SAT|SUN|DAILY|DLY|EVERYDAY|EVERY DAY|EACH DAY|TOUS)/;
const NAMES_ACTIVE = /(?<![A-Z0-9])ACT(?:V|IVE|IVATED)?(?![A-Z0-9])/;
const NAMES_LEVELS_OR_DAYS = /SFC|GND|MSL|FL|FT|MON|TUE|WED|THU|FRI|SAT|SUN|DAY|DLY|TOUS/;

/** The hours that item E of a NOTAM without item D writes; null where none are clearly those of the whole effect. */
export function decodeTextSchedule(
  body: MappedText,
  upper: string,
  { words }: SearchText,
  facts: ItemFacts,
  areas: readonly Area[],
  now: UtcInstant,
  findings: Findings,
): Schedule | null {
  const mayListAreas = NAMES_ACTIVE.test(words) && NAMES_LEVELS_OR_DAYS.test(words);
  if (!NAMES_DAYS.test(words) && !(mayListAreas && isWithinOneDay(facts))) return null;
  const read = readTextSchedule(upper, {
    validFrom: facts.validFrom,
    validTo: facts.validTo,
    permanent: facts.permanent,
    now,
    position: placeOf(facts, areas),
  });
  if (read === null) return null;
  const { span, schedule } = read;
  findings.spans.textSchedule = toSource(body, span.from, span.to);
  return { ...schedule, text: body.text.slice(span.from, span.to) };
}
