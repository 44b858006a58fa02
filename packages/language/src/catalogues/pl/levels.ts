import type { RatingLevel } from '@klarnotam/notam';
import type { Level } from '../../catalogue.ts';

/** The levels of drone impact: Polish. */
export const levels: Readonly<Record<RatingLevel, Level>> = {
  forbidden: {
    heading: 'Zakaz lotów dronów',
    meaning: 'Loty dronów w tym obszarze są wyraźnie zakazane',
  },
  restricted: {
    heading: 'Ograniczenia lotów dronów',
    meaning: 'Loty dronów podlegają szczególnym ograniczeniom',
  },
  caution: {
    heading: 'Zachowaj ostrożność',
    meaning: 'Loty dronów są możliwe, ale wymagają szczególnej uwagi',
  },
  allowed: { heading: 'Nie dotyczy dronów', meaning: 'Ten NOTAM nie dotyczy lotów dronów' },
  information: {
    heading: 'Tylko informacja',
    meaning: 'Informacja ogólna, bez szczególnego znaczenia dla lotów dronów',
  },
};
