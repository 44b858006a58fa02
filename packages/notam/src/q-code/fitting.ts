import type { ConditionCode } from './conditions.ts';
import { SUBJECTS, type SubjectCategory, type SubjectCode } from './subjects.ts';

const BUILT: readonly SubjectCategory[] = [
  'communication',
  'facility',
  'gnss',
  'landingSystem',
  'lighting',
  'navigationAid',
  'trafficService',
];
const GROUND: readonly SubjectCategory[] = ['aerodrome', 'movementArea'];
const VOLUME: readonly SubjectCategory[] = ['airspace', 'restrictedAirspace'];
const THINGS: readonly SubjectCategory[] = [...BUILT, ...GROUND, 'obstacle', 'information', 'procedure'];
const EVERYTHING: readonly SubjectCategory[] = [...THINGS, ...VOLUME, 'warning'];

/** For each condition, the kinds of subject that one sentence with it makes sense for. */
const FITTING: Readonly<Partial<Record<ConditionCode, readonly SubjectCategory[]>>> = {
  AC: THINGS,
  AD: THINGS,
  AF: BUILT,
  AG: BUILT,
  AH: [...BUILT, ...GROUND, ...VOLUME, 'information'],
  AK: [...THINGS, ...VOLUME],
  AL: [...THINGS, ...VOLUME],
  AM: [...THINGS, ...VOLUME],
  AN: THINGS,
  AO: THINGS,
  AP: [...THINGS, ...VOLUME],
  AR: [...THINGS, ...VOLUME],
  AS: THINGS,
  AU: [...THINGS, ...VOLUME],
  AW: [...THINGS, ...VOLUME],
  CA: [...VOLUME, 'procedure', 'warning', 'trafficService', 'landingSystem', 'navigationAid'],
  CC: [...THINGS, ...VOLUME, 'warning'],
  CD: [...VOLUME, 'procedure', 'trafficService', 'landingSystem', 'navigationAid'],
  CE: ['obstacle', 'facility', 'lighting', 'navigationAid'],
  CF: ['communication', 'landingSystem', 'navigationAid', 'trafficService'],
  CG: [...THINGS, ...VOLUME],
  CH: EVERYTHING,
  CI: ['communication', 'landingSystem', 'navigationAid', 'trafficService', 'airspace'],
  CL: ['airspace', 'movementArea', 'procedure'],
  CM: ['movementArea', 'lighting', 'landingSystem', 'navigationAid'],
  CN: EVERYTHING,
  CO: [...BUILT],
  CP: BUILT,
  CR: [...THINGS, ...VOLUME],
  CS: [...THINGS, ...VOLUME],
  CT: BUILT,
  HV: ['movementArea', 'aerodrome', 'facility', 'lighting'],
  HW: ['movementArea', 'aerodrome', 'facility', 'lighting', 'landingSystem', 'navigationAid'],
  HH: ['movementArea', 'aerodrome'],
  HX: GROUND,
  LC: [...GROUND, 'airspace', 'facility', 'trafficService'],
  LD: THINGS,
  LE: BUILT,
  LF: ['communication', 'landingSystem', 'navigationAid', 'gnss'],
  LI: [...GROUND, 'airspace'],
  LN: [...GROUND, 'airspace'],
  LP: [...GROUND, ...VOLUME],
  LS: [...BUILT, ...GROUND],
  LT: [...THINGS, ...VOLUME],
  LV: [...GROUND, 'airspace'],
  LW: ['warning'],
  LX: [...BUILT, ...GROUND],
};

/**
 * Whether subject and condition can be said as one sentence; other pairs are given apart, because no reader knows what
 * their issuer meant.
 */
export function isFittingPair(subject: SubjectCode, condition: ConditionCode): boolean {
  return FITTING[condition]?.includes(SUBJECTS[subject]) ?? false;
}
