import type { ReactNode } from 'react';
import { failureMessageOf } from '../api/failure.ts';
import { useText } from '../text/use-text.ts';
import { Button } from './button.tsx';
import classes from './list-page.module.css';

interface ListPageProps {
  readonly title: string;
  readonly lead: string;
  /** Stands across from the title. */
  readonly action: ReactNode;
  readonly children: ReactNode;
}

/** A page that lists what the user has. */
export function ListPage({ title, lead, action, children }: ListPageProps) {
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <div>
          <h1>{title}</h1>
          <p className={classes.lead}>{lead}</p>
        </div>
        {action}
      </header>
      {children}
    </div>
  );
}

interface ListNoticeProps {
  readonly role?: 'alert' | 'status';
  readonly title: string;
  readonly children: ReactNode;
}

/** What stands where the list would. */
export function ListNotice({ role, title, children }: ListNoticeProps) {
  return (
    <div className={classes.notice} role={role}>
      <h2>{title}</h2>
      {children}
    </div>
  );
}

interface ListFailureProps {
  readonly title: string;
  readonly again: string;
  readonly error: unknown;
  readonly onAgain: () => void;
}

/** The list could not be loaded. */
export function ListFailure({ title, again, error, onAgain }: ListFailureProps) {
  const { network, generic } = useText().failures;
  return (
    <ListNotice role="alert" title={title}>
      <p>{failureMessageOf(error, { network, fallback: generic })}</p>
      <Button onClick={onAgain}>{again}</Button>
    </ListNotice>
  );
}

interface ShowMoreProps {
  /** A paged query. */
  readonly list: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
  readonly more: string;
  readonly loading: string;
}

/** Asks for the next page of a list, while there is one. */
export function ShowMore({ list, more, loading }: ShowMoreProps) {
  if (!list.hasNextPage) return null;
  return (
    <div>
      <Button variant="default" disabled={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        {list.isFetchingNextPage ? loading : more}
      </Button>
    </div>
  );
}
