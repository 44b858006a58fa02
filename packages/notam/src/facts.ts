import type { ScheduleClause } from './schedule/schedule-clause.ts';
import type { Height, Position, Problem, Span, UtcInstant, UtcInterval } from '@klarnotam/aviation';
import type { Rating } from './rate/reason.ts';

/**
 * What a NOTAM says, as JSON. Times are UTC (ISO 8601), positions WGS 84 degrees; what is absent is null, what could
 * not be read is null and stands in `problems`. Item letters follow ICAO Annex 15 and Doc 8126.
 */
export interface NotamFacts {
  /** Series, number and year as printed: `A1234/26`. */
  readonly id: string | null;
  readonly kind: NotamKind | null;
  /** The NOTAM that this one replaces or cancels. */
  readonly refersTo: string | null;
  readonly format: 'icao' | 'domestic';
  readonly qualifier: Qualifier | null;
  /** Item A: location indicators. */
  readonly locations: readonly string[];
  /** Item B. */
  readonly validFrom: UtcInstant | null;
  /** Item C; null when permanent or not readable. */
  readonly validTo: UtcInstant | null;
  readonly permanent: boolean;
  /** Item C ends with EST: the end is an estimate. */
  readonly estimated: boolean;
  /** Item D alone. */
  readonly schedule: Schedule | null;
  /**
   * Hours that item E writes where there is no item D (`ACT MON-FRI 0800-1600`), only when they are clearly those of the whole
   * effect and were read whole; null: none such. Hours of item E that were not read are the problem `hoursUnread`. Outside its
   * intervals the NOTAM may still be in force.
   */
  readonly textSchedule: Schedule | null;
  /** Item E, html unescaped. */
  readonly text: string | null;
  /** Item F alone. */
  readonly lower: Height | null;
  /** Item G alone. */
  readonly upper: Height | null;
  /** Where the hazard is. Points of routes that flights are sent on are none, nor are points that lie in an area of the same text. */
  readonly areas: readonly Area[];
  readonly contacts: readonly Contact[];
  readonly rating: Rating;
  /** The stretches of the source that belong to no field, in order. */
  readonly unread: readonly Span[];
  readonly problems: readonly Problem[];
}

export type NotamKind = 'new' | 'replace' | 'cancel';

/** Item Q, the qualifier line. Each part may be missing on its own. */
export interface Qualifier {
  readonly fir: string | null;
  /** All five letters, `QWULW`. */
  readonly code: string | null;
  /** Second and third letters, `WU`. */
  readonly subject: string | null;
  /** Fourth and fifth letters, `LW`. */
  readonly condition: string | null;
  readonly traffic: readonly ('I' | 'V' | 'K')[];
  readonly purpose: readonly ('N' | 'B' | 'O' | 'M' | 'K')[];
  readonly scope: readonly ('A' | 'E' | 'W' | 'K')[];
  /** Hundreds of feet; 0 is the surface. */
  readonly lowerFl: number | null;
  /** Hundreds of feet; 999 is unlimited. */
  readonly upperFl: number | null;
  readonly centre: Position | null;
  readonly radiusNm: number | null;
}

/** Hours of activity, of item D or written in item E. */
export interface Schedule {
  readonly text: string;
  /** Clipped to items B and C; null: no position or bound makes hours of it. */
  readonly intervals: readonly UtcInterval[] | null;
  readonly status: 'complete' | 'partial' | 'unknown';
  /** The hours go on after this moment; up to it all are listed. Null: all are listed. */
  readonly listedUntil: UtcInstant | null;
}

/**
 * Where the shape of an area comes from: item E, the Q line's filter circle alone, or item E with the position of an aerodrome
 * that it names (`WI 5NM OF ENGM AD`).
 */
export type AreaSource = 'text' | 'qualifier' | 'aerodrome';

/** `excluded`: item E takes it out of the area, or speaks of what lies outside it. It is no hazard. */
export type AreaRole = 'hazard' | 'excluded';

export type Area = {
  readonly source: AreaSource;
  readonly role: AreaRole;
  /** False: a corner, an arc or a side of it is not known, or its bearings may not be true; a problem tells why. */
  readonly complete: boolean;
  readonly lower: Height | null;
  readonly upper: Height | null;
} & AreaShape;

export type AreaShape =
  | { readonly type: 'circle'; readonly centre: Position; readonly radiusNm: number }
  | { readonly type: 'polygon'; readonly points: readonly Position[] }
  | { readonly type: 'corridor'; readonly path: readonly Position[]; readonly widthNm: number }
  | ({ readonly type: 'sector' } & SectorShape)
  | { readonly type: 'point'; readonly position: Position };

/** The piece of a circle from one bearing clockwise to another, as seen from its centre; true degrees from 0 to below 360. */
export interface SectorShape {
  readonly centre: Position;
  readonly radiusNm: number;
  readonly fromDeg: number;
  readonly toDeg: number;
}

export type ContactType = 'phone' | 'email' | 'frequency' | 'callsign' | 'unit';

/**
 * What a contact is for, as item E says. `unserviceable` and `replaced` are told because the text is about them: nobody can be
 * reached there.
 */
export type ContactRole =
  | 'permission'
  | 'information'
  | 'hours'
  | 'emergency'
  | 'unserviceable'
  | 'replaced'
  | 'new';

export interface Contact {
  readonly type: ContactType;
  readonly value: string;
  /** Null: the text does not say what it is for. */
  readonly role: ContactRole | null;
}

/** Names a place in {@link NotamFacts}, with an index for the members of a list: `areas.0`, `contacts.2`. */
export type FactPath =
  | 'id'
  | 'kind'
  | 'refersTo'
  | 'qualifier'
  | `qualifier.${keyof Qualifier}`
  | 'locations'
  | 'validFrom'
  | 'validTo'
  | 'schedule'
  | 'textSchedule'
  | 'text'
  | 'lower'
  | 'upper'
  | `areas.${number}`
  | `contacts.${number}`;

/** One NOTAM found in a text. All spans, those of problems and reasons too, are offsets into `source`. */
export interface DecodedNotam {
  /** The telegram exactly as it stood in the pasted text. */
  readonly source: string;
  /** Where `source` begins in the pasted text. */
  readonly offset: number;
  readonly facts: NotamFacts;
  /** Item D statement by statement, to be said in words; `spans` are offsets into its text. Empty without item D. */
  readonly scheduleClauses: readonly ScheduleClause[];
  /** Where each fact was read. */
  readonly spans: Readonly<Partial<Record<FactPath, Span>>>;
}
