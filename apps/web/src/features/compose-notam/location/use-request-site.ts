import type { Surroundings, Terrain } from '@klarnotam/contract';
import { areaKeyOf, siteOf, type PlannedOperation } from '@klarnotam/notam';
import { useEffect } from 'react';
import type { ChangeOperation } from '../use-operation.ts';
import type { Around } from './use-surroundings.ts';

const regionsOf = (site: PlannedOperation['site']): string | undefined =>
  site?.firs.map(({ indicator, sure }) => `${indicator} ${sure}`).join(' ');

/**
 * The operation with what was answered about its area; heights that are known stay when the service does not answer again, and the regions
 * that the pilot confirmed as long as the same ones may be meant.
 */
export function withSite(
  operation: PlannedOperation,
  areaKey: string | null,
  near: Surroundings | undefined,
  ground: Terrain | undefined,
): PlannedOperation {
  if (areaKey === null || areaKeyOf(operation) !== areaKey || near === undefined) return operation;
  const before = operation.site?.areaKey === areaKey ? operation.site : null;
  const found = siteOf({ areaKey, surroundings: near, terrain: ground ?? null });
  const site = { ...found, ground: found.ground ?? before?.ground ?? null };
  if (JSON.stringify(site) === JSON.stringify(operation.site)) return operation;
  const isSameQuestion = regionsOf(site) === regionsOf(operation.site);
  return { ...operation, site, confirmedFirs: isSameQuestion ? operation.confirmedFirs : [] };
}

/**
 * Whether what the ICAO form needs to know of its area comes by itself in a moment: it is asked for, or was just answered. What failed
 * is not on its way, though it is asked for again.
 */
export function isSiteOnItsWay(operation: PlannedOperation, around: Around): boolean {
  const { hasPlace, isRested, areaKey, surroundings, terrain } = around;
  if (!hasPlace || (operation.site !== null && operation.site.areaKey === areaKeyOf(operation))) return false;
  if (!isRested) return true;
  if (areaKey === null || surroundings.data === undefined)
    return surroundings.isFetching && !surroundings.isError;
  // Answered or failed, the form holds it after the next turn.
  return terrain.isFetching || terrain.data !== undefined || terrain.isError;
}

/** Keeps in the form what is known of its area, so that its text is the same without a network and on the server. */
export function useRequestSite({ areaKey, surroundings, terrain }: Around, onChange: ChangeOperation): void {
  const isAnswered = surroundings.data !== undefined && (terrain.data !== undefined || terrain.isError);
  const [near, ground] = [surroundings.data, terrain.data];
  useEffect(() => {
    if (isAnswered) onChange((before) => withSite(before, areaKey, near, ground));
  }, [isAnswered, areaKey, near, ground, onChange]);
}
