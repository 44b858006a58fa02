import type { FlightPlan } from '@klarnotam/contract';
import { useCallback, useMemo, useState } from 'react';
import { useSession } from '../../../shared/api/session.ts';
import { keepFlight, readKeptFlight } from './kept-flight.ts';
import { draftFromPlan, readDraft, withTimeZone, type FlightDraft, type ReadDraft } from './flight-draft.ts';
import { zoneOfPlace } from './zone-of-place.ts';

export interface UsedFlightDraft extends ReadDraft {
  readonly draft: FlightDraft;
  readonly change: (changed: Partial<FlightDraft>) => void;
  /** Fills in what was kept of a flight, from now on. */
  readonly begin: (plan: FlightPlan, name: string) => void;
}

/** A flight that is filled in; its clocks follow its place, and it is kept for next time. */
export function useFlightDraft(initial?: FlightDraft): UsedFlightDraft {
  const userId = useSession()?.user?.id ?? '';
  const [draft, setDraft] = useState(() => initial ?? readKeptFlight(userId, Date.now(), zoneOfPlace));
  const change = useCallback(
    (changed: Partial<FlightDraft>): void => {
      const next = { ...draft, ...changed };
      const settled = changed.place ? withTimeZone(next, zoneOfPlace(changed.place.place)) : next;
      setDraft(settled);
      if (userId !== '') keepFlight(userId, settled);
    },
    [draft, userId],
  );
  const begin = useCallback(
    (plan: FlightPlan, name: string): void =>
      change(draftFromPlan(plan, name, Date.now(), zoneOfPlace(plan.place))),
    [change],
  );
  return useMemo(() => ({ draft, change, begin, ...readDraft(draft) }), [draft, change, begin]);
}
