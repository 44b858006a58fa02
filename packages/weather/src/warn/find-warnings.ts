import type { ChangeKind, Conditions } from '../elements.ts';
import type { WeatherFacts } from '../facts.ts';
import type { DecodeContext } from '../decode-context.ts';
import { forecastTimeline } from '../timeline/timeline.ts';
import { TYPICAL_SMALL_DRONE } from './drone-limits-table.ts';
import type { Remark } from '../remark/remark.ts';
import type { DroneProfile } from './drone-profile.ts';
import { judgeLight } from './judge-light.ts';
import { judgeSight } from './judge-sight.ts';
import { judgeBattery, judgeTemperature } from './judge-temperature.ts';
import { judgeWeather } from './judge-weather.ts';
import { judgeWind, judgeWindElsewhere } from './judge-wind.ts';
import type { Finding, Warning } from './warning.ts';

interface When {
  readonly change: ChangeKind | null;
  readonly from: string | null;
  readonly to: string | null;
}

/** Everything that `conditions` give reason to warn of, by the limits of `profile`. */
export function judgeConditions(conditions: Conditions, profile: DroneProfile): Finding[] {
  return [
    ...judgeWind(conditions, profile),
    ...judgeWeather(conditions, profile),
    ...judgeSight(conditions, profile),
    ...judgeTemperature(conditions, profile),
  ];
}

/** The drone warnings of a report, the worst first. NIL and CNL have none: they say nothing. */
export function findWarnings(
  facts: WeatherFacts,
  { profile = TYPICAL_SMALL_DRONE, position }: Pick<DecodeContext, 'profile' | 'position'>,
): Warning[] {
  if (facts.nil || facts.cancelled) return [];
  const warnings =
    facts.kind === 'taf' ? forecastWarnings(facts, profile) : observationWarnings(facts, profile);
  if (position) for (const warning of lightWarnings(facts, position)) warnings.push(warning);
  // Sorting is stable: what comes from the observation itself stays in front of its trend.
  return warnings.sort((a, b) => Number(a.severity === 'caution') - Number(b.severity === 'caution'));
}

function observationWarnings(facts: WeatherFacts, profile: DroneProfile): Warning[] {
  const warnings: Warning[] = [];
  const add = (findings: readonly Finding[], when: When): void => {
    for (const finding of findings) warnings.push({ ...finding, ...when });
  };
  add(judgeConditions(facts.conditions, profile), AT_THE_OBSERVATION);
  add(judgeRemarks(facts, profile), AT_THE_OBSERVATION);
  for (const { change, from, to, conditions } of facts.groups) {
    add(judgeConditions(conditions, profile), { change, from, to });
  }
  return warnings;
}

const AT_THE_OBSERVATION: When = { change: null, from: null, to: null };

/** What the remarks of an observation tell of the place and of what is in sight. */
export function judgeRemarks({ remarks }: WeatherFacts, profile: DroneProfile): Finding[] {
  return remarks.flatMap((remark): Finding[] => {
    switch (remark.code) {
      case 'lightning':
        return [judgeThunder(remark)];
      case 'convection':
        return judgeConvection(remark);
      case 'iceAccretion':
        return [{ code: 'icing', severity: 'nogo', cause: 'iceAccretion', temperatureC: null }];
      case 'windAtHeight':
        return judgeWindElsewhere(remark.wind, remark.heightFt, profile);
      default:
        return [];
    }
  });
}

type SeenRemark = Extract<Remark, { readonly code: 'lightning' | 'convection' }>;

/** DSNT: more than 10 nautical miles away (FMH-1, 12.4), wherever it is seen. */
function isDistant({ text, seen }: SeenRemark): boolean {
  if (seen !== undefined && seen.places.length > 0)
    return seen.places.every(({ distance }) => distance === 'distant');
  return /\bDSNT\b/.test(text) && !/\b(?:OHD|VC|ALQDS|ALQS)\b/.test(text);
}

function judgeThunder(remark: SeenRemark): Finding {
  return isDistant(remark)
    ? { code: 'thunderstorm', severity: 'caution', group: null, isDistant: true }
    : { code: 'thunderstorm', severity: 'nogo', group: null };
}

/** What towers beside the place: worth a caution, since it comes nearer or sends its gusts ahead. */
function judgeConvection(remark: SeenRemark): Finding[] {
  const words = remark.text.split(' ');
  const has = (...some: readonly string[]): boolean => some.some((word) => words.includes(word));
  if (has('TS', 'VCTS')) return [judgeThunder(remark)];
  const type = has('CB', 'CBMAM') ? 'CB' : has('TCU') ? 'TCU' : null;
  if (type === null) return [];
  if (has('OHD'))
    return [{ code: 'convectiveCloud', severity: type === 'CB' ? 'nogo' : 'caution', type, baseFt: null }];
  const near = { code: 'convectiveCloud', severity: 'caution', type, baseFt: null } as const;
  return [has('VC') ? near : { ...near, isInSight: true }];
}

function forecastWarnings(facts: WeatherFacts, profile: DroneProfile): Warning[] {
  const warnings = collect();
  for (const { from, to, prevailing, becoming, atTimes } of forecastTimeline(facts)) {
    warnings.add(judgeConditions(prevailing, profile), { change: null, from, to });
    for (const layer of becoming) {
      warnings.add(judgeConditions(layer.conditions, profile), { change: layer.change, from, to });
    }
    for (const layer of atTimes) {
      warnings.add(judgeConditions(layer.conditions, profile), { change: layer.change, from, to });
    }
  }
  for (const { temperatureC, at } of facts.temperatureForecasts) {
    warnings.add(judgeBattery(temperatureC, profile), { change: null, from: at, to: at });
  }
  return warnings.all;
}

/** Gathers warnings; the same one in the next stretch of time makes the one before longer. */
function collect(): { all: Warning[]; add: (findings: readonly Finding[], when: When) => void } {
  const all: Warning[] = [];
  const latest = new Map<string, number>();
  const add = (findings: readonly Finding[], when: When): void => {
    for (const finding of findings) {
      const key = `${when.change ?? ''} ${JSON.stringify(finding)}`;
      const index = latest.get(key);
      const before = index === undefined ? undefined : all[index];
      if (
        before !== undefined &&
        index !== undefined &&
        (before.to === when.from || before.from === when.from)
      ) {
        all[index] = { ...before, to: when.to };
        continue;
      }
      latest.set(key, all.length);
      all.push({ ...finding, ...when });
    }
  };
  return { all, add };
}

function lightWarnings(facts: WeatherFacts, position: NonNullable<DecodeContext['position']>): Warning[] {
  const from = facts.validFrom ?? facts.issuedAt;
  if (from === null) return [];
  return judgeLight(Date.parse(from), Date.parse(facts.validTo ?? from), position);
}
