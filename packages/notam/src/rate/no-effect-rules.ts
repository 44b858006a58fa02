import { findNamedAirspace } from './airspace.ts';
import { findDeactivation } from './deactivation.ts';
import {
  findNoEffectSubject,
  findSubjectWords,
  noEffectSubjectOf,
  openingSubject,
} from './no-effect-subjects.ts';
import { isAboutDocuments } from './sentences/documents.ts';
import { isAboutThings, sparesReader, speaksOfThings } from './sentences/demands.ts';
import { isHighAbove } from './sentences/high-above.ts';
import { readSentences, type Sentence } from './sentences/read-sentences.ts';
import { findHazard } from './find-hazard.ts';
import { findPublicationChange, isActivatedElsewhere } from './no-content.ts';
import { findOtherOperators } from './other-operators.ts';
import { phrase } from '../search/phrase.ts';
import type { HarmlessSubject, Hazard, Rating, Reason } from './reason.ts';
import type { RatingInput } from './rating-input.ts';
import { rated } from './rule.ts';
import { findPhrase } from '../search/find-phrase.ts';
import { reachReasons } from './vertical-reach.ts';

/** Hazards that a rule for other operators names because they have to spare them: `MIL ACFT SHALL AVOID BREEDING BIRDS`. */
const NO_DANGER_TO_ALL: readonly Hazard[] = ['birds', 'aerialWork', 'trafficConcentration'];

/** Areas that bind everybody, whatever is said to military aircraft beside it. */
const AREA_SUBJECTS: readonly (string | null)[] = ['RA', 'RD', 'RP', 'RR', 'RT'];

/** Rules for manned or military aircraft, or for the operators of some State alone. */
export function rateOtherOperators(subject: RatingInput): Rating | null {
  const { facts, text, family } = subject;
  if (family === 'aerodrome' || family === 'warning') return null;
  const others = findOtherOperators(text);
  if (others === null) return null;
  const area = AREA_SUBJECTS.includes(facts.qualifier?.subject ?? null);
  if (area && (others.subject === 'militaryOnly' || findNamedAirspace(text) !== null)) return null;
  const reason: Reason = { code: 'noEffect', subject: others.subject, span: others.found.span };
  const hazard = findHazard(text, ({ from, to }) => to <= others.found.from || from >= others.found.to);
  if (hazard === null || NO_DANGER_TO_ALL.includes(hazard.hazard)) return rated('allowed', reason);
  if (others.subject === 'someOperatorsOnly' && !others.hazardToAll) return rated('allowed', reason);
  return rated(
    'caution',
    { code: 'hazard', hazard: hazard.hazard, span: hazard.found?.span ?? null },
    reason,
  );
}

/** An area or zone is switched off. */
export function rateDeactivation({ facts, text, family }: RatingInput): Rating | null {
  if (family !== 'airspace' && family !== 'zone') return null;
  const deactivated = findDeactivation(facts.qualifier, text);
  return deactivated === null ? null : rated('allowed', { code: 'deactivated', span: deactivated.span });
}

/** A trigger whose area another NOTAM will activate has no effect of its own yet. */
export function rateAnnouncement({ text, trigger }: RatingInput): Rating | null {
  if (!trigger || !isActivatedElsewhere(text)) return null;
  return rated('information', { code: 'triggerWithoutEffect', span: null });
}

const STATED_EFFECT = phrase(
  String.raw`(?:CLSD|CLOSED|CLOSURE|NOT AVBL|NOT AVAILABLE|UNAVAILABLE|WITHDRAWN|CHANGED|U\/S|CONSTRUCTION|WORKS?|WIP|WORK IN PROGRESS|RESTRICTIONS?|LIMITED|DISPLACED|REMOVED|INSTALLED|RENAMED|REDUCED|RECONSTRUCTION)`,
);

