import type { RatingLevel } from '@klarnotam/notam';
import type { Level } from '../../catalogue.ts';

/** The levels of drone impact: Russian. */
export const levels: Readonly<Record<RatingLevel, Level>> = {
  forbidden: { heading: 'Полёты дронов запрещены', meaning: 'Полёты дронов в этом районе прямо запрещены' },
  restricted: {
    heading: 'Полёты дронов ограничены',
    meaning: 'Для полётов дронов действуют особые ограничения',
  },
  caution: {
    heading: 'Требуется осторожность',
    meaning: 'Полёты дронов возможны, но требуют повышенного внимания',
  },
  allowed: { heading: 'На полёты дронов не влияет', meaning: 'Этот NOTAM не влияет на полёты дронов' },
  information: {
    heading: 'Только для информации',
    meaning: 'Общие сведения, без особого значения для полётов дронов',
  },
};
