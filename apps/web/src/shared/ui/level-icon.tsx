import type { RatingLevel } from '@klarnotam/notam';
import {
  IconAlertTriangle,
  IconBan,
  IconCircleCheck,
  IconInfoCircle,
  IconLock,
  type Icon,
} from '@tabler/icons-react';

/** Each level has a shape of its own, so that nobody needs the colour. */
export const LEVEL_ICONS: Readonly<Record<RatingLevel, Icon>> = {
  forbidden: IconBan,
  restricted: IconLock,
  caution: IconAlertTriangle,
  allowed: IconCircleCheck,
  information: IconInfoCircle,
};

export function LevelIcon({ level, size = 22 }: { level: RatingLevel; size?: number }) {
  const Shape = LEVEL_ICONS[level];
  return (
    <Shape
      size={size}
      stroke={size > 28 ? 1.6 : 1.9}
      color="var(--level-icon)"
      aria-hidden
      focusable="false"
    />
  );
}
