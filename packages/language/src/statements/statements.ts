import type { Height, Span, UtcInstant, UtcInterval } from '@klarnotam/aviation';
import type { AirspaceKind, Area, Clause, FacilityCode, Reason, ScheduleClause } from '@klarnotam/notam';
import type { HazardWording } from '../explain/hazard-wording.ts';

/**
 * What a notice says, free of any language: each fact once, in the order in which a briefer says it. Catalogues only put it
 * into words; what is said, left out, joined or quoted is decided when this value is composed. Spans are offsets into the telegram.
 */
export interface Statements {
  /** What heads all else. */
  readonly headline: HeadlineStatement;
  /** Another NOTAM that this one takes the place of, or ends. */
  readonly relation: RelationStatement | null;
  /** What happens and what the text asks, in the order of item E. */
  readonly events: readonly EventStatement[];
  readonly period: PeriodStatement;
  readonly place: PlaceStatement;
  /** Item E areas, each group with its own heights; then what is taken out of them. */
  readonly areas: readonly AreaStatement[];
  readonly limits: LimitsStatement | null;
  /** Whom to ask, as item E says. */
  readonly contacts: readonly ClauseStatement[];
  /** Other documents. */
  readonly references: readonly ClauseStatement[];
  /** Some of item E is quoted, so that nothing may be said of the notice as a whole. */
  readonly isQuoted: boolean;
}

/** What the notice is about, said as a noun phrase. */
export type HeadlineStatement =
  /** What item E tells: the thing or the state, and for how many or whom; where and how high stand beside it. */
  | {
      readonly type: 'event';
      readonly clause: Clause;
      readonly place: string | null;
      /** In brackets behind it, where it is not known to be a place. */
      readonly name: string | null;
      readonly height: Height | null;
    }
  /** The areas of a table. `areAll`: all of the text is read. */
  | {
      readonly type: 'areas';
      readonly names: readonly string[];
      /** What they are called together: `WEST WALES`. */
      readonly group: string | null;
      readonly areDanger: boolean;
      readonly areAll: boolean;
    }
  | { readonly type: 'hazards'; readonly hazards: readonly HazardWording[] }
  /** The reason of the rating is the news. */
  | { readonly type: 'reason'; readonly reason: Reason }
  /** A sentence that is the news. */
  | { readonly type: 'phrase'; readonly clause: Clause }
  /** An airspace of which the text, which is not read, tells hours: whether it is active then, nobody can say. */
  | { readonly type: 'airspace'; readonly airspace: AirspaceKind; readonly name: string | null }
  /** Of what the text speaks, where its code names nothing. */
  | { readonly type: 'subject'; readonly facility: FacilityCode }
  /**
   * What the code of the Q line sorts it under. `isQuoted`: some of the text is not read; `hasNews`: its condition tells something;
   * `isTopicOnly`: it tells what the text is about, and the text alone what is the matter.
   */
  | {
      readonly type: 'code';
      readonly isQuoted: boolean;
      readonly hasNews: boolean;
      readonly isTopicOnly: boolean;
    }
  | { readonly type: 'level' };

export interface RelationStatement {
  readonly type: 'replaces' | 'cancels';
  readonly id: string;
  readonly refersTo: string | null;
  readonly span: Span | null;
}

/** A clause of item E, without what other statements say, and what stood in it that no rule reads. */
export interface ClauseStatement {
  readonly type: 'clause';
  readonly clause: Clause;
  readonly quotes: readonly string[];
  readonly span: Span;
}

/** A part of item E as printed. */
export interface QuoteStatement {
  readonly type: 'quote';
  readonly text: string;
  readonly span: Span;
}

export type EventStatement =
  | ClauseStatement
  /** What no rule reads, at its place: it may turn or bound what stands before it (`EXC POLICE`). */
  | QuoteStatement
  /** China’s authority reports aerospace activity that may endanger aircraft: by which numbers, and what the area is called. */
  | {
      readonly type: 'reportedAerospace';
      readonly ids: readonly string[];
      readonly area: string | null;
      readonly span: Span;
    }
  /** The NOTAM code of the Q line: item E is read and says nothing of the kind. */
  | { readonly type: 'code'; readonly span: Span | null }
  | { readonly type: 'noText' };

