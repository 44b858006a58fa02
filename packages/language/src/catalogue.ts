import type {
  ActivityCode,
  AuthorityCode,
  CauseCode,
  PhraseCode,
  ReferenceCode,
  SimpleAdjunct,
  StateCode,
  SurfaceCover,
  FacilityCode,
  WhollyInside,
  AirspaceKind,
  ConditionCode,
  ContactRole,
  ContactType,
  GlossaryKey,
  HarmlessSubject,
  NotamProblemCode,
  RatingLevel,
  SubjectCode,
  HourNote,
  MeasureCode,
  MinimaFigure,
  MilitaryArea,
  MilitaryHours,
  OverflownCode,
  FigureCode,
  SpeciesCode,
  RelationCode,
  RuleCode,
  AerodromeFeatureCode,
  UserCode,
} from '@klarnotam/notam';
import type { HazardWording } from './explain/hazard-wording.ts';
import type { Messages } from './messages.ts';
import type { KnownPair } from './pairs.ts';
import type { LocaleSettings } from './locale-settings.ts';

/** A subject of the NOTAM code in one language. */
export interface Noun {
  /** As it begins a sentence: `A runway`. */
  readonly subject: string;
  /** As it stands alone: `runway`. */
  readonly label: string;
  /** The form that words which agree with it take; each language names its own: `plural`, `neuter`. */
  readonly form: string;
}

/** A condition of the NOTAM code in one language. */
export interface Condition {
  /** ICU message of `subject` and `form`: `{subject} {form, select, plural {are} other {is}} closed.` */
  readonly sentence: string;
  /** As it stands alone: `closed`. */
  readonly label: string;
}

/** A level of drone impact in one language. */
export interface Level {
  /** The heading of the result: `Caution Required`. */
  readonly heading: string;
  /** What the level means, without a full stop. */
  readonly meaning: string;
}

/** A hazard in one language: what it is, as a noun phrase, and what to mind, as a sentence. */
export interface HazardWords {
  readonly noun: string;
  readonly advice: string;
}

/** Fields that a problem may name. */
export interface FieldLabels {
  readonly id: string;
  readonly kind: string;
  readonly refersTo: string;
  readonly qualifier: string;
  readonly locations: string;
  readonly validFrom: string;
  readonly validTo: string;
  readonly schedule: string;
  readonly text: string;
  readonly lower: string;
  readonly upper: string;
  readonly areas: string;
  readonly contacts: string;
  readonly other: string;
}

/** What somebody who can be reached is for. */
export type ReachableRole = Exclude<ContactRole, 'unserviceable' | 'replaced'> | 'emergencyServices';

/** A facility of item E in one language. */
export interface FacilityWords {
  /** As it begins a sentence, with its `{name}`: `Runway {name}`. */
  readonly named: string;
  /** The same without a name: `The runway`. */
  readonly unnamed: string;
  readonly form: string;
}

/** A place of an aerodrome that another is told by, as it stands alone: `taxiway {name}`, `the taxiway`. */
export interface AerodromeFeatureWords {
  readonly named: string;
  readonly unnamed: string;
}

/** Things that stand in numbers. */
export type CountedThing =
  | 'cranes'
  | 'mobileCranes'
  | 'towerCranes'
  | 'masts'
  | 'windTurbines'
  | 'windTurbinesInConstruction'
  | 'obstacles';

/**
 * Sentences of what goes on, without a full stop: ICU messages of `activity`, uncapitalised, its `adjuncts` and `form`. `things`: what stands
 * somewhere; `own`: activities that have a verb.
 */
export interface ActivitySentences {
  readonly others: string;
  /**
   * Several that go on at one place: each of them as the list has it, and the sentence. `form` of the sentence is that of all, or `mixed`.
   */
  readonly several: { readonly item: string; readonly sentence: string };
  readonly things: string;
  /** What has been put up; `things` where that speaks of what is there. */
  readonly standing?: string;
  readonly own: Partial<Readonly<Record<ActivityCode, string>>>;
  /** The form of activities that is not `other`. */
  readonly forms: Partial<Readonly<Record<ActivityCode, string>>>;
}

