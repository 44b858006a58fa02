import { METRES_PER_FOOT, type Span } from '@klarnotam/aviation';
import { phrase } from '../search/phrase.ts';
import { findPhrase, findPhrases, type Found } from '../search/find-phrase.ts';
import type { SearchText } from '../search/search-text.ts';
import { within } from '../vocabulary.ts';

/** An obstacle that the text tells of. */
export interface Obstacle {
  /** The highest height above ground that is given, in metres; null when none is. */
  readonly heightM: number | null;
  /** The highest top above sea level, in metres, where no height above ground is given. */
  readonly topM: number | null;
  /** The same in feet, where the text prints both units. */
  readonly printedFt: number | null;
  readonly unlit: boolean;
  /** Its lights are out of service, and the text leaves open whether all of them are. */
  readonly lightsOut: boolean;
  readonly span: Span | null;
  /** Where it is named in the searched words. */
  readonly from: number;
}

/** From this height above ground on an obstacle concerns a drone, in metres. */
export const OBSTACLE_HEIGHT_M = 15;

const NUMBER = String.raw`(\d{1,4}(?:[.,]\d{1,2}(?!\d))?)`;
/** A height in both units has its datum behind the second: `20M/65FT AMSL`. */
const OF_SEA_LEVEL = String.raw`(?:(?<=M)[ \/(]{1,3}\d[\d.,]{0,6} ?FT|(?<=T)[ \/(]{1,3}\d[\d.,]{0,6} ?M)?[ )(]{0,2}(?:AMSL|ASL|MSL)`;
const HEIGHTS: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<![\d.,])${NUMBER} ?(FT|FEET|FOOT|M|METERS?|METRES?|MT)?[ ,.:)]{0,2}\(?(?:AGL|AGND|ABOVE GROUND|ABV GND|ASFC)(?![A-Z])`,
    'g',
  ),
  // Not `1004FT AGL 2248FT AMSL`, where AGL ends the height before.
  new RegExp(
    String.raw`(?<![A-Z]|\d ?(?:FT|M) ?)AGL[ :]{0,2}${NUMBER} ?(FT|FEET|M|METERS?|METRES?)(?! ?(?:AMSL|ASL|MSL)|[A-Z])`,
    'g',
  ),
];
const BARE_HEIGHTS: readonly RegExp[] = [
  // `ELEV/HGT 1300 FT / 751FT`: the elevation stands first.
  new RegExp(
    String.raw`ELEV(?:ATION)? ?\/ ?(?:HGT|HEIGHT)[ :]{0,2}\d{1,5} ?(?:FT|M)[ \/]{1,3}${NUMBER} ?(FT|M)(?! ?(?:AMSL|ASL|MSL)|[A-Z])`,
    'g',
  ),
  new RegExp(
    String.raw`(?<![A-Z]|ELEV ?\/ ?|ELEVATION ?\/ ?)(?:HGT|HEIGHT|HIGHT|HT|TALL|ALTURA|HAUTEUR)[ :]{0,2}(?:OF |IS |UP TO |ABOUT |APRX |APPROX )?${NUMBER} ?(FT|FEET|FOOT|M|METERS?|METRES?|MT)(?!${OF_SEA_LEVEL}|[A-Z])`,
    'g',
  ),
  new RegExp(
    String.raw`(?<![\d.,])${NUMBER} ?-?(FT|FEET|FOOT|M|METERS?|METRES?)[ -](?:TALL|HIGH|IN HEIGHT|HGT|HEIGHT)(?![A-Z])`,
    'g',
  ),
];

/** Where nothing is said above ground. */
const TOPS: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<![A-Z])(?:HGT|HEIGHT|HT)[ :]{0,2}(?:OF |IS |UP TO )?${NUMBER} ?(FT|FEET|M|METERS?|METRES?)(?=${OF_SEA_LEVEL})`,
    'g',
  ),
];

function metres(value: string | undefined, unit: string | undefined): number {
  const number = Number((value ?? '').replace(',', '.'));
  const inMetres = unit?.startsWith('M') ? number : number * METRES_PER_FOOT;
  // A foot is 0.3048 m: whole feet stay exact, so that whoever rounds to metres rounds once.
  return Math.round(inMetres * 10_000) / 10_000;
}

interface Figure {
  readonly metres: number;
  /** As printed beside the metres. */
  readonly feet: number | null;
}

/** As far apart as this are two units of one height that were rounded. */
const ROUNDED_M = 1;
const BESIDE_BEFORE = new RegExp(String.raw`${NUMBER} ?(FT|M) ?[\/(] ?$`);
const BESIDE_BEHIND = new RegExp(String.raw`^ ?[\/(] ?${NUMBER} ?(FT|M)(?![A-Z])`);
const BESIDE_LENGTH = 14;

function isLow(inMetres: number): boolean {
  return inMetres < OBSTACLE_HEIGHT_M;
}

function figureOf({ groups: [value, unit], from, to }: Found, { words }: SearchText): Figure {
  const inMetres = metres(value, unit);
  const isMetres = unit?.startsWith('M') ?? false;
  for (const beside of [
    BESIDE_BEHIND.exec(words.slice(to, to + BESIDE_LENGTH)),
    BESIDE_BEFORE.exec(words.slice(Math.max(0, from - BESIDE_LENGTH), from)),
  ]) {
    if (beside === null || beside[2]?.startsWith('M') === isMetres) continue;
    const other = metres(beside[1], beside[2]);
    if (Math.abs(other - inMetres) > ROUNDED_M || isLow(other) !== isLow(inMetres)) continue;
    const [m, ft] = isMetres ? [inMetres, other] : [other, inMetres];
    return { metres: m, feet: Math.round(ft / METRES_PER_FOOT) };
  }
  return { metres: inMetres, feet: null };
}

