import type { Span } from '@klarnotam/aviation';
import { ASKED_TO_AVOID } from './hazard-rules.ts';
import type { RatingInput } from './rating-input.ts';
import { goesOnWithThing, sparesReader } from './sentences/demands.ts';
import { BAN_NOUN } from './sentences/forbids-drones.ts';
import { isHighAbove } from './sentences/high-above.ts';
import { liftsBan } from './sentences/lifted.ts';
import { isAccessOnFoot, isOfRouteAlone, isViaRoute } from './sentences/others-alone.ts';
import { withoutOwnConduct } from './sentences/own-conduct.ts';
import { readSentences, type Sentence } from './sentences/read-sentences.ts';
import { tellsOfTheAir } from './sentences/tells-of-the-air.ts';
import { FAR_FROM_RUNWAY, isRead, OWN_LIMIT } from './unread-sentences.ts';

const AIR: readonly string[] = ['airspace', 'other', 'warning', 'zone'];

/** `ANYONE MAY FLY`: permitted, and bound to nothing. */
const IS_PERMITTED = /^[^NBSXKCQMTZxJ]*[EF][^NBSXKCQMTZxJ]*P[^NBSXKCQMTZxJ]*$/;
const DENIES = /\b(?:NO|NOBODY|NONE|NOTHING)\b/;

/** EVERYBODY, `ALL TRAFFIC`, `TRAFFIC OF ANY KIND`. */
const NAMES_ALL = /E|A[kc]{0,2}F|FA(?![kc]{0,2}[GOtoawuDn])/;

/** Those who fly, with nothing before or behind that would make them some alone. */
const UNNAMED_FLYER = /(?<!O[kcO]?)F(?![kc]?O)/;
/** `ACFT WITH WINGSPAN`, `FLIGHTS REGISTERED IN`: some alone. */
const SOME_FLYERS =
  /\b(?:ACFT|AIRCRAFT|FLIGHTS?|FLTS?|TFC|TRAFFIC|PILOTS|CREWS|OPERATORS) (?:(?:THAT|WHICH) (?:ARE|IS) )?(?:WITH(?! PILOT)|EQUIPPED|REGISTERED|OWNED|LICEN[CS]ED|CERTIFIED|OPERATED BY|LANDING|LDG|DEPARTING|DEP|ARRIVING|ARR|INBOUND|INBD|OUTBOUND|TAXIING|TAXI|PARKED|PARKING|VACATING|INTENDING|PLANNING|USING|REQUIRING|WHOSE|LARGER|WIDER|HEAVIER|EXCEEDING|ABOVE \d|OF CODE|CODE)\b/;

/** What is told to those who fly: a ban, a stop, a denial of flying, entry or permission, to keep away, a duty. */
const BANS_OR_DENIES = /B|N[^,:]{0,4}[PYZ]|Z[^,:]{0,8}N.?P|J[ck]?[Fa][avk]*P/;
const TELLS = /B|S|N[^,:]{0,4}[PYZ]|Z[^,:]{0,8}N|J[ck]?[Fa][avk]*P|M|K|X/;
/** Told to do what limits nobody, or what belongs to flights that land or are planned. */
const LIMITS_NOBODY =
  /(?<![A-Z])(?:MONITOR|EVALUATE|EXP|SQUAWK|REPORT|EXPECT|CHECK|CONSULT|REFER|BE ADVISED|ADVISED TO (?:CONTACT|CTC|CONSULT|CHECK|CALL)|FLIGHT PLANS?|FPL|FUEL|SLOT|HANDLING|CUSTOMS|MAY NOT BE ABLE|NOT BE ABLE|ALTIMETER|QNH|MDA|FAF|CONTACT|CTC|APPLIES TO ALL|ATS|RADAR SERVICE|CLSD BY|SEPARATED|WAKE|DELAYS?|CPDLC|TRANSPONDERS?|RVSM|RNAV|RNP|NAVIGATION|RAIM|GNSS|GPS|CLIMB|PILOT REPORTS?|AIREP|PIREPS?)(?![A-Z])/;

/** `AIRSPACE RESERVED FOR RESCUE HELICOPTERS`, `FOR POLICE ALONE`: nobody else is let in. */
const GIVEN_TO_OTHERS =
  /\b(?:RESERVED (?:EXCLUSIVELY |SOLELY )?FOR|BELONGS? TO|DEDICATED TO|ALLOCATED TO|KEPT (?:FREE|CLEAR) FOR|EXCLUSIVELY FOR|EXCLUSIVE USE|\w+ ALONE|ONLY (?:FOR|TO(?! \d)|POLICE|RESCUE|STATE|MIL\w*|EMERGENCY|PARTICIPATING|FIRE\w*|AUTHORI[SZ]ED))\b/;

