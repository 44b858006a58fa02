import type { Verdict } from '@klarnotam/notam';
import {
  IconCircleDashed,
  IconCircleMinus,
  IconHelpCircle,
  IconTargetArrow,
  type Icon,
} from '@tabler/icons-react';

const SHAPES: Readonly<Record<Verdict, Icon>> = {
  touches: IconTargetArrow,
  cannotTell: IconHelpCircle,
  near: IconCircleDashed,
  doesNot: IconCircleMinus,
};

/** How a notice stands to a flight, for the eye; the word stands beside it. */
export function VerdictIcon({ verdict }: { verdict: Verdict }) {
  const Shape = SHAPES[verdict];
  return <Shape size={22} stroke={1.9} aria-hidden focusable="false" />;
}
