import { useLocalStorage } from '@mantine/hooks';

/** Lengths of a flight to choose from, in minutes. */
export const FLIGHT_MINUTES: readonly number[] = [15, 30, 45, 60, 90, 120];
const USUAL_MINUTES = 30;

/** How long a flight is to be, as the reader chose in this browser: the best hours have room for it. */
export function useFlightMinutes(): [number, (minutes: number) => void] {
  const [stored, store] = useLocalStorage({
    key: 'klarnotam-flight-minutes',
    getInitialValueInEffect: false,
    serialize: (minutes: number) => String(minutes),
    deserialize: (minutes) => Number(minutes),
  });
  return [FLIGHT_MINUTES.find((minutes) => minutes === stored) ?? USUAL_MINUTES, store];
}