/** A trigger is rated by the harmless effect that it states, else it only informs. */
export function rateTrigger({ facts, text, trigger, family }: RatingInput): Rating | null {
  if (!trigger) return null;
  const subject = noEffectSubjectOf(facts.qualifier?.subject ?? null, null);
  const effect = family === 'aerodrome' ? findPhrase(text, STATED_EFFECT) : null;
  if (subject === null || effect === null)
    return rated('information', { code: 'triggerWithoutEffect', span: null });
  return rated('allowed', { code: 'noEffect', subject, span: effect.span });
}

const FLOW_SUBJECTS: readonly HarmlessSubject[] = [
  'route',
  'flightPlanning',
  'airTrafficService',
  'communication',
  'procedure',
  'mannedOnly',
];

const PUBLICATION_FIRST = /^(?:CORRECTION|CURRENT|LATEST|AMEND|ERRATUM|UK MIL AIP|REF AIP|REFERENCE AIP)/;
const SERVICE_ONLY = phrase(
  String.raw`ATMOSPHERIC PRESSURE|TRANSITION (?:LEVEL|ALT)|(?:ATS|ATC|SERVICES?|RADAR) (?:IS |ARE )?(?:NOT AVBL|NOT AVAILABLE|UNAVAILABLE)|CONTROLLING AUTHORITY REVERTS`,
);

/** Nothing but where something about drones is written or who is to be rung up for it. */
export function rateDocuments({ facts, text, family }: RatingInput): Rating | null {
  if (facts.qualifier?.subject?.startsWith('R')) return null;
  const sentences = readSentences(text);
  if (family === 'warning' || !sentences.some(({ namesDrones }) => namesDrones)) return null;
  const told = sentences.filter((each) => each.namesDrones || DEMANDS.test(each.shape));
  return told.every(isAboutDocuments)
    ? rated('information', { code: 'publicationChange', span: null })
    : null;
}
const DEMANDS = /[BSXKMCQ]|[NJ].*[PFYZ]/;

/** Nothing is said of the air, and nothing to those who fly: `DOGS SHALL BE KEPT ON A LEASH IN THE TERMINAL`. */
export function rateGroundOnly({ text, family, hazard }: RatingInput): Rating | null {
  if (family !== 'other' || hazard !== null) return null;
  const sentences = readSentences(text);
  const shapes = sentences.filter((each) => !isOfNoFlight(each)).map(shapeOfSubject);
  if (shapes.length === sentences.length && !shapes.some((shape) => /[GO]/.test(shape))) return null;
  // `THE VALLEY FOR HELICOPTERS ALONE`
  if (shapes.some((shape) => shape.includes('C') && !shape.includes('G'))) return null;
  if (shapes.some((shape) => /[DEZY]/.test(shape) || (/[FBSKa]/.test(shape) && !shape.includes('G'))))
    return null;
  return rated('allowed', { code: 'noEffect', subject: 'other', span: null });
}

const BESIDE: ReadonlySet<string> = new Set(
  'NEAR OVER ABOVE AROUND VCY VICINITY ACROSS BEHIND OUTSIDE BESIDE'.split(' '),
);

/** The classes, in which a thing that only says where something else is counts as a place: `FLYING NEAR THE FUEL DEPOT`. */
function shapeOfSubject({ tokens }: Sentence): string {
  let isBeside = false;
  return tokens
    .map(({ letter, word }) => {
      if (BESIDE.has(word)) isBeside = true;
      else if (!/[ckuhG]/.test(letter) && word !== 'OF') isBeside = false;
      return letter === 'G' && isBeside ? 'w' : letter;
    })
    .join('');
}

/** Others whose areas bind everybody all the same. */
const WITH_AREAS_FOR_ALL = /\b(?:MIL|MILITARY|STATE|NATO|OAT|GAT)\b/;

/** What is told to others by name. */
function tellsOthers({ shape }: Sentence): boolean {
  // Behind a comma an order is said to whoever reads it: `HELICOPTER LIFTING, KEEP AWAY`.
  return shape.includes('O') && !/[DE]|A[kc]?F|C|[,:]K|^[^BNMSK]*$/.test(shape);
}

