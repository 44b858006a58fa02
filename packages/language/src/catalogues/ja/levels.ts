import type { RatingLevel } from '@klarnotam/notam';
import type { Level } from '../../catalogue.ts';

/** The levels of drone impact: Japanese. */
export const levels: Readonly<Record<RatingLevel, Level>> = {
  forbidden: {
    heading: 'ドローン飛行禁止',
    meaning: 'この区域ではドローンの飛行が禁止されています',
  },
  restricted: {
    heading: 'ドローン飛行制限',
    meaning: 'ドローンの飛行に制限があります',
  },
  caution: {
    heading: '注意が必要',
    meaning: 'ドローンを飛行させる際は特に注意が必要です',
  },
  allowed: {
    heading: 'ドローンに影響なし',
    meaning: 'このノータムはドローンの飛行に影響しません',
  },
  information: {
    heading: '情報のみ',
    meaning: '一般的な情報であり、ドローンの飛行に特段の影響はありません',
  },
};
