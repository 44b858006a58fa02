import type { KitItem } from '@klarnotam/contract';
import type { PlannedOperation } from '@klarnotam/notam';

export type KitKind = KitItem['kept']['kind'];

/** `operation` with what was kept filled in; what was asked about another place is asked anew. */
export function withKept(operation: PlannedOperation, kept: KitItem['kept']): PlannedOperation {
  switch (kept.kind) {
    case 'site':
      return { ...operation, ...kept.site, pointOnly: false, confirmedFirs: [], site: null };
    case 'crew':
      return { ...operation, ...kept.crew };
    case 'permission':
      return { ...operation, permissionReference: kept.permission.permissionReference };
  }
}

/** What of `operation` can be kept as that; null: nothing is filled in. `validUntil`: of a permission, `yyyy-MM-dd` or empty. */
export function keptOf(
  operation: PlannedOperation,
  kind: KitKind,
  validUntil: string,
): KitItem['kept'] | null {
  const { isPolygonMode, location, polygonPoints, placeName } = operation;
  const { contactInfo, operatorNumber, realTimeContact, permissionReference } = operation;
  switch (kind) {
    case 'site': {
      const hasPlace = isPolygonMode ? polygonPoints.length > 0 : location !== null;
      return hasPlace ? { kind, site: { isPolygonMode, location, polygonPoints, placeName } } : null;
    }
    case 'crew':
      return contactInfo.name.trim() === ''
        ? null
        : { kind, crew: { contactInfo, operatorNumber, realTimeContact } };
    case 'permission':
      return permissionReference.trim() === ''
        ? null
        : { kind, permission: { permissionReference, validUntil } };
  }
}

/** What is proposed as a name. */
export function proposedName(operation: PlannedOperation, kind: KitKind): string {
  if (kind === 'site') return operation.placeName.trim();
  return (kind === 'crew' ? operation.contactInfo.name : operation.permissionReference).trim();
}

/** Whether a permission ends before the last day of the operation (`yyyy-MM-dd`, in the zone of the place). */
export function endsTooSoon(kept: KitItem['kept'], operation: PlannedOperation, today: string): boolean {
  if (kept.kind !== 'permission' || kept.permission.validUntil === '') return false;
  const lastDay = [operation.endDate, operation.isRecurring ? operation.untilDate : '', today].sort().at(-1);
  return kept.permission.validUntil < (lastDay ?? '');
}