/** When: items B, C and D, or the hours of item E where there is no item D. */
export interface PeriodStatement {
  readonly from: UtcInstant | null;
  readonly to: UtcInstant | null;
  /** `open`: a cancellation, which ends nothing later. */
  readonly end: 'fixed' | 'estimated' | 'permanent' | 'open' | 'unread';
  readonly span: Span | null;
  readonly hours: HoursStatement | null;
  /** Hours of item E that nobody could work out and nothing else says, as printed: the text does not tell whose they are. */
  readonly unreadHours: readonly QuoteStatement[];
  /** Such hours stand among what is quoted. */
  readonly hasQuotedHours: boolean;
}

export interface HoursStatement {
  /**
   * `words`: too many periods to name, so they are said as item D says them; `printed`: too many different ones for that too. A list that was
   * read in part is unread: what is left of it would stand before the rest.
   */
  readonly type: 'days' | 'words' | 'printed' | 'never' | 'unread' | 'unbounded';
  readonly groups: readonly DayGroup[];
  readonly words: readonly ScheduleClause[];
  /** As printed, for what could not be read whole. */
  readonly printed: string;
  readonly listedUntil: UtcInstant | null;
  /** The hours begin and end on the days of the period, so that it need not be said. */
  readonly fillsPeriod: boolean;
  readonly span: Span | null;
}

/** The same hours on some days. */
export interface DayGroup {
  readonly days: readonly DayRun[];
  /** By their clock times; empty where a period is longer than a day and stands as it is in `days`. */
  readonly hours: readonly UtcInterval[];
}

/** Consecutive days; a period longer than a day is one with its ends. */
export interface DayRun {
  readonly first: UtcInterval;
  readonly last: UtcInterval;
  readonly days: number;
}

export interface PlaceStatement {
  /** Location indicators as printed; those that stand for no place (`EDXX`) are none. */
  readonly codes: readonly string[];
  readonly kind: 'aerodrome' | 'region' | 'other';
  /** Names that stand alone in item E: `(ENGLISH CHANNEL)`. */
  readonly names: readonly string[];
  /** Names that events have: `FIREWORKS (ASHFORD)`; the events say them. */
  readonly namesInEvents: readonly string[];
  readonly span: Span | null;
  /** Item E tells where it is: the aerodrome of item A is the one that it is filed for, often the nearest only. */
  readonly isElsewhere: boolean;
  /** Events name an airspace, which tells more than the region in which it lies. */
  readonly isNamedInEvents: boolean;
  /** Item E gives no area: the Q line alone points somewhere. `borders`: an airspace whose borders stand elsewhere. */
  readonly withoutArea: {
    readonly type: 'borders' | 'search';
    readonly area: Area;
    readonly span: Span | null;
  } | null;
}

/** Areas with the same heights. */
export interface AreaStatement {
  readonly areas: readonly NamedArea[];
  /** Where they are not those of items F and G, and nothing else says them. */
  readonly lower: Height | null;
  readonly upper: Height | null;
  readonly excluded: boolean;
}

export interface NamedArea {
  readonly area: Area;
  /** What stands beside its positions, as printed. */
  readonly name: string | null;
  /** Of a polygon, as many as are printed; null where points of it have names alone, so that nobody can count them. */
  readonly corners: number | null;
  /** Not all of its sides are straight. */
  readonly hasArc: boolean;
  /** Its sign in the telegram, else its place among them, where several areas without names are told apart; null: one alone. */
  readonly sign: string | null;
  readonly span: Span | null;
}

export interface LimitsStatement {
  readonly lower: Height | null;
  readonly upper: Height | null;
  readonly span: Span | null;
}