const NO_FLYING = /\b(?:NO[- ]FLY(?:ING)?|NFZ)\b/;

const NOBODY = /\b(?:NOBODY|NO ONE|NO PERSON|NOTHING|WHOEVER)\b/;

/** `MUST BE FREE OF AIRCRAFT` */
const FREE_OF_AIRCRAFT =
  /\b(?:FREE|EMPTY|DEVOID|CLEARED) OF (?:ALL |ANY |OTHER )?(?:ACFT|AIRCRAFT|TFC|TRAFFIC|FLYING)\b/;

/** `FLIGHT BAN OVER THE STADIUM`, `PROHIBITION OF FLYING`, of nobody by name. */
function bansFlyingByNoun({ tokens, shape }: Sentence): boolean {
  if (/[OGD]/.test(shape)) return false;
  return tokens.some(
    ({ word }, at) =>
      (BAN_NOUN.test(word) || /^(?:CURFEW|LOCKDOWN)$/.test(word)) &&
      (/[FZ]/.test(tokens[at - 1]?.letter ?? '') ||
        tokens[at - 1]?.word === 'AIR' ||
        /^i[cA]*[FZ]/.test(
          tokens
            .slice(at + 1)
            .map(({ letter }) => letter)
            .join(''),
        )),
  );
}

/** What those of whom a warning tells will not do. */
const OWN_CONDUCT = /\b(?:WILL|MAY|MIGHT|CAN|DOES|DO) NOT\b|\bUNABLE\b/;

const CALLED_OFF =
  /\b(?:CANCELLED|CANCELED|CNL|CNLD|ABANDONED|POSTPONED|CALLED OFF|SCRAPPED|TERMINATED|DISCONTINUED|ENDED|ENDS|WITHDRAWN)\b/;
const NOT_AVAILABLE = /\bAIRSPACE (?:IS |WILL BE )?(?:NOT (?:AVBL|AVAILABLE)|UNAVAILABLE)\b/;
/** `NO OTHER MACHINE TAKES OFF` */
const NO_OTHER =
  /\bNO OTHER (?:\S+ ){1,3}(?:FLY|FLIES|FLYING|TAKES? OFF|TAKE-OFF|STARTS?|LAUNCH(?:ES)?|ENTERS?|ALLOWED|PERMITTED|MAY|SHALL)\b/;

function isAskedToAvoid(words: string): boolean {
  ASKED_TO_AVOID.lastIndex = 0;
  return ASKED_TO_AVOID.test(words);
}

const OTHERS_FIRST = /^(?:THE |ALL )?OTHERS\b/;

/** A noun or a participle: what somebody does or is done, and no order. */
const NO_ORDER = /(?:ING|ED|ION|IONS|MENT)$/;

/** Where the words of the places end that begin `at`, or `at`. */
function afterPlace(tokens: Sentence['tokens'], at: number): number {
  let end = at;
  while (tokens[end]?.letter === 'i') {
    end += 1;
    while (/[chn]/.test(tokens[end]?.letter ?? '.')) end += 1;
    if (tokens[end]?.letter === 'u') end += 1;
    while (/[wkn]/.test(tokens[end]?.letter ?? '.')) end += 1;
  }
  return end;
}

/** `NO AVIATION OVER THE CITY`, but not `NO TRAFFIC INFORMATION`, `NO ACTIVITY PLANNED`. */
const NO_FLIGHTS = /^N[kch]{0,2}[Fa](?![kohvqe]|[FaDGO])/;
/** `NO MACHINE OF ANY SORT SHALL LEAVE THE GROUND` */
const NOTHING_FLIES = /^N[^,:]{1,8}M[vkc]*Y/;
const ACTIVITIES =
  /^NO (?:\S+ ){0,2}(?:AVIATION|FLYING|FLIGHTS?|AIRCRAFT|ACFT|(?:AERIAL|AIR|FLYING|FLIGHT) (?:ACTIVIT(?:Y|IES)|OPERATIONS|OPS|WORK))\b/;
/** `PERMITS TO FLY SUSPENDED`, `ALL FLYING PERMISSIONS RESCINDED` */
const PERMISSION_ENDS = /p[^,]*[SL]|[SL][^,]*p/;

/** `ONLY GOVERNMENT FLIGHTS`, `LIFE-SAVING FLIGHTS ONLY` */
const SOME_ONLY =
  /^(?:ONLY (?:\S+ ){1,3}(?:FLIGHTS?|AIRCRAFT|ACFT|TRAFFIC)|(?:\S+ ){1,3}(?:FLIGHTS?|AIRCRAFT|ACFT|TRAFFIC) ONLY)$/;

