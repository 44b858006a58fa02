import type { RatingLevel } from '@klarnotam/notam';
import type { ReactNode } from 'react';
import { LevelIcon } from './level-icon.tsx';
import classes from './rating-banner.module.css';

interface Props {
  readonly level: RatingLevel;
  /** Which notice, above the word. */
  readonly overline: ReactNode;
  readonly heading: ReactNode;
  readonly summary: ReactNode;
  /** More to say at once, below the summary. */
  readonly children?: ReactNode;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
}

/** The first thing seen of a result: icon, word, colour, one sentence why. */
export function RatingBanner({ level, overline, heading, summary, children, lang, dir }: Props) {
  return (
    <div className={classes.banner} data-level={level} dir={dir}>
      <span className={classes.icon}>
        <LevelIcon level={level} size={36} />
      </span>
      <div className={classes.words}>
        {overline}
        <p className={classes.heading} lang={lang}>
          {heading}
        </p>
        <p className={classes.summary} lang={lang}>
          {summary}
        </p>
        {children}
      </div>
    </div>
  );
}
