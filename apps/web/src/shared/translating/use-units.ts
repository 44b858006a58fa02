import type { UnitsFirst } from '@klarnotam/language';
import { useLocalStorage } from '@mantine/hooks';

export const UNITS: readonly UnitsFirst[] = ['published', 'metres', 'feet'];

/** Which unit of height stands first, as the reader chose in this browser. */
export function useUnits(): [UnitsFirst, (units: UnitsFirst) => void] {
  const [stored, store] = useLocalStorage({
    key: 'klarnotam-units',
    getInitialValueInEffect: false,
    serialize: (units: string) => units,
    deserialize: (units) => units ?? '',
  });
  return [UNITS.find((units) => units === stored) ?? 'published', store];
}
