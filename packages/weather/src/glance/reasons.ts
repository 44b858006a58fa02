import type { WeatherGroup } from '../elements.ts';
import { isHail } from '../warn/judge-weather.ts';
import type { Reason, ReasonFacts, StormPart } from './glance.ts';

/** What ends a flight soonest comes first. */
const ORDER: readonly ReasonFacts['code'][] = [
  'storm',
  'funnelCloud',
  'thunderstorm',
  'squall',
  'convectiveCloud',
  'volcanicAsh',
  'icing',
  'gust',
  'gustAloftEstimated',
  'windAloftEstimated',
  'wind',
  'fog',
  'cloudBase',
  'visibility',
  'precipitation',
  'dust',
  'batteryCold',
  'batteryHot',
  'fogForecast',
  'fogForming',
  'windShear',
  'windAtHeight',
];

const STORM: ReadonlySet<Reason['code']> = new Set([
  'thunderstorm',
  'convectiveCloud',
  'squall',
  'funnelCloud',
  'precipitation',
  'visibility',
  'gust',
  'gustAloftEstimated',
]);

function isStormPart(reason: Reason): reason is Extract<Reason, StormPart> {
  return STORM.has(reason.code);
}

/** Thunder, CB, a squall or a funnel cloud at the place: rain, hail, gusts and poor visibility beside it belong to it. */
function isStormItself(reason: Reason): boolean {
  switch (reason.code) {
    case 'thunderstorm':
    case 'squall':
    case 'funnelCloud':
      return reason.severity === 'nogo';
    case 'convectiveCloud':
      return reason.type === 'CB' && reason.severity === 'nogo';
    default:
      return false;
  }
}

/** `reasons` with all that belongs to one storm as one reason, in order of weight. */
export function joinStorm(reasons: readonly Reason[]): Reason[] {
  if (!reasons.some(isStormItself)) return mergeReasons(reasons);
  const parts = mergeReasons(reasons.filter(isStormPart)).filter(isStormPart);
  if (parts.length < 2) return mergeReasons(reasons);
  const others = reasons.filter((reason) => !isStormPart(reason));
  const ratio = parts.find(({ code }) => isGust(code))?.ratio ?? null;
  return mergeReasons([{ code: 'storm', severity: 'nogo', ratio, parts }, ...others]);
}

/** Gusts, as reported or estimated for the height of flight. */
export function isGust(code: Reason['code']): boolean {
  return code === 'gust' || code === 'gustAloftEstimated';
}

const INTENSITIES: readonly WeatherGroup['intensity'][] = ['vicinity', 'light', 'moderate', 'heavy'];

/** The greater, the worse among reasons of one code. */
function figureOf(reason: Reason): number {
  switch (reason.code) {
    case 'wind':
    case 'windAloftEstimated':
    case 'windAtHeight':
    case 'gust':
    case 'gustAloftEstimated':
      return reason.ratio;
    case 'visibility':
      return -reason.visibilityM;
    case 'cloudBase':
      return -reason.baseFt;
    case 'batteryCold':
      return -reason.temperatureC;
    case 'batteryHot':
      return reason.temperatureC;
    case 'precipitation':
      // Hail and ice pellets break what rain only wets.
      return INTENSITIES.indexOf(reason.group.intensity) + (isHail(reason.group) ? INTENSITIES.length : 0);
    case 'fog':
      return INTENSITIES.indexOf(reason.group.intensity);
    case 'thunderstorm':
      return reason.group === null ? -1 : INTENSITIES.indexOf(reason.group.intensity);
    case 'convectiveCloud':
      return reason.type === 'CB' ? 1 : 0;
    case 'storm':
      return reason.parts.length + (reason.ratio ?? 0) / 100;
    default:
      return 0;
  }
}

/** Negative when `a` weighs more. */
export function byWeight(a: Reason, b: Reason): number {
  return (
    Number(a.severity === 'caution') - Number(b.severity === 'caution') ||
    ORDER.indexOf(a.code) - ORDER.indexOf(b.code) ||
    figureOf(b) - figureOf(a) ||
    Number(isChance(a)) - Number(isChance(b))
  );
}

function isChance(reason: Reason): boolean {
  return 'likelihood' in reason && reason.likelihood !== null;
}

/** Of each code, or of each `matter`, the worst that prevails and the worst that comes at times or perhaps, in order of weight. */
export function mergeReasons<Each extends Reason>(
  reasons: readonly Each[],
  matter: (reason: Each) => string = ({ code }) => code,
): Each[] {
  const worst = new Map<string, Each>();
  for (const reason of reasons) {
    const key = `${matter(reason)} ${String(isChance(reason))}`;
    const before = worst.get(key);
    if (before === undefined || byWeight(reason, before) < 0) worst.set(key, reason);
  }
  return [...worst.values()].sort(byWeight);
}
