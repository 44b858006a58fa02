/** The sections of the condition table. */
export type ConditionCategory =
  | 'availability'
  | 'change'
  | 'hazard'
  | 'limitation'
  | 'checklist'
  | 'trigger'
  | 'other';

/**
 * Fourth and fifth letters of the NOTAM code: what is the matter with the subject (ICAO Doc 8126 and Doc 8400, NOTAM
 * Code).
 */
export const CONDITIONS = {
  AC: 'availability',
  AD: 'availability',
  AF: 'availability',
  AG: 'availability',
  AH: 'availability',
  AK: 'availability',
  AL: 'availability',
  AM: 'availability',
  AN: 'availability',
  AO: 'availability',
  AP: 'availability',
  AR: 'availability',
  AS: 'availability',
  AU: 'availability',
  AW: 'availability',
  AX: 'availability',
  CA: 'change',
  CC: 'change',
  CD: 'change',
  CE: 'change',
  CF: 'change',
  CG: 'change',
  CH: 'change',
  CI: 'change',
  CL: 'change',
  CM: 'change',
  CN: 'change',
  CO: 'change',
  CP: 'change',
  CR: 'change',
  CS: 'change',
  CT: 'change',
  HA: 'hazard',
  HB: 'hazard',
  HC: 'hazard',
  HD: 'hazard',
  HE: 'hazard',
  HF: 'hazard',
  HG: 'hazard',
  HH: 'hazard',
  HI: 'hazard',
  HJ: 'hazard',
  HK: 'hazard',
  HL: 'hazard',
  HM: 'hazard',
  HN: 'hazard',
  HO: 'hazard',
  HP: 'hazard',
  HQ: 'hazard',
  HR: 'hazard',
  HS: 'hazard',
  HT: 'hazard',
  HU: 'hazard',
  HV: 'hazard',
  HW: 'hazard',
  HX: 'hazard',
  HY: 'hazard',
  HZ: 'hazard',
  KK: 'checklist',
  LA: 'limitation',
  LB: 'limitation',
  LC: 'limitation',
  LD: 'limitation',
  LE: 'limitation',
  LF: 'limitation',
  LG: 'limitation',
  LH: 'limitation',
  LI: 'limitation',
  LK: 'limitation',
  LL: 'limitation',
  LN: 'limitation',
  LP: 'limitation',
  LR: 'limitation',
  LS: 'limitation',
  LT: 'limitation',
  LV: 'limitation',
  LW: 'limitation',
  LX: 'limitation',
  TT: 'trigger',
  XX: 'other',
} as const satisfies Readonly<Record<string, ConditionCategory>>;

export type ConditionCode = keyof typeof CONDITIONS;

/** Whether `code` is a condition (fourth and fifth letters) of the NOTAM code. */
export function isCondition(code: string): code is ConditionCode {
  return Object.hasOwn(CONDITIONS, code);
}

/** The section of the table that `code` belongs to. */
export function conditionCategory(code: ConditionCode): ConditionCategory {
  return CONDITIONS[code];
}
