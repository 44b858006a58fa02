import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '../../shared/text/use-text.ts';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import type { Path } from '../../shared/ui/paths.ts';
import classes from './recent.module.css';

interface Props {
  readonly title: string;
  /** Where all of them are. */
  readonly all: { readonly to: Path; readonly label: string };
  readonly empty: { readonly text: string; readonly to: Path; readonly label: string };
  readonly failed: string;
  readonly query: { readonly isPending: boolean; readonly isError: boolean; readonly refetch: () => unknown };
  /** The rows; none: nothing is there. */
  readonly children: readonly ReactNode[];
}

/** The last few of something. While it loads nothing is claimed about it. */
export function RecentList({ title, all, empty, failed, query, children }: Props) {
  const { home } = useText();
  const heading = useId();
  const hasRows = children.length > 0;
  return (
    <section className={classes.section} aria-labelledby={heading} aria-busy={query.isPending}>
      <header className={classes.header}>
        <h2 id={heading}>{title}</h2>
        {hasRows && <Link to={all.to}>{all.label}</Link>}
      </header>
      {query.isPending && !hasRows && <ListSkeleton rows={3} />}
      {query.isError && !hasRows && (
        <div className={classes.empty} role="alert">
          <p>{failed}</p>
          <LinkButton onClick={() => void query.refetch()}>{home.again}</LinkButton>
        </div>
      )}
      {!query.isPending && !query.isError && !hasRows && (
        <div className={classes.empty}>
          <p>{empty.text}</p>
          <Link to={empty.to}>{empty.label}</Link>
        </div>
      )}
      {hasRows && <ul className={classes.list}>{children}</ul>}
    </section>
  );
}
