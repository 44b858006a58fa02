import type { ConditionCode } from '@klarnotam/notam';
import type { Condition } from '../../catalogue.ts';

/** Conditions of the NOTAM code in English. */
export const conditions: Readonly<Record<ConditionCode, Condition>> = {
  AC: {
    sentence: '{subject} {form, select, plural {have} other {has}} been withdrawn for maintenance.',
    label: 'withdrawn for maintenance',
  },
  AD: {
    sentence: '{subject} {form, select, plural {are} other {is}} available by day.',
    label: 'available by day',
  },
  AF: {
    sentence: '{subject} {form, select, plural {have} other {has}} been flight checked and found reliable.',
    label: 'flight checked and found reliable',
  },
  AG: {
    sentence:
      '{subject} {form, select, plural {are} other {is}} operating, but checked on the ground only and awaiting a flight check.',
    label: 'operating, checked on the ground only, awaiting flight check',
  },
  AH: {
    sentence: '{subject} {form, select, plural {have} other {has}} new hours of service.',
    label: 'new hours of service',
  },
  AK: {
    sentence: '{subject} {form, select, plural {have} other {has}} resumed normal operation.',
    label: 'normal operation resumed',
  },
  AL: {
    sentence:
      '{subject} {form, select, plural {are} other {is}} in operation again, subject to the conditions published before.',
    label: 'in operation again under the conditions published before',
  },
  AM: {
    sentence: '{subject} {form, select, plural {are} other {is}} for military operations only.',
    label: 'military operations only',
  },
  AN: {
    sentence: '{subject} {form, select, plural {are} other {is}} available by night.',
    label: 'available by night',
  },
  AO: { sentence: '{subject} {form, select, plural {are} other {is}} in operation.', label: 'in operation' },
  AP: {
    sentence:
      '{subject} {form, select, plural {are} other {is}} available, but prior permission is required.',
    label: 'available, prior permission required',
  },
  AR: {
    sentence: '{subject} {form, select, plural {are} other {is}} available on request.',
    label: 'available on request',
  },
  AS: {
    sentence: '{subject} {form, select, plural {are} other {is}} out of service.',
    label: 'out of service',
  },
  AU: {
    sentence: '{subject} {form, select, plural {are} other {is}} not available.',
    label: 'unavailable',
  },
  AW: {
    sentence: '{subject} {form, select, plural {have} other {has}} been withdrawn completely.',
    label: 'completely withdrawn',
  },
  AX: {
    sentence: 'The shutdown announced before has been cancelled.',
    label: 'announced shutdown cancelled',
  },
  CA: { sentence: '{subject} {form, select, plural {are} other {is}} active.', label: 'active' },
  CC: { sentence: '{subject} {form, select, plural {have} other {has}} been completed.', label: 'completed' },
  CD: { sentence: '{subject} {form, select, plural {are} other {is}} not active.', label: 'not active' },
  CE: { sentence: '{subject} {form, select, plural {have} other {has}} been erected.', label: 'erected' },
  CF: {
    sentence: '{subject} {form, select, plural {have} other {has}} a new frequency.',
    label: 'frequency changed',
  },
  CG: {
    sentence: '{subject} {form, select, plural {have} other {has}} been downgraded.',
    label: 'downgraded',
  },
  CH: { sentence: '{subject} {form, select, plural {have} other {has}} been changed.', label: 'changed' },
  CI: {
    sentence: '{subject} {form, select, plural {have} other {has}} a new identification or call sign.',
    label: 'identification or call sign changed',
  },
  CL: { sentence: '{subject} {form, select, plural {have} other {has}} been realigned.', label: 'realigned' },
  CM: { sentence: '{subject} {form, select, plural {have} other {has}} been displaced.', label: 'displaced' },
  CN: { sentence: '{subject} {form, select, plural {have} other {has}} been cancelled.', label: 'cancelled' },
  CO: { sentence: '{subject} {form, select, plural {are} other {is}} operating.', label: 'operating' },
  CP: {
    sentence: '{subject} {form, select, plural {are} other {is}} operating on reduced power.',
    label: 'operating on reduced power',
  },
  CR: {
    sentence: '{subject} {form, select, plural {have} other {has}} been replaced temporarily.',
    label: 'temporarily replaced',
  },
  CS: { sentence: '{subject} {form, select, plural {have} other {has}} been installed.', label: 'installed' },
  CT: {
    sentence: '{subject} {form, select, plural {are} other {is}} on test and must not be used.',
    label: 'on test, do not use',
  },
  HA: { sentence: 'Braking action is as the text says.', label: 'braking action' },
  HB: { sentence: 'The friction coefficient is as the text says.', label: 'friction coefficient' },
  HC: {
    sentence: '{subject} {form, select, plural {are} other {is}} covered by compacted snow.',
    label: 'covered by compacted snow',
  },
  HD: {
    sentence: '{subject} {form, select, plural {are} other {is}} covered by dry snow.',
    label: 'covered by dry snow',
  },
  HE: {
    sentence: '{subject} {form, select, plural {are} other {is}} covered by water.',
    label: 'covered by water',
  },
  HF: {
    sentence: '{subject} {form, select, plural {are} other {is}} free of snow and ice.',
    label: 'free of snow and ice',
  },
  HG: { sentence: 'Grass cutting is in progress.', label: 'grass cutting in progress' },
  HH: { sentence: 'There is a hazard; the text says which.', label: 'hazard' },
  HI: {
    sentence: '{subject} {form, select, plural {are} other {is}} covered by ice.',
    label: 'covered by ice',
  },
  HJ: { sentence: 'A launch is planned.', label: 'launch planned' },
  HK: { sentence: 'Bird migration is in progress.', label: 'bird migration in progress' },
  HL: { sentence: 'Snow clearance has been completed.', label: 'snow clearance completed' },
  HM: { sentence: '{subject} {form, select, plural {are} other {is}} marked.', label: 'marked' },
  HN: {
    sentence: '{subject} {form, select, plural {are} other {is}} covered by wet snow or slush.',
    label: 'covered by wet snow or slush',
  },
  HO: {
    sentence: '{subject} {form, select, plural {are} other {is}} obscured by snow.',
    label: 'obscured by snow',
  },
  HP: { sentence: 'Snow clearance is in progress.', label: 'snow clearance in progress' },
  HQ: { sentence: 'The operation has been cancelled.', label: 'operation cancelled' },
  HR: { sentence: 'There is standing water.', label: 'standing water' },
  HS: { sentence: 'Sanding is in progress.', label: 'sanding in progress' },
  HT: {
    sentence: 'Approach according to the signal area only.',
    label: 'approach according to signal area only',
  },
  HU: { sentence: 'A launch is in progress.', label: 'launch in progress' },
  HV: { sentence: 'The work has been completed.', label: 'work completed' },
  HW: { sentence: 'Work is in progress.', label: 'work in progress' },
  HX: { sentence: 'There is a concentration of birds.', label: 'concentration of birds' },
  HY: { sentence: 'There are snow banks.', label: 'snow banks' },
  HZ: {
    sentence: '{subject} {form, select, plural {are} other {is}} covered by frozen ruts and ridges.',
    label: 'covered by frozen ruts and ridges',
  },
  KK: { sentence: 'This is a checklist of the valid NOTAMs.', label: 'checklist' },
  LA: {
    sentence: '{subject} {form, select, plural {are} other {is}} operating on auxiliary power.',
    label: 'on auxiliary power',
  },
  LB: {
    sentence: '{subject} {form, select, plural {are} other {is}} reserved for aircraft based there.',
    label: 'reserved for aircraft based there',
  },
  LC: { sentence: '{subject} {form, select, plural {are} other {is}} closed.', label: 'closed' },
  LD: { sentence: '{subject} {form, select, plural {are} other {is}} unsafe.', label: 'unsafe' },
  LE: {
    sentence: '{subject} {form, select, plural {are} other {is}} operating without auxiliary power.',
    label: 'without auxiliary power',
  },
  LF: {
    sentence: '{subject} {form, select, plural {have} other {has}} interference.',
    label: 'interference',
  },
  LG: {
    sentence: '{subject} {form, select, plural {are} other {is}} operating without identification.',
    label: 'operating without identification',
  },
  LH: {
    sentence:
      '{subject} {form, select, plural {are} other {is}} unserviceable for aircraft heavier than stated.',
    label: 'unserviceable for aircraft heavier than stated',
  },
  LI: {
    sentence: '{subject} {form, select, plural {are} other {is}} closed to instrument flights (IFR).',
    label: 'closed to instrument flights (IFR)',
  },
  LK: {
    sentence: '{subject} {form, select, plural {are} other {is}} operating as a fixed light.',
    label: 'operating as a fixed light',
  },
  LL: {
    sentence: '{subject} {form, select, plural {are} other {is}} usable for the length and width stated.',
    label: 'usable for the length and width stated',
  },
  LN: {
    sentence: '{subject} {form, select, plural {are} other {is}} closed at night.',
    label: 'closed at night',
  },
  LP: {
    sentence: '{subject} {form, select, plural {are} other {is}} prohibited to those whom the text names.',
    label: 'prohibited as stated',
  },
  LR: {
    sentence: 'Aircraft are restricted to runways and taxiways.',
    label: 'aircraft restricted to runways and taxiways',
  },
  LS: { sentence: '{subject} may be interrupted.', label: 'subject to interruption' },
  LT: { sentence: '{subject} {form, select, plural {are} other {is}} limited.', label: 'limited' },
  LV: {
    sentence: '{subject} {form, select, plural {are} other {is}} closed to visual flights (VFR).',
    label: 'closed to visual flights (VFR)',
  },
  LW: { sentence: '{subject} will take place.', label: 'will take place' },
  LX: {
    sentence: '{subject} {form, select, plural {are} other {is}} operating, but caution is advised.',
    label: 'operating, caution advised',
  },
  TT: {
    sentence: 'This is a trigger NOTAM: it calls attention to a published amendment or supplement.',
    label: 'trigger NOTAM',
  },
  XX: { sentence: 'What has changed stands in the text.', label: 'stated in the text' },
};