/**
 * What clauses of item E are made of, in one language. `form` is that of the facility, `plural` where several facilities share
 * a state. Adjuncts are joined behind the statement as they are, so each begins with its blank or comma; an adjunct that
 * begins with `<` stands before the statement instead, for languages whose verb comes last.
 */
export interface ClauseWords {
  /**
   * For languages whose plurals keep a gender: the plural of each form, and the one for facilities of several genders.
   * Without it several facilities take the form `plural`.
   */
  readonly several?: { readonly plurals: Readonly<Record<string, string>>; readonly mixed: string };
  readonly facilities: Readonly<Record<FacilityCode, FacilityWords>>;
  /** Facilities of a runway: an `aid`, an approach by one, and that of the `categories` of aircraft. As they begin a sentence. */
  readonly aids: Readonly<Record<'onRunway' | 'approach' | 'approachToRunway' | 'ofCategories', string>>;
  /** ICU messages of `subject` and `form`, without a full stop. */
  readonly states: Readonly<Record<StateCode, string>>;
  /** Noun phrases: what a headline and a sentence of the notice begin with. */
  readonly activities: Readonly<Record<ActivityCode, string>>;
  /** Things whose number is known, ICU messages of `count`, two or more; as {@link activities}. */
  readonly counted: Readonly<Record<CountedThing, string>>;
  /** How what goes on is told as a sentence. */
  readonly activitySentences: ActivitySentences;
  readonly causes: Readonly<Record<CauseCode, string>>;
  /** Whom a restriction is for, as a list has them: `helicopters`, `aircraft with a wingspan over {value}`. */
  readonly users: Readonly<Record<UserCode, string>>;
  readonly aerodromeFeatures: Readonly<Record<AerodromeFeatureCode, AerodromeFeatureWords>>;
  /** Adjuncts with their `place`, a list of aerodrome features or names: ` north of {place}`. */
  readonly relations: Readonly<Record<RelationCode, string>>;
  /** Names of figures: `take-off run available (TORA)`. */
  readonly measures: Readonly<Record<MeasureCode, string>>;
  /** What stands in brackets behind hours: `prior permission required`. */
  readonly hourNotes: Readonly<Record<HourNote, string>>;
  /** Sentences with the `value` of the reference. */
  readonly references: Readonly<Record<ReferenceCode, string>>;
  /** Sentences with their `value` and `second`. */
  readonly phrases: Readonly<Record<PhraseCode, string>>;
  /** ` wholly inside the danger area`. */
  readonly wholly: Readonly<Record<WhollyInside, string>>;
  /** Areas of the military low flying system, of `name` or numbers, as they follow `in`; `form` is `several` of several numbers. */
  readonly militaryAreas: Readonly<Record<MilitaryArea['kind'], string>>;
  /** Joined to the name of such an area. */
  readonly militaryHours: Readonly<Record<MilitaryHours, string>>;
  /** Behind several things without a number; left out where the plural says it. */
  readonly severalOfThem?: string;
  /** An adjunct of `areas`, a list of those. */
  readonly inMilitaryAreas: string;
  /** How far from a place: `distance`, `place` as {@link aerodromeFeatures} has it, `bearing`. */
  readonly bearings: Readonly<
    Record<'distanceFrom' | 'distanceAndBearingFrom' | 'magnetic' | 'true' | 'unstated', string>
  >;
  /** Behind a corridor: the circles of `radius` about the points of its line. */
  readonly aroundPoints: string;
  /** Joined to the statement as they are, so each begins with its blank or comma. */
  readonly simple: Readonly<Record<SimpleAdjunct, string>>;
  /** Adjuncts of a `value`, joined as they are: ` ({value}%)`. */
  readonly figures: Readonly<Record<FigureCode, string>>;
  /** Animals as a list in brackets has them: `gulls`. */
  readonly species: Readonly<Record<SpeciesCode, string>>;
}

