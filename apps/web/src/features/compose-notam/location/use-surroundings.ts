import type { Surroundings, Terrain } from '@klarnotam/contract';
import { areaKeyOf, MIN_AREA_CORNERS, type PlannedOperation } from '@klarnotam/notam';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { client } from '../../../shared/api/client.ts';
import { MEMBER_KEY } from '../../../shared/api/session.ts';

interface Asked<T> {
  readonly data: T | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
}

/** Delay before asking, so that a drag or a slider asks once. */
const REST_MS = 400;
/** What could not be had is asked for again so often, so that it comes without the user doing anything. */
const AGAIN_MS = 10_000;
const AGAIN_TIMES = 30;
/** Points without a height may be open sea, which has none. */
const UNKNOWN_AGAIN_TIMES = 3;

interface AskedArea {
  readonly lat: number;
  readonly lng: number;
  readonly radiusM: number;
  readonly points?: string;
}

/** The area of the form as the server is asked about it; null: there is none yet. */
function areaOf({ isPolygonMode, location, polygonPoints }: PlannedOperation): AskedArea | null {
  if (!isPolygonMode) return location && { lat: location.lat, lng: location.lng, radiusM: location.radiusM };
  const [first] = polygonPoints;
  if (first === undefined) return null;
  const position = { lat: first.lat, lng: first.lng, radiusM: 0 };
  if (polygonPoints.length < MIN_AREA_CORNERS) return position;
  return {
    ...position,
    points: polygonPoints.map(({ lat, lng }) => `${lat.toFixed(6)},${lng.toFixed(6)}`).join(';'),
  };
}

/** What is near the place of the form, and how high the ground in it is. */
export interface Around {
  readonly hasPlace: boolean;
  /** Whether the place is asked about already. */
  readonly isRested: boolean;
  /** The area that the answers are about, as `areaKeyOf` names it; null while they are about another one. */
  readonly areaKey: string | null;
  readonly surroundings: Asked<Surroundings>;
  readonly terrain: Asked<Terrain>;
}

const hasFailed = ({ status, errorUpdateCount }: { status: string; errorUpdateCount: number }): boolean =>
  status === 'error' && errorUpdateCount <= AGAIN_TIMES;

/** Asks what is near the place of the form, when it has come to rest. */
export function useSurroundings(operation: PlannedOperation): Around {
  const { isPolygonMode, location, polygonPoints } = operation;
  const area = useMemo(
    () => areaOf({ isPolygonMode, location, polygonPoints } as PlannedOperation),
    [isPolygonMode, location, polygonPoints],
  );
  const areaKey = areaKeyOf(operation);
  const [rested] = useDebouncedValue(area, REST_MS);
  const isRested = rested === area;
  const key = rested && [rested.lat, rested.lng, rested.radiusM, rested.points ?? ''];
  const asked = area === null ? null : rested;
  const surroundings = useQuery({
    queryKey: [...MEMBER_KEY, 'surroundings', key],
    queryFn: ({ signal }) => client.places.surroundings(asked ?? { lat: 0, lng: 0 }, { signal }),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
    staleTime: 300_000,
    refetchInterval: ({ state }) => hasFailed(state) && AGAIN_MS,
  });
  const terrain = useQuery({
    queryKey: [...MEMBER_KEY, 'terrain', key],
    queryFn: ({ signal }) => client.places.terrain(asked ?? { lat: 0, lng: 0 }, { signal }),
    enabled: asked !== null,
    staleTime: 300_000,
    retry: false,
    refetchInterval: ({ state }) =>
      (hasFailed(state) ||
        ((state.data?.unknownPoints ?? 0) > 0 && state.dataUpdateCount <= UNKNOWN_AGAIN_TIMES)) &&
      AGAIN_MS,
  });
  const isAbout = isRested && !surroundings.isPlaceholderData;
  return { hasPlace: area !== null, isRested, areaKey: isAbout ? areaKey : null, surroundings, terrain };
}
