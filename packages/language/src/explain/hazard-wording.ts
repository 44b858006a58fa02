import type { DecodedNotam, Hazard, Reason } from '@klarnotam/notam';

/** What catalogues say of hazards: the kinds of the rating, and narrower ones where the text speaks of no more. */
export type HazardWording =
  | Hazard
  | 'aerospace'
  | 'aerobatics'
  | 'droppedArticles'
  | 'exercise'
  | 'militaryFlying'
  | 'specialFlying';

const MILITARY = /\bMIL(?:ITARY)?\b|NAVAL|NAVY|NATO|TACTICAL|COMBAT|AIR DEFENCE|FAST JET/;
const EXERCISE =
  /\bEX\b|\bEXER(?:CISES?)?\b(?! (?:EXTREME |GREAT |UTMOST |SPECIAL )?(?:CAUTION|CTN|CARE|VIGILANCE))|EXERCICE|EJERC/;

/** Aircraft that fly in another way than others expect: nothing falls and nothing is shot. */
const OF_AIRCRAFT = /\b(?:FLIGHTS?|FLTS?|REFUELL?ING|MANOEUV(?:RES?|ERS?)|SEAPLANES?|FORMATION)\b/;
const TRIAL = /\b(?:TEST|TRIALS?|RESEARCH)\b.*\b(?:FLIGHTS?|FLTS?)\b|\b(?:FLIGHT|FLT) (?:TESTS?|TRIALS?)\b/;

/** Flares and illuminants that come down by parachute: nobody jumps. */
const FLARES_BEHIND = /^ (?:FLARES?|ILLUMINANTS?)\b/;

/** A show as such, not the aircraft that fly in shows. */
const SHOW = /DISPLAYS?(?! (?:TEAM|ACFT|AIRCRAFT))|AIR ?SHOW/;
/** In brackets behind a position, where a word for a hazard belongs to a name: `(CAMBRIDGE AEROTOW CLUB)`. */
const NAMED_PLACE = /\b(?:SITE|CLUB|CENTRE|AD|AERODROME|AIRFIELD|STRIP|RANGE|PARK)\b/;

/**
 * The words for a hazard that claim no more than the text does. One that the Q code alone gives is named by no kind: offices file
 * dropped loads under parachutes and signal flares under firing.
 */
export function hazardWording(
  reason: Reason & { readonly code: 'hazard' },
  { facts, source }: Pick<DecodedNotam, 'facts' | 'source'>,
): HazardWording {
  const { hazard, span } = reason;
  if (facts.text === null) return hazard;
  const text = upperOnOneLine(facts.text);
  if (span === null) return ofCodeAlone(hazard, text);
  const rest = upperOnOneLine(source.slice(span.to));
  if (hazard === 'parachuting' && FLARES_BEHIND.test(rest)) return 'otherActivity';
  if (isNameOfPlace(upperOnOneLine(source.slice(0, span.from)), rest)) return 'otherActivity';
  return narrower(hazard, upperOnOneLine(source.slice(span.from, span.to)), text);
}

function upperOnOneLine(text: string): string {
  return text.toUpperCase().replace(/\s+/g, ' ');
}

const ROCKETS = /\bROCKET (?:FIRING|LAUNCH)/;

function ofCodeAlone(hazard: Hazard, text: string): HazardWording {
  if (hazard === 'parachuting' && /\bARTICLES?\b/.test(text)) return 'droppedArticles';
  return hazard === 'militaryExercise' && EXERCISE.test(text) ? ofExercise(text, text) : 'otherActivity';
}

function isNameOfPlace(before: string, behind: string): boolean {
  const opened = /\d[NSEW] ?\([^()]{0,80}$/.test(before);
  return opened && NAMED_PLACE.test(behind.slice(0, Math.max(0, behind.indexOf(')'))));
}

function ofExercise(words: string, text: string): HazardWording {
  const told = EXERCISE.test(words) || MILITARY.test(words) ? words : text;
  if (EXERCISE.test(told)) return MILITARY.test(told) ? 'militaryExercise' : 'exercise';
  return MILITARY.test(told) ? 'militaryFlying' : 'specialFlying';
}

function narrower(hazard: Hazard, words: string, text: string): HazardWording {
  const says = (pattern: RegExp): boolean => pattern.test(words);
  if ((hazard === 'militaryExercise' || hazard === 'otherActivity') && says(TRIAL)) return 'specialFlying';
  switch (hazard) {
    case 'rockets':
      // `RUSSIAN AEROSPACE FORCES` fire rockets.
      return says(/ROCKET|COHETE/) || ROCKETS.test(text) ? hazard : 'aerospace';
    case 'cropSpraying':
      return says(/CROP|AGRICULT|TOPDRESSING|FUMIGACION/) ? hazard : 'aerialWork';
    case 'airDisplay':
      if (says(/FLY ?-?PAST|FLYOVER/)) return 'lowFlying';
      if (says(/AEROBATIC|ACROBATIC/)) return 'aerobatics';
      if (says(/\bFLY[- ]?INS?\b|\bRAC(?:ES?|ING)\b/)) return 'specialFlying';
      return SHOW.test(text) ? hazard : 'specialFlying';
    case 'parachuting':
      return says(/DROPPING OF|AIR ?DROP/) ? 'droppedArticles' : hazard;
    case 'militaryExercise':
      return ofExercise(words, text);
    case 'paragliding':
      return says(/LIGHTS?$/) ? 'specialFlying' : hazard;
    case 'fireworks':
      return says(/LANTERN|FLARE|PYROTECHNIC/) ? 'otherActivity' : hazard;
    case 'smoke':
      return says(/VOLCAN|ASH/) ? 'otherActivity' : hazard;
    case 'lowFlying':
      return says(/FORMATION/) ? 'specialFlying' : hazard;
    case 'otherActivity':
      return says(OF_AIRCRAFT) ? 'specialFlying' : hazard;
    default:
      return hazard;
  }
}
