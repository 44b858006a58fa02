import type { MapLevel } from './map-level.ts';
import classes from './area-map.module.css';

/** Each level has a line pattern of its own, so that colour is not needed to tell them apart. */
const LINES: Readonly<Record<MapLevel, string>> = {
  forbidden: 'M0 0L12 12M12 0L0 12',
  restricted: 'M0 12L12 0M-3 3L3 -3M9 15L15 9',
  caution: 'M0 6H12',
  allowed: 'M6 5.9V6.1',
  information: 'M6 0V12',
  unrated: 'M0 0L12 12M-3 9L3 15M9 -3L15 3',
};

/** The pattern of `level` under the name `id`, to be drawn from anywhere in the document. */
export function LevelPattern({ level, id }: { level: MapLevel; id: string }) {
  return (
    <svg className={classes.patterns} data-level={level} width="0" height="0" aria-hidden focusable="false">
      <defs>
        <pattern id={id} width="12" height="12" patternUnits="userSpaceOnUse">
          <rect width="12" height="12" className={classes.patternGround} />
          <path
            d={LINES[level]}
            className={classes.patternLines}
            data-dots={level === 'allowed' || undefined}
          />
        </pattern>
      </defs>
    </svg>
  );
}

const SAMPLE_CLASS = {
  area: classes.sampleArea,
  incomplete: `${classes.sampleArea ?? ''} ${classes.sampleIncomplete ?? ''}`,
  excluded: `${classes.sampleSearch ?? ''} ${classes.sampleExcluded ?? ''}`,
  search: classes.sampleSearch,
  flight: classes.sampleFlight,
};

interface SampleProps {
  readonly kind: keyof typeof SAMPLE_CLASS | 'point';
  readonly pattern: string;
}

/** A sample of it for a legend. */
export function PatternSample({ kind, pattern }: SampleProps) {
  const isFilled = kind === 'area' || kind === 'incomplete';
  return (
    <svg className={classes.sample} viewBox="0 0 34 22" width="34" height="22" aria-hidden focusable="false">
      {kind === 'point' ? (
        <circle cx="17" cy="11" r="8" className={classes.samplePlace} />
      ) : (
        <rect
          x="1.5"
          y="1.5"
          width="31"
          height="19"
          rx="2"
          className={SAMPLE_CLASS[kind]}
          fill={isFilled ? `url(#${pattern})` : 'none'}
        />
      )}
    </svg>
  );
}
