import type { Position } from '@klarnotam/aviation';
import type { Database } from '../../database/create-database.ts';
import type { Elevations } from '../../ports/elevations.ts';
import type { Gazetteer } from '../../ports/gazetteer.ts';
import type { Geocoder } from '../../ports/geocoder.ts';
import type { TimeZones } from '../../ports/time-zones.ts';
import type { CallService } from './circuit-breakers.ts';

export interface PlacesContext {
  readonly database: Database;
  readonly gazetteer: Gazetteer;
  readonly timeZones: TimeZones;
  /** Answers when the others cannot. */
  readonly builtIn: Geocoder;
  /** May be asked while somebody types; null: the built-in list is. */
  readonly suggestions: Geocoder | null;
  /** Asked when somebody presses Search, at most once a second; null: the built-in list is. */
  readonly search: Geocoder | null;
  /** Heights in Norway; null: those of the world. */
  readonly norwegianElevations: Elevations | null;
  /** Heights of the whole world; null: none are known outside Norway. */
  readonly worldElevations: Elevations | null;
  readonly callService: CallService;
}

const NORWEGIAN_TIME_ZONES: readonly string[] = ['Europe/Oslo', 'Arctic/Longyearbyen'];

/** Whether a position is in Norway or on Svalbard, or in their waters; near a border by some hundred metres not certain. */
export function isInNorway({ timeZones }: Pick<PlacesContext, 'timeZones'>, position: Position): boolean {
  return NORWEGIAN_TIME_ZONES.includes(timeZones.zoneAt(position));
}
