import type { RatingLevel } from '@klarnotam/notam';
import type { Level } from '../../catalogue.ts';

/** The levels of drone impact: Chinese in simplified characters. */
export const levels: Readonly<Record<RatingLevel, Level>> = {
  forbidden: {
    heading: '禁止无人机飞行',
    meaning: '该区域明确禁止无人机飞行',
  },
  restricted: {
    heading: '限制无人机飞行',
    meaning: '无人机飞行受到特定限制',
  },
  caution: {
    heading: '需要注意',
    meaning: '可以操控无人机飞行，但须格外注意',
  },
  allowed: {
    heading: '不影响无人机',
    meaning: '本航行通告不影响无人机飞行',
  },
  information: {
    heading: '仅供参考',
    meaning: '一般信息，对无人机飞行没有特定影响',
  },
};
