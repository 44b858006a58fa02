import type { PlannedOperation } from '@klarnotam/notam';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { client } from '../../shared/api/client.ts';
import { MEMBER_KEY } from '../../shared/api/session.ts';
import { zoneAt } from '../../shared/places/zone-at.ts';
import { readersTimeZone } from '../../shared/text/format-instant.ts';
import { withTimeZoneOfLocation, withElevation } from './change-operation.ts';

export type ChangeOperation = (change: (operation: PlannedOperation) => PlannedOperation) => void;

/** The operation that the form holds. Its zone follows its place, and the ground height of each point is asked for. */
export function useOperation(initial: PlannedOperation): readonly [PlannedOperation, ChangeOperation] {
  const settle = (operation: PlannedOperation): PlannedOperation =>
    withTimeZoneOfLocation(operation, zoneAt, readersTimeZone());
  const [operation, setOperation] = useState(() => settle(initial));
  const change: ChangeOperation = useCallback((apply) => {
    setOperation((before) => settle(apply(before)));
  }, []);
  useElevations(operation, change);
  return [operation, change];
}

function useElevations({ location, polygonPoints }: PlannedOperation, change: ChangeOperation): void {
  const queries = useQueryClient();
  const asked = useRef(new Set<string>());
  useEffect(() => {
    for (const { lat, lng, elevationM } of [...(location ? [location] : []), ...polygonPoints]) {
      const key = `${lat} ${lng}`;
      if (elevationM !== null || asked.current.has(key)) continue;
      asked.current.add(key);
      queries
        .query({
          queryKey: [...MEMBER_KEY, 'elevation', lat, lng],
          queryFn: ({ signal }) => client.places.elevation({ lat, lng }, { signal }),
          staleTime: Infinity,
          retry: false,
        })
        .then(
          (found) => change((operation) => withElevation(operation, { lat, lng }, found.elevationM)),
          // The point is kept without a height; a later visit to it asks again.
          () => asked.current.delete(key),
        );
    }
  }, [location, polygonPoints, queries, change]);
}