/** Rows of reports and charts in one language: ICU messages of their own arguments, in small letters and without a full stop. */
export interface RowWords {
  /** What lies on a surface. */
  readonly covers: Readonly<Record<SurfaceCover, string>>;
  /**
   * `share` and `deep`: how much of the surface a `cover` lies on and how deep; `each` and `thirds`: what lies on the thirds of a runway;
   * `observed`: `when`.
   */
  readonly surface: Readonly<
    Record<'share' | 'deep' | 'onTopOf' | 'codes' | 'each' | 'thirds' | 'observed', string>
  >;
  /** A depth of `value` inches is `mm` millimetres. */
  readonly inches: string;
  /** The friction index of a runway: its `values`, at `celsius` degrees. */
  readonly friction: Readonly<Record<'index' | 'temperature' | 'notReported', string>>;
  /** `when` the report holds, the next follows, the surface is to be clear. */
  readonly times: Readonly<Record<'valid' | 'nextObservation' | 'clearedBy', string>>;
  /** Figures of the minima of an approach by their `value`. */
  readonly minima: Readonly<Record<MinimaFigure['measure'], string>>;
  /** `figures` for some `categories` of aircraft, `form` is `one` of a single one, or for all. */
  readonly categories: Readonly<Record<'some' | 'all', string>>;
  readonly circling: string;
  /** `value` statute miles are `km` kilometres. */
  readonly miles: string;
}

/** What traffic may or must do, in one language. */
export interface RuleWords {
  /** Statements without a full stop, of all traffic and of `users`; `from` is empty, or names who permits. */
  readonly rules: Readonly<Record<RuleCode, { readonly all: string; readonly some: string }>>;
  /** An aerodrome by its location indicator `name`, as it stands in `mustNotOverfly` and `shouldNotOverfly` for `object`. */
  readonly overflownPlace: string;
  /** What pilots are asked or ordered not to fly over, as it stands there for `object`. */
  readonly overflown: Readonly<Record<OverflownCode, string>>;
  /** Joins who permits to the word for the permission: ` {authority}`. */
  readonly from: string;
  /** ICU messages of `name`; `form` is `none` where the telegram has no name: `from the police`. */
  readonly authorities: Readonly<Record<AuthorityCode, string>>;
  /** Whom to ask for a permission, a sentence of `value` and `unit`. */
  readonly askPermission: string;
  readonly askPermissionUnit: string;
  /** Adjuncts, joined like those of {@link ClauseWords}. */
  readonly unlessPermitted: string;
  /** The authority may fly itself, too. */
  readonly unlessOperatedOrPermitted: string;
  readonly including: string;
}

/**
 * All the words of one language. A language is complete when it satisfies this type and the tests beside it; nothing
 * else in the product knows a word.
 */
export interface Catalogue extends LocaleSettings {
  readonly messages: Messages;
  readonly subjects: Readonly<Record<SubjectCode, Noun>>;
  readonly conditions: Readonly<Record<ConditionCode, Condition>>;
  /** Whole sentences for pairs of subject and condition that deserve better than the two joined. */
  readonly pairs: Readonly<Record<KnownPair, string>>;
  readonly levels: Readonly<Record<RatingLevel, Level>>;
  readonly hazards: Readonly<Record<HazardWording, HazardWords>>;
  readonly airspaces: Readonly<Record<AirspaceKind, Noun>>;
  /** One sentence each: why the subject does not matter to a drone. */
  readonly harmless: Readonly<Record<HarmlessSubject, string>>;
  readonly contacts: Readonly<Record<ContactType, string>>;
  /** What a contact is for, behind its kind; those where nobody can be reached are no contacts. */
  readonly contactRoles: Readonly<Record<ReachableRole, string>>;
  readonly fields: FieldLabels;
  /** What went wrong, one sentence for each problem code of the decoder. */
  readonly problems: Readonly<Record<NotamProblemCode, string>>;
  /** Abbreviations and terms of item E, written out. */
  readonly glossary: Readonly<Record<GlossaryKey, string>>;
  readonly clauses: ClauseWords;
  readonly rules: RuleWords;
  readonly rows: RowWords;
}
