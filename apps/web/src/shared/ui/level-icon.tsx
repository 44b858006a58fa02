import type { RatingLevel } from '@klarnotam/notam';
import {
  IconAlertTriangle,
  IconBan,
  IconCircleCheck,
  IconHistory,
  IconInfoCircle,
  IconLock,
  type Icon,
} from '@tabler/icons-react';
import classes from './level-icon.module.css';

/** A level, or that what had one has ended. */
export type ShownLevel = RatingLevel | 'ended';

/** Each level has a shape of its own, so that colour is not needed to tell them apart. */
const ICONS: Readonly<Record<ShownLevel, Icon>> = {
  forbidden: IconBan,
  restricted: IconLock,
  caution: IconAlertTriangle,
  allowed: IconCircleCheck,
  information: IconInfoCircle,
  ended: IconHistory,
};

export function LevelIcon({ level, size = 22 }: { level: ShownLevel; size?: number }) {
  const Shape = ICONS[level];
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

/** The icon on its colour, for lists of levels. */
export function LevelTile({ level }: { level: RatingLevel }) {
  return (
    <span className={classes.tile}>
      <LevelIcon level={level} />
    </span>
  );
}
