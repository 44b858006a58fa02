import { completeOperation, type PlannedOperation } from '@klarnotam/notam';
import type { Renewed } from '../issued/renewal.ts';
import { emptyOperation } from '../empty-operation.ts';

/**
 * The form as it was left. This tab keeps its own copy, so that two tabs do not write over each other; the device keeps the
 * one that was written last, for when the tab is closed. Both are their user's alone.
 */
export interface OperationDraft {
  readonly operation: PlannedOperation;
  /** Milliseconds since 1970-01-01T00:00Z by this device. */
  readonly keptAt: number;
  /** Under which the form is saved: sent twice, it is saved once. */
  readonly saveKey: string;
  /** The issued NOTAM that it asks to be replaced; null: a new one. */
  readonly renews: Renewed | null;
}

/** Signing out, and whatever else ends the session, removes what begins so. */
const PREFIX = 'klarnotam-operation-draft-';
const STORES = ['sessionStorage', 'localStorage'] as const;

/** Where the draft of `userId` stands that began from `source`: the id of a saved NOTAM, or `new`. */
export const draftKey = (userId: string, source: string): string => `${PREFIX}${userId}-${source}`;

/** @returns false when neither the tab nor the device has room: what is typed is on this page alone. */
export function keepDraft(key: string, draft: OperationDraft): boolean {
  const text = JSON.stringify(draft);
  const kept = STORES.map((store) => {
    try {
      window[store].setItem(key, text);
      return true;
    } catch {
      // No room, or no store: rather no draft than one of before.
      forget(store, key);
      return false;
    }
  });
  return kept.includes(true);
}

/** The draft of this tab, else that of the device; null: there is none that can be read. */
export function readDraft(key: string): OperationDraft | null {
  for (const store of STORES) {
    try {
      const kept: unknown = JSON.parse(window[store].getItem(key) ?? 'null');
      if (isDraft(kept)) return { ...kept, operation: completeOperation(kept.operation) };
    } catch {
      // No store, or something else stands there.
    }
  }
  return null;
}

export function forgetDraft(key: string): void {
  for (const store of STORES) forget(store, key);
}

function forget(store: (typeof STORES)[number], key: string): void {
  try {
    window[store].removeItem(key);
  } catch {
    // There is no store, so nothing is kept.
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPoint = (value: unknown): boolean =>
  isObject(value) && typeof value['lat'] === 'number' && typeof value['lng'] === 'number';

/** Whether `value` has the fields of `form` that are no objects, of the same kind. */
function hasFieldsOf(form: object, value: Record<string, unknown>): boolean {
  return Object.entries(form).every(
    ([field, empty]) => typeof empty === 'object' || typeof value[field] === typeof empty,
  );
}

const isRenewed = (value: unknown): boolean =>
  isObject(value) && typeof value['id'] === 'string' && typeof value['number'] === 'string';

/** Whether it is a draft of this release or of the one before, and not what somebody else wrote there. */
function isDraft(value: unknown): value is OperationDraft {
  if (!isObject(value) || typeof value['keptAt'] !== 'number' || typeof value['saveKey'] !== 'string')
    return false;
  const { operation, renews } = value;
  if (!isObject(operation) || !(renews === null || isRenewed(renews))) return false;
  const { location, polygonPoints, contactInfo } = operation;
  const complete = completeOperation(operation as unknown as PlannedOperation);
  const empty = emptyOperation('');
  return (
    hasFieldsOf(empty, { ...complete }) &&
    (location === null ||
      (isPoint(location) && typeof (location as { radiusM?: unknown }).radiusM === 'number')) &&
    Array.isArray(polygonPoints) &&
    polygonPoints.every(isPoint) &&
    isObject(contactInfo) &&
    hasFieldsOf(empty.contactInfo, contactInfo)
  );
}
