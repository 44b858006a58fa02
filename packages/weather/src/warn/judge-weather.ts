import type { Conditions, WeatherGroup, WeatherPhenomenon } from '../elements.ts';
import type { DroneProfile, RainRating } from './drone-profile.ts';
import type { Finding } from './warning.ts';

const FALLING: ReadonlySet<WeatherPhenomenon> = new Set([
  'DZ',
  'RA',
  'SN',
  'SG',
  'IC',
  'PL',
  'GR',
  'GS',
  'UP',
]);
const HAIL: ReadonlySet<WeatherPhenomenon> = new Set(['PL', 'GR', 'GS']);
const DUST: ReadonlySet<WeatherPhenomenon> = new Set(['DU', 'SA', 'PO', 'SS', 'DS']);

/** Whether ice falls: hail or ice pellets. */
export function isHail({ phenomena }: Pick<WeatherGroup, 'phenomena'>): boolean {
  return phenomena.some((code) => HAIL.has(code));
}

/** Whether `group` is precipitation; a shower in the vicinity is one of which nobody said what falls. */
export function isPrecipitation(group: WeatherGroup): boolean {
  if (group.descriptor === 'DR' || group.descriptor === 'BL') return false;
  return group.descriptor === 'SH' || group.phenomena.some((code) => FALLING.has(code));
}

/** Precipitation, thunderstorms, freezing precipitation, dust, squalls, funnel clouds and volcanic ash. */
export function judgeWeather({ weather, windShear }: Conditions, profile: DroneProfile): Finding[] {
  const findings: Finding[] = windShear.length > 0 ? [{ code: 'windShear', severity: 'caution' }] : [];
  for (const group of weather) for (const finding of judgeGroup(group, profile)) findings.push(finding);
  return findings;
}

function judgeGroup(group: WeatherGroup, { rainRating }: DroneProfile): Finding[] {
  const { descriptor, phenomena, intensity } = group;
  const findings: Finding[] = [];
  if (descriptor === 'TS') findings.push({ code: 'thunderstorm', severity: 'nogo', group });
  if (isPrecipitation(group)) {
    const severity = precipitationSeverity(group, rainRating);
    if (severity) findings.push({ code: 'precipitation', severity, group });
  }
  // Snow that the wind carries to drone heights is no precipitation, and wets a drone all the same.
  if (descriptor === 'BL' && phenomena.includes('SN') && rainRating === 'none')
    findings.push({ code: 'precipitation', severity: 'caution', group });
  if (descriptor === 'FZ') {
    const cause = phenomena.includes('FG') ? 'freezingFog' : 'freezingPrecipitation';
    findings.push({ code: 'icing', severity: 'nogo', cause, temperatureC: null });
  }
  const near = intensity === 'vicinity';
  const dust = phenomena.filter((code) => DUST.has(code));
  if (dust.length > 0) {
    const storm = dust.some((code) => code === 'SS' || code === 'DS' || code === 'PO');
    findings.push({ code: 'dust', severity: storm && !near ? 'nogo' : 'caution', phenomena: dust });
  }
  if (phenomena.includes('SQ')) findings.push({ code: 'squall', severity: 'nogo' });
  if (phenomena.includes('FC')) findings.push({ code: 'funnelCloud', severity: 'nogo' });
  if (phenomena.includes('VA')) findings.push({ code: 'volcanicAsh', severity: 'nogo' });
  return findings;
}

function precipitationSeverity(
  { intensity, phenomena, descriptor }: WeatherGroup,
  rating: RainRating,
): Finding['severity'] | null {
  if (intensity === 'vicinity') return 'caution';
  if (intensity === 'heavy' || descriptor === 'FZ' || isHail({ phenomena })) return 'nogo';
  if (rating === 'none' || (rating === 'light' && intensity !== 'light')) return 'nogo';
  // Nobody knows what falls: it may freeze or be hail.
  return phenomena.includes('UP') ? 'caution' : null;
}
