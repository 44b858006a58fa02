import { ACTIVITIES, type ActivityCode } from './activities.ts';
import { CAUSE_ENTRIES, type CauseCode } from './causes.ts';
import { movedTo, startOf } from './cursor.ts';
import { farthest, findAll, tableOf } from './phrase-table.ts';

const isActivity = (code: CauseCode): code is CauseCode & ActivityCode => code in ACTIVITIES;

/** Causes that are activities, under the same name. */
const CAUSES = tableOf(CAUSE_ENTRIES.filter(({ code }) => isActivity(code)));
const DUE_TO = /\b(?:DUE(?: TO)?|OWING TO|BECAUSE OF) (?:THE )?/g;

/** The activity that `text` names as its cause, read or not: `DUE TO AEROSPACE FLIGHT ACTIVITIES, …` → aerospace. Null: none. */
export function findNamedCause(text: string): ActivityCode | null {
  const cursor = startOf(text.toUpperCase().replace(/\s+/g, ' '));
  for (const match of cursor.text.matchAll(DUE_TO)) {
    const found = farthest(findAll(movedTo(cursor, match.index + match[0].length), CAUSES));
    if (found !== null && isActivity(found.code)) return found.code;
  }
  return null;
}