/** Of things on the ground, aboard or on paper, or of heights far above. */
function isOfNoFlight(sentence: Sentence): boolean {
  return isHighAbove(sentence) || speaksOfThings(sentence) || isAboutThings(sentence);
}

/** What is told in words is told to others alone, by name: `AIRLINE CREWS MUST REPORT TO DESK B`. */
export function rateNamedOthers({ text, family }: RatingInput): Rating | null {
  if (family !== 'other' && family !== 'airspace') return null;
  const told = readSentences(text).filter(
    ({ shape }) => /[BSXKMNCQDZ]/.test(shape) && !/^A.{0,3}e$/.test(shape),
  );
  const [first] = told;
  if (first === undefined || !told.every((each) => sparesReader(each, null) || tellsOthers(each)))
    return null;
  if (told.every(isOfNoFlight)) return null;
  if (findHazard(text, ({ from }) => !told.some((each) => each.from <= from && from < each.to)) !== null)
    return null;
  if (family === 'airspace' && (WITH_AREAS_FOR_ALL.test(text.words) || !/B|N.{0,4}[PYZ]/.test(first.shape)))
    return null;
  if (findNamedAirspace(text) !== null) return null;
  return rated('allowed', { code: 'noEffect', subject: 'someOperatorsOnly', span: first.span });
}

/** `CTR CLOSED FOR VFR` under the code of an aerodrome. */
function closesAirspace({ words }: Sentence): boolean {
  return CLOSES_AIRSPACE.test(words);
}
const CLOSES_AIRSPACE =
  /\b(?:CTR|CONTROL ZONE|AIRSPACE)(?: (?:IS|WILL BE|OVER|AROUND|WITHIN|WI|ABOVE|OF|\d\S*|AD|THE)){0,6} (?:CLSD|CLOSED|PROHIBITED|NOT AVBL|NOT AVAILABLE|SUSPENDED|RESTRICTED)\b/;

/** A subject without effect at drone heights, named by the Q code or else by the text. */
export function rateNoEffectSubject(subject: RatingInput): Rating | null {
  const { facts, text, family } = subject;
  const qualifier = facts.qualifier;
  const ofSubject = noEffectSubjectOf(qualifier?.subject ?? null, qualifier?.condition ?? null);
  const named = findNoEffectSubject(text);
  if (family === 'aerodrome' && readSentences(text).some(closesAirspace)) return null;
  if (ofSubject !== null) {
    const harmless = ofSubject === 'otherAerodrome' ? (openingSubject(named) ?? ofSubject) : ofSubject;
    return rated('allowed', {
      code: 'noEffect',
      subject: harmless,
      span: named?.subject === harmless ? named.span : findSubjectWords(text, harmless),
    });
  }
  if (subject.reach.kind === 'above') return { level: 'allowed', reasons: reachReasons(subject.reach) };
  const publication = findPublicationChange(text);
  if (publication !== null && (named === null || PUBLICATION_FIRST.test(text.words)))
    return rated('information', publication);
  const isFlow = named !== null && qualifier?.subject === 'AF' && FLOW_SUBJECTS.includes(named.subject);
  if (family === 'airspace' && !isFlow) return null;
  const service = family === 'zone' ? findPhrase(text, SERVICE_ONLY) : null;
  if (family === 'zone' && service === null) return null;
  if (named !== null) return rated('allowed', { code: 'noEffect', subject: named.subject, span: named.span });
  if (service !== null)
    return rated('allowed', { code: 'noEffect', subject: 'airTrafficService', span: service.span });
  const aerodromeOnly = qualifier?.scope.length === 1 && qualifier.scope[0] === 'A';
  return aerodromeOnly ? rated('allowed', { code: 'noEffect', subject: 'otherAerodrome', span: null }) : null;
}
