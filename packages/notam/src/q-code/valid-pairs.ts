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
const FACILITIES: readonly SubjectCategory[] = [...BUILT, ...GROUND, 'obstacle', 'information', 'procedure'];
const ALL_CATEGORIES: readonly SubjectCategory[] = [...FACILITIES, ...VOLUME, 'warning'];

/** For each condition, the kinds of subject that one sentence with it makes sense for. */
const FITTING: Readonly<Partial<Record<ConditionCode, readonly SubjectCategory[]>>> = {
  AC: FACILITIES,
  AD: FACILITIES,
  AF: BUILT,
  AG: BUILT,
  AH: [...BUILT, ...GROUND, ...VOLUME, 'information'],
  AK: [...FACILITIES, ...VOLUME],
  AL: [...FACILITIES, ...VOLUME],
  AM: [...FACILITIES, ...VOLUME],
  AN: FACILITIES,
  AO: FACILITIES,
  AP: [...FACILITIES, ...VOLUME],
  AR: [...FACILITIES, ...VOLUME],
  AS: FACILITIES,
  AU: [...FACILITIES, ...VOLUME],
  AW: [...FACILITIES, ...VOLUME],
  CA: [...VOLUME, 'procedure', 'warning', 'trafficService', 'landingSystem', 'navigationAid'],
  CC: [...FACILITIES, ...VOLUME, 'warning'],
  CD: [...VOLUME, 'procedure', 'trafficService', 'landingSystem', 'navigationAid'],
  CE: ['obstacle', 'facility', 'lighting', 'navigationAid'],
  CF: ['communication', 'landingSystem', 'navigationAid', 'trafficService'],
  CG: [...FACILITIES, ...VOLUME],
  CH: ALL_CATEGORIES,
  CI: ['communication', 'landingSystem', 'navigationAid', 'trafficService', 'airspace'],
  CL: ['airspace', 'movementArea', 'procedure'],
  CM: ['movementArea', 'lighting', 'landingSystem', 'navigationAid'],
  CN: ALL_CATEGORIES,
  CO: [...BUILT],
  CP: BUILT,
  CR: [...FACILITIES, ...VOLUME],
  CS: [...FACILITIES, ...VOLUME],
  CT: BUILT,
  HV: ['movementArea', 'aerodrome', 'facility', 'lighting'],
  HW: ['movementArea', 'aerodrome', 'facility', 'lighting', 'landingSystem', 'navigationAid'],
  HH: ['movementArea', 'aerodrome'],
  HX: GROUND,
  LC: [...GROUND, 'airspace', 'facility', 'trafficService'],
  LD: FACILITIES,
  LE: BUILT,
  LF: ['communication', 'landingSystem', 'navigationAid', 'gnss'],
  LI: [...GROUND, 'airspace'],
  LN: [...GROUND, 'airspace'],
  LP: [...GROUND, ...VOLUME],
  LS: [...BUILT, ...GROUND],
  LT: [...FACILITIES, ...VOLUME],
  LV: [...GROUND, 'airspace'],
  LW: ['warning'],
  LX: [...BUILT, ...GROUND],
};

/**
 * Whether subject and condition can be said as one sentence; other pairs are given apart, because no reader knows what
 * their issuer meant.
 */
export function isValidPair(subject: SubjectCode, condition: ConditionCode): boolean {
  return FITTING[condition]?.includes(SUBJECTS[subject]) ?? false;
}
