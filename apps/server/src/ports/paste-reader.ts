import type { Template } from '@klarnotam/ai-clauses';
import type { Span, UtcInstant } from '@klarnotam/aviation';
import type { FoundNotices, NotamNotice, WeatherReport } from '@klarnotam/contract';
import type { LanguageCode } from '@klarnotam/language';
import type { Flight, FlightGround } from '@klarnotam/notam';
import type { AreaWarning, DroneProfile } from '@klarnotam/weather';

/** What was decoded, packed for the step that words it; nobody else looks into it. */
export type PackedPaste = Uint8Array;

/** What a pasted text holds. */
export interface PasteFound {
  /** How many NOTAMs, or reports. */
  readonly count: number;
  /** How many are no exact double of one before. */
  readonly distinct: number;
  /** The characters of the longest of them. */
  readonly longest: number;
  /** What the text is instead; null: it holds what was looked for, or nobody knows. */
  readonly recognisedAs: 'notam' | 'metar' | 'taf' | 'sigmet' | 'airmet' | null;
  /** The SIGMETs and AIRMETs of a text that holds no report. */
  readonly areaWarnings?: readonly AreaWarning[];
  /** Empty where there are more than one answer may hold. */
  readonly packed: PackedPaste;
}

export interface NotamPaste {
  readonly text: string;
  /** From then on permanent NOTAMs are laid out. */
  readonly now: UtcInstant;
}

/** Where a sentence of ours stands in a notice. */
export type PlaceInNotice = 'translation' | 'explanation' | 'summary' | 'reason';

/** A notice taken apart for a language model: what may be sent of it has no figure, name or place. */
export interface DraftedNotice {
  /** The telegram as it was pasted. */
  readonly source: string;
  /** Our sentences as they stand in the notice, in order; without a template one stays as it is. */
  readonly sentences: readonly {
    readonly place: PlaceInNotice;
    readonly index: number;
    readonly text: string;
    readonly template: Template | null;
  }[];
  /** Clauses of item E that no rule reads and that may be sent, their slots as the language writes them. */
  readonly clauses: readonly { readonly span: Span; readonly template: Template }[];
}

export interface BriefingPaste {
  readonly text: string;
  /** When it was pasted: dates the reports, and from then on permanent NOTAMs are laid out, or from before the flight. */
  readonly now: UtcInstant;
  /** What the notices are judged for; null: they are not. */
  readonly flight: Flight | null;
  readonly ground: FlightGround | null;
  /** What reports that are chosen are held against. */
  readonly profile: DroneProfile;
  /** What is to be worded. */
  readonly chosen: ChosenOfBriefing;
}

/** Indexes of notices and reports in the order of the text. */
export interface ChosenOfBriefing {
  readonly notices: readonly number[];
  readonly reports: readonly number[];
}

/** @typeParam Found the list, or what a step writes of it */
export interface BriefingFound<Found = FoundNotices> {
  /** Of NOTAMs and of reports; where there are more of one than a list may hold, nothing was decoded. */
  readonly noticeCount: number;
  readonly reportCount: number;
  readonly found: Found;
  /** What was chosen without doubles, the notices worst first, each list as it is packed. */
  readonly chosen: ChosenOfBriefing;
  readonly packedNotams: PackedPaste;
  readonly packedReports: PackedPaste;
}

export interface ReportPaste {
  readonly text: string;
  /** Dates the reports. */
  readonly now: UtcInstant;
  /** What they are held against. */
  readonly profile: DroneProfile;
}

/** Who has the turn reads with it, one step after the other, within one allowance of processor time. */
export interface PasteTurn {
  /** Finds, decodes and rates the NOTAMs of a text, worst first. */
  decodeNotams(paste: NotamPaste): Promise<PasteFound>;
  wordNotams(packed: PackedPaste, language: LanguageCode): Promise<readonly NotamNotice[]>;
  /** Both in one step; nothing is left packed. */
  translateNotams(paste: NotamPaste, language: LanguageCode): Promise<Translated<readonly NotamNotice[]>>;
  /** Finds and decodes the NOTAMs of a text, and takes apart for a language model what is said of them, worst first. */
  draftNotams(paste: NotamPaste, language: LanguageCode): Promise<readonly DraftedNotice[]>;
  /** Finds the NOTAMs and reports of a text, in its order, and judges them for a flight, without wording them. */
  readBriefing(paste: BriefingPaste): Promise<BriefingFound>;
  /** Finds and decodes the reports of a text, in its order. */
  decodeReports(paste: ReportPaste): Promise<PasteFound>;
  wordReports(packed: PackedPaste, language: LanguageCode): Promise<readonly WeatherReport[]>;
  /** Both in one step; nothing is left packed. */
  translateReports(paste: ReportPaste, language: LanguageCode): Promise<Translated<readonly WeatherReport[]>>;
}

/** Reads and words what users paste: all that takes processor time in proportion to what was sent. */
export interface PasteReader {
  /**
   * Does `work` when it is this user's turn: one at a time for each user, in the order of the calls.
   *
   * @throws {Failure} `unavailable` when too many wait, `tooLarge` when reading takes too long or the answer would be too large;
   *   and what `work` throws
   */
  inTurn<T>(userId: string, work: (turn: PasteTurn) => Promise<T>): Promise<T>;
}

/**
 * What a text holds and says.
 *
 * @typeParam Items the notices or reports, or what a step writes of them
 */
export interface Translated<Items> {
  readonly found: PasteFound;
  /** Empty where nothing, or more than one answer may hold, was found. */
  readonly items: Items;
}

/** A step that finds and words: its items as JSON; null: more than an answer may hold. */
export type TranslatePaste<Paste> = (input: {
  readonly paste: Paste;
  readonly language: LanguageCode;
}) => Promise<Translated<string | null>>;

/** A step that words: its answer as JSON; null: more than an answer may hold. */
export type WordPaste = (input: {
  readonly packed: PackedPaste;
  readonly language: LanguageCode;
}) => Promise<string | null>;

/** A step that takes apart. */
export type DraftPaste = (input: {
  readonly paste: NotamPaste;
  readonly language: LanguageCode;
}) => Promise<readonly DraftedNotice[]>;

/** A step that finds: its list as JSON; null: more than an answer may hold. */
export type ReadBriefing = (
  paste: BriefingPaste,
) => BriefingFound<string | null> | Promise<BriefingFound<string | null>>;

/** The steps themselves, each of what it is given alone: a reader runs them, here or on another thread. */
export interface PasteTasks {
  readonly decodeNotams: (paste: NotamPaste) => PasteFound | Promise<PasteFound>;
  readonly wordNotams: WordPaste;
  readonly translateNotams: TranslatePaste<NotamPaste>;
  readonly draftNotams: DraftPaste;
  readonly readBriefing: ReadBriefing;
  readonly decodeReports: (paste: ReportPaste) => PasteFound | Promise<PasteFound>;
  readonly wordReports: WordPaste;
  readonly translateReports: TranslatePaste<ReportPaste>;
}
