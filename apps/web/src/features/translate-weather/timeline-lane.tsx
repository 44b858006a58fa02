import type { RatingLevel } from '@klarnotam/notam';
import type { WarningSeverity } from '@klarnotam/weather';
import { useId } from 'react';
import classes from './forecast-timeline.module.css';

interface Box {
  readonly fromX: number;
  readonly toX: number;
  readonly level: RatingLevel;
  readonly severity: WarningSeverity | null;
  readonly text: string;
}

interface Props {
  readonly name: string;
  readonly boxes: readonly Box[];
  readonly top: number;
  readonly height: number;
  readonly left: number;
  readonly language: string;
  readonly dir: 'ltr' | 'rtl';
  /** The id of a pattern that is drawn over the boxes. */
  readonly hatch?: string;
}

/** Neighbours that say the same become one box, so that its words have room. */
function merged(boxes: readonly Box[]): readonly Box[] {
  const found: Box[] = [];
  for (const box of boxes) {
    const before = found.at(-1);
    if (before && before.toX === box.fromX && before.severity === box.severity && before.text === box.text) {
      found[found.length - 1] = { ...before, toX: box.toX };
    } else {
      found.push(box);
    }
  }
  return found;
}

const MARKS: Readonly<Record<WarningSeverity, string>> = { nogo: '✕', caution: '!' };

/** How bad each stretch is: a colour, a mark, and words where they have room. */
export function TimelineLane({ name, boxes, top, height, left, language, dir, hatch }: Props) {
  const clip = useId();
  return (
    <g>
      <text x={left} y={top - 5} className={classes.heading}>
        {name}
      </text>
      {merged(boxes).map(({ fromX, toX, level, severity, text }, index) => {
        const box = { x: fromX + 0.5, y: top, width: Math.max(1, toX - fromX - 1), height, rx: 3 };
        const id = `${clip}-${index}`;
        // Words that have no room lose their end, which is where the language reads to.
        const inwards = (px: number): number => (dir === 'rtl' ? toX - px : fromX + px);
        return (
          <g key={index} data-level={severity === null ? undefined : level}>
            <clipPath id={id}>
              <rect {...box} />
            </clipPath>
            <rect {...box} className={severity === null ? classes.plainBox : classes.levelBox} />
            {hatch !== undefined && <rect {...box} fill={`url(#${hatch})`} />}
            {severity !== null && (
              <g clipPath={`url(#${id})`}>
                <text x={inwards(6)} direction={dir} y={top + height / 2 + 5} className={classes.mark}>
                  {MARKS[severity]}
                </text>
                <text
                  x={inwards(20)}
                  y={top + height / 2 + 5}
                  direction={dir}
                  className={classes.boxText}
                  lang={language}
                >
                  {text}
                </text>
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
}