function highest(text: SearchText, patterns: readonly RegExp[]): Figure | null {
  const heights = patterns.flatMap((each) => findPhrases(text, each).map((found) => figureOf(found, text)));
  return heights.length === 0 ? null : heights.reduce((a, b) => (b.metres > a.metres ? b : a));
}

const OBSTACLE = phrase(
  String.raw`(?:LIT |UNLIT |MOBILE |TOWER |LUFFING |CONSTRUCTION |TEMPO?(?:RARY)? ){0,3}CRANES?(?! \d* ?REMOVED)|WIND ?(?:FARMS?|TURBINES?|MILLS?|GENERATORS?|PARKS?)|(?:MET|METEO|TELECOM\w*|RADIO|TV|LATTICE|COM) ?(?:MASTS?|TOWERS?)|MASTS?|(?:WATER|COOLING) TOWERS?|CHIMNEYS?|ANTENNAS?|PYLONS?|OBSTACLES? (?:ERECTED|PSN|EXISTS?|ESTABLISHED|PRESENT|IN|AT|WI|LOCATED|NEAR)|(?:NEW|TEMPO?(?:RARY)?|UNLIT|MOBILE) OBST(?:ACLES?|R)?|OBST (?:ERECTED|CRANE|TOWER|RIG|STACK|MAST|BLDG|WIND|PSN|UNLIT)|POWER ?LINES?|DRILLING RIGS?|GRUAS?|GRUES?|EOLIENNES?|AEROGENERADORES?|GUINDASTES?|CABLE CROSSING|OBST(?:RUCTION|ACLE)? (?:LGTS?|LIGHTS?|LIGHTING)`,
);
const UNLIT = phrase(
  String.raw`UNLIT|UNLIGHTED|NOT (?:MARKED ?\/ ?)?(?:LIT|LIGHTED|LGTD|LGT)|NO (?:OBST )?(?:LIGHTS?|LGTS?|LIGHTING)|UNMARKED|(?:LGTS?|LIGHTS?|LIGHTING|LGTD) ${within(90)} ?(?:U\/S|UNSERVICEABLE|NOT AVBL|OUT OF SERVICE|OTS|INOP|UNSERVICABLE|FAILED|FAILURE|EXTINGUISHED)`,
);
/** `ONE OF TWO OBSTRUCTION LIGHTS U/S`: what has another light is not dark. */
const PARTLY_LIT = phrase(
  String.raw`(?:ONE|1|SOME|PART|HALF) (?:OUT )?OF (?:(?:THE|TWO|THREE|FOUR|FIVE|SIX|\d{1,2}|SEVERAL|RED|WHITE|AIR|NAV|OBST\w*|OBS) ){0,5}(?:LGTS?|LIGHTS?|LIGHTING)|(?:LGTS?|LIGHTS?|LIGHTING) (?:ARE |IS )?(?:PARTLY|PARTIALLY|PART) (?:U\/S|UNSERVICEABLE|OUT OF SERVICE|NOT AVBL)`,
);
/** `MAST SINGLE U/S`, `RTM MULTI U/S`: of the obstacle or of its lights. */
const PERHAPS_PARTLY_LIT = phrase(
  String.raw`(?:SINGLE|MULTI(?:PLE)?)(?: \([A-Z -]{2,30}\))? (?:LGTS? |LIGHTS? )?(?:IS |ARE )?(?:U\/S|UNSERVICEABLE|OUT OF SERVICE|NOT AVBL)`,
);
const DARK = phrase('UNLIT|UNLIGHTED|UNMARKED');
const REMOVED = phrase(
  String.raw`(?:CRANES?|OBST\w*|MASTS?|TURBINES?|TOWERS?|RIGS?)(?:[^.;]){0,50}?(?:HAS BEEN |HAVE BEEN |IS |ARE )?(?:REMOVED|DISMANTLED|RETURNED TO SERVICE|BACK IN SERVICE|BACK TO NORMAL|RESTORED|LOWERED PERMANENTLY|DEMOLISHED)`,
);

/** Height and lighting of the obstacle that the NOTAM is about. */
export function describeObstacle(text: SearchText): Obstacle {
  const height = highest(text, HEIGHTS) ?? highest(text, BARE_HEIGHTS);
  const top = height === null ? highest(text, TOPS) : null;
  const named = findPhrase(text, OBSTACLE);
  const keeps = keepsLight(text);
  return {
    heightM: height?.metres ?? null,
    topM: top?.metres ?? null,
    printedFt: (height ?? top)?.feet ?? null,
    unlit: findPhrase(text, UNLIT) !== null && !keeps,
    lightsOut: keeps,
    span: named?.span ?? null,
    from: named?.from ?? 0,
  };
}

/** Only some of the lights of the obstacle have failed, or perhaps only some. */
export function keepsLight(text: SearchText): boolean {
  const isPartly = findPhrase(text, PARTLY_LIT) !== null || findPhrase(text, PERHAPS_PARTLY_LIT) !== null;
  return isPartly && findPhrase(text, DARK) === null;
}

/** An obstacle named in a NOTAM about something else, or null. */
export function findObstacle(text: SearchText): Obstacle | null {
  return findPhrase(text, OBSTACLE) === null ? null : describeObstacle(text);
}

/** The text says that the obstacle is gone. */
export function findRemoval(text: SearchText): Span | null {
  return findPhrase(text, REMOVED)?.span ?? null;
}
