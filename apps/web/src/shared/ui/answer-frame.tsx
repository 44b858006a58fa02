import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './answer-frame.module.css';
import { LevelIcon, type ShownLevel } from './level-icon.tsx';

interface Props {
  readonly level: ShownLevel;
  /** It is over, or another one stands for it. */
  readonly isOver?: boolean;
  /** What the level means, in words. */
  readonly heading: string;
  /** Which message it is about. */
  readonly name: ReactNode;
  readonly headline: ReactNode;
  /** Between headline and lines. */
  readonly related?: ReactNode;
  /** {@link AnswerLine}s. */
  readonly children: ReactNode;
  /** Of heading, headline and lines. */
  readonly lang: string;
}

/** The answer within one screen: how it is rated, what happens, and what else counts, line by line. */
export function AnswerFrame({ level, isOver, heading, name, headline, related, children, lang }: Props) {
  return (
    <div className={classes.card} data-level={level} data-over={isOver || undefined}>
      <AnswerHead level={level} heading={heading} name={name} lang={lang} />
      {headline !== null && (
        <p className={classes.headline} lang={lang}>
          {headline}
        </p>
      )}
      {related}
      <dl className={classes.lines} lang={lang}>
        {children}
      </dl>
    </div>
  );
}

/** The rating and what it is about. */
export function AnswerHead({
  level,
  heading,
  name,
  lang,
}: Pick<Props, 'level' | 'heading' | 'name' | 'lang'>) {
  return (
    <div className={classes.level}>
      <LevelIcon level={level} size={36} />
      <div>
        <p className={classes.heading} lang={lang}>
          {heading}
        </p>
        {name}
      </div>
    </div>
  );
}

/** One thing that counts, with an icon for whoever sees it and its name for whoever does not. */
export function AnswerLine({
  shape: Shape,
  label,
  children,
}: {
  readonly shape: Icon;
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <div className={classes.line}>
      <dt>
        <Shape size={22} stroke={1.7} aria-hidden focusable="false" />
        <span className="visually-hidden">{label}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