/** Whoever reads it is told. */
const DO_NOT =
  /\b(?:DO NOT|DON'T|NEVER) (?:FLY|APPROACH|OVERFLY|ENTER|OPERATE|CROSS|TRANSIT|LAUNCH|TAKE[- ]OFF|PENETRATE)\b(?! (?:ON |THE |TO |ONTO )*(?:RWY|RUNWAY|TWY|TAXIWAY|APRON|STAND|ILS|TERMINAL))/;

/** `VFR NOT AVBL` */
const NOT_POSSIBLE =
  /\b(?:VFR|FLIGHTS?|FLYING|AVIATION|(?:AIR )?(?:TRAFFIC|TFC))(?: (?:IS|ARE|WILL BE))? (?:NOT (?:AVBL|AVAILABLE|POSSIBLE|ACCEPTED|ACCOMMODATED)|UNAVAILABLE|IMPOSSIBLE)\b/;

/** In a warning `NO FLIGHTS ON SUNDAYS` may be said of its own, `NO FLIGHT WITHIN 500M` is said to others. */
const NEAR_BY = /\b(?:WITHIN|WI|BELOW|OVER|ABOVE|INSIDE|AROUND|NEAR)\b/;

function deniesFlying(sentence: Sentence): boolean {
  const { words, shape } = sentence;
  if (DO_NOT.test(words)) return true;
  if (/[Gt]/.test(shape) || isHighAbove(sentence)) return false;
  if (/O/.test(shape) && !/A/.test(shape)) return false;
  if (SOME_ONLY.test(words) || NOTHING_FLIES.test(shape)) return true;
  if (PERMISSION_ENDS.test(shape) && /[FYa]/.test(shape)) return true;
  return NOT_POSSIBLE.test(words) || (NO_FLIGHTS.test(shape) && ACTIVITIES.test(words));
}

/** `ALL PILOTS OBSERVE SILENCE`, `OTHERS WAIT`: everybody is told something by a verb that is not known, or may demand. */
function tellsAllUnknown(sentence: Sentence): boolean {
  const { words, shape, tokens } = sentence;
  if (/[GHLRre]/.test(shape) || LIMITS_NOBODY.test(words)) return false;
  const all = (OTHERS_FIRST.test(words) ? /^c?A+/ : /A[kc]{0,2}F|FiA|E/).exec(shape);
  if (all === null) return false;
  if (/^A[kc]{0,2}F[vk]*N[vk]*[ux]/.test(shape.slice(all.index))) return true;
  let at = all.index + all[0].length;
  while (/[ck]/.test(tokens[at]?.letter ?? '.')) at += 1;
  const verb = tokens[afterPlace(tokens, at)];
  return (
    verb !== undefined && /[uxY]/.test(verb.letter) && verb.word !== 'INVOLVED' && !NO_ORDER.test(verb.word)
  );
}

/** `ALL ACFT WI 10NM TO REPORT TO TWR`: a call that those have to make who fly there. */
const CALLS_WITHIN =
  /\b(?:WI|WITHIN|IN THE|INSIDE) (?:\S+ ){1,6}?(?:TO|SHALL|MUST|ARE TO|SHOULD) (?:REPORT|CONTACT|CTC|CALL)\b|\b(?:REPORT|CONTACT|CTC|CALL) .*\b(?:BEFORE|BFR|PRIOR TO) (?:ENTRY|ENTERING|ENTER|TRANSIT)/;

/** `ALL OTHER TRAFFIC SUBJECT TO ATC` */
const SUBJECT_TO =
  /\b(?:TFC|TRAFFIC|ACFT|AIRCRAFT|FLIGHTS?|FLYING|USERS)(?: (?:IS|ARE|WILL BE|MADE))* SUBJ(?:ECT)?\b/;

/** `AIRSPACE TO BE KEPT FREE` */
const KEPT_FREE = /\b(?:AIRSPACE|SKY|SKIES)\b(?: \S+){0,6} KEPT (?:FREE|CLEAR|EMPTY|STERILE)\b/;
const ENTERS = /\b(?:ENTRY|ENTER|ENTERING|PENETRATION|PENETRATING|TRANSIT|TRANSITING|CROSSING)\b/;
/** `COORDINATE BEFORE FLIGHT`: whoever reads it is asked. */
const ASKED_FIRST =
  /^(?:PLEASE |KINDLY )?(?:COORDINATE|CONTACT|CTC|CALL|INFORM|NOTIFY|OBTAIN|REQUEST|CONSULT)\b.*\b(?:BEFORE|PRIOR)\b.*\b(?:FLIGHTS?|FLYING|FLY|ENTRY|ENTER|ENTERING|OVERFLIGHT|OVERFLYING|TAKE-?OFF|CROSSING)\b/;

/** Whether entry, or flying, needs something first: `ENTRY ONLY WITH APPROVAL`. */
function asksFirst({ words, shape }: Sentence): boolean {
  if (/[GO]/.test(shape)) return false;
  return (
    ASKED_FIRST.test(words) ||
    (ENTERS.test(words) && /p/.test(shape) && /[CQM]/.test(shape) && !/N/.test(shape))
  );
}

/** Whether the sentence tells everybody in the air something that may limit them. */
function bindsEverybody(sentence: Sentence, { family, notice }: RatingInput): boolean {
  const { words, shape } = sentence;
  if (
    isAskedToAvoid(words) ||
    isOfRouteAlone(sentence) ||
    sparesReader(sentence, notice) ||
    (IS_PERMITTED.test(shape) && !DENIES.test(words))
  )
    return false;
  if (family === 'warning' && isAccessOnFoot(sentence)) return false;
  if (NOBODY.test(words) && /E.{0,8}[YZP]/.test(shape)) return true;
  if (bansFlyingByNoun(sentence)) return true;
  if (FREE_OF_AIRCRAFT.test(words) || (NO_FLYING.test(words) && !shape.includes('G'))) return true;
  if (
    GIVEN_TO_OTHERS.test(words) &&
    /[Zw]/.test(shape) &&
    !shape.includes('G') &&
    !CLOSED_ELSEWHERE.test(words)
  )
    return true;
  // `ALL FLYING CANCELLED`: what is called off for everybody, where nothing is that could be lifted.
  if (!/[RBSXNJG]/.test(shape) && NAMES_ALL.test(shape) && CALLED_OFF.test(words)) return true;
  if (NOT_AVAILABLE.test(words) || NO_OTHER.test(words)) return !/[GO]/.test(shape) && !isHighAbove(sentence);
  if (tellsAllUnknown(sentence) || ((family !== 'warning' || NEAR_BY.test(words)) && deniesFlying(sentence)))
    return true;
  if (asksFirst(sentence) || /^[ckM]*K[ck]*Z/.test(shape) || KEPT_FREE.test(words)) return true;
  if (/\bYOU\b/.test(words) && /N.{0,3}Y|Y.{0,6}N|^[^Gt]*[NBK][^Gt]*$/.test(shape)) return true;
  if (!TELLS.test(shape) && !/[CQ]/.test(shape)) return false;
  const everybody =
    ((NAMES_ALL.test(shape) || /A[kcOA]{0,2}F/.test(shape)) && !/A[kc]?O[kcO]?F/.test(shape)) ||
    /F[ckvi]{0,2}C[ckA]*O/.test(shape) ||
    OTHERS_FIRST.test(words) ||
    / (?:FOR ALL|(?:FOR|TO) (?:ALL )?OTHERS)$/.test(words);
  if (shape.includes('G') && !shape.includes('Z') && !/\bYOU\b/.test(words)) return false;
  if (SOME_FLYERS.test(words) || isHighAbove(sentence)) return false;
  const flyer = UNNAMED_FLYER.test(shape);
  if (shape.includes('O') && !everybody) return false;
  const bans = BANS_OR_DENIES.test(shape);
  if (family === 'warning' && !everybody && OWN_CONDUCT.test(words)) return false;
  if (bans && (everybody || flyer || shape.includes('Z')))
    return !/N[^,:]{0,3}B/.test(shape) || !shape.includes('B');
  if (family === 'warning' && !everybody) return bans && /Y/.test(shape);
  if (bans) return /[YwaD]/.test(shape) && !/G/.test(shape) && !/^k?a/.test(shape);
  if (everybody && CALLS_WITHIN.test(words)) return true;
  if (LIMITS_NOBODY.test(words)) return false;
  if (everybody && SUBJECT_TO.test(words)) return true;
  const plain = withoutOwnConduct(words, false);
  if (plain !== words && !/[BSKX]/.test(shape.replace(/K(?=[ck]{0,3}H)/g, ''))) return false;
  if (everybody) return true;
  if (flyer && /S|M|K/.test(shape)) return /[SK]/.test(shape) || /M[^,:]{0,4}[YKZpaQ]/.test(shape);
  return shape.includes('Z') && /S|X|[pM]/.test(shape);
}

/** Aerodromes and routes are closed to all traffic without any effect on the air around them. */
const CLOSED_ELSEWHERE =
  /(?<![A-Z])(?:AD|AP|AIRPORT|AERODROME|AIRFIELD|AIRSTRIP|HELIPORT|HELISTOP|ROUTES?|SEGMENTS?|TRACKS?|DCT|FACILITY)(?![A-Z])/;

const IN_THE_AIR = /\b(?:FLYING|CTR|ATZ|(?:WI|WITHIN) (?:A )?\d[\d.,]* ?(?:NM|KM|MILES))\b/;

/** The classes without those who are left out: `AIRCRAFT OTHER THAN HELICOPTERS` are all the rest. */
function withoutExceptions({ shape }: Sentence): string {
  return shape.replace(/C[ckA]*O[ckO]*F?/g, '');
}

/** A place, and no size of aircraft: `NO ACFT ABOVE CATEGORY 4`. */
const NEAR_PLACE =
  /\b(?:WITHIN|WI|BELOW|OVER|INSIDE|AROUND|NEAR|RADIUS|ABOVE(?! (?:ICAO|CRASH|CAT|CATEGORY|CODE|MTOW|MAX|\d)))\b/;
const FLYING_BANNED = /F[^,:]*[BS]|N[ckv]{0,2}[FY]/;

/** `DO NOT FLY OVER THE PALACE`, `NO-FLY ZONE WI 5KM`: flying near a place is forbidden, and nobody is named. */
function bansFlyingNearPlace(sentence: Sentence): boolean {
  const { words, shape } = sentence;
  if (/[OGtLJrP]/.test(shape) || !NEAR_PLACE.test(words) || SOME_FLYERS.test(words)) return false;
  return (
    NO_FLYING.test(words) ||
    FLYING_BANNED.test(shape) ||
    NOTHING_FLIES.test(shape) ||
    bansFlyingByNoun(sentence)
  );
}

/** Whether everybody who flies is named and banned: then it does not matter what the code says that the notice is about. */
function bansEverybodyByName(sentence: Sentence, { family, notice }: RatingInput): boolean {
  const { words } = sentence;
  const shape = withoutExceptions(sentence);
  if (!isViaRoute(sentence) && bansFlyingNearPlace(sentence)) return !sparesReader(sentence, notice);
  if (OTHERS_FIRST.test(words) && /[MBNSK]/.test(shape) && !/[GOtpQ]/.test(shape)) return true;
  const onAerodrome = hasRunways(family);
  if (onAerodrome && !/[YZ]/.test(shape) && !FAR_FROM_RUNWAY.test(words) && !IN_THE_AIR.test(words))
    return false;
  if (shape.includes('O') || isViaRoute(sentence)) return false;
  if (NOBODY.test(words) && /E.{0,8}[YZP]/.test(shape) && !shape.includes('G')) return true;
  if (!NAMES_ALL.test(shape) || !/[BXS]|N[^,:]{0,4}[PYZ]/.test(shape) || /G|A[kc]?O/.test(shape))
    return false;
  if (
    (CLOSED_ELSEWHERE.test(words) && !FAR_FROM_RUNWAY.test(words)) ||
    SOME_FLYERS.test(words) ||
    LIMITS_NOBODY.test(words)
  )
    return false;
  return !isHighAbove(sentence) && !sparesReader(sentence, notice);
}

function hasRunways(family: RatingInput['family']): boolean {
  return family === 'aerodrome' || family === 'procedure';
}

/** Whether the air itself is spoken of, whatever the code says that the notice is about. */
function tellsOfAirHere(sentence: Sentence, { family, notice }: RatingInput): boolean {
  if (isAskedToAvoid(sentence.words) || isHighAbove(sentence) || sparesReader(sentence, notice)) return false;
  return tellsOfTheAir(sentence, hasRunways(family)) && !isViaRoute(sentence);
}

/** The first sentence outside the places `read` that tells everybody in the air to do something that no rule reads, or null. */
export function findUnreadToEverybody(subject: RatingInput, read: readonly Span[]): Sentence | null {
  const binds = AIR.includes(subject.family) ? bindsEverybody : bansEverybodyByName;
  return (
    readSentences(subject.text).find(
      (sentence, at, all) =>
        !isRead(sentence, read) &&
        !isHighAbove(sentence) &&
        !goesOnWithThing(sentence, all[at - 1]) &&
        !(subject.family === 'warning' && OWN_LIMIT.test(sentence.words)) &&
        (tellsOfAirHere(sentence, subject) || binds(sentence, subject)) &&
        !liftsBan(sentence),
    ) ?? null
  );
}
