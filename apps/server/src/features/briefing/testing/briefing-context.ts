import { createBuiltInGazetteer } from '../../../adapters/gazetteer/built-in-gazetteer.ts';
import { createInThreadPasteReader } from '../../../adapters/paste-reader/in-thread-paste-reader.ts';
import { createBuiltInGeocoder } from '../../../adapters/places/built-in-geocoder.ts';
import { geoTz } from '../../../adapters/time-zones/geo-tz.ts';
import { createPasteTasks } from '../../../compose/paste-tasks.ts';
import type { Database } from '../../../database/create-database.ts';
import type { Elevations } from '../../../ports/elevations.ts';
import type { PasteReader } from '../../../ports/paste-reader.ts';
import type { BriefingContext } from '../briefing-context.ts';

const gazetteer = createBuiltInGazetteer();

export const testPasteReader = (): PasteReader =>
  createInThreadPasteReader(createPasteTasks({ gazetteer, timeZones: geoTz }));

/** Briefings on a database, read on this thread, with heights from `elevations`; left out: nobody knows any. */
export function briefingsOn(
  database: Database,
  changes: Partial<BriefingContext> & { readonly elevations?: Elevations } = {},
): BriefingContext {
  const { elevations = null, ...others } = changes;
  return {
    database,
    pasteReader: testPasteReader(),
    places: {
      database,
      gazetteer,
      timeZones: geoTz,
      builtIn: createBuiltInGeocoder(gazetteer),
      suggestions: null,
      search: null,
      norwegianElevations: null,
      worldElevations: elevations,
      callService: (_service, call) => call(),
    },
    now: () => '2026-06-30T12:00:00Z',
    startedAt: new Date(0),
    onTranslated: () => undefined,
    ...others,
  };
}
