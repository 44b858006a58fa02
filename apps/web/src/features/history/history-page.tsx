import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { useText } from '../../shared/text/use-text.ts';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { ListFailure, ListNotice, ListPage, ShowMore } from '../../shared/ui/list-page.tsx';
import { Message } from '../../shared/ui/message.tsx';
import { PATHS } from '../../shared/ui/paths.ts';
import { TextInput } from '../../shared/ui/text-input.tsx';
import { usePageTitle } from '../../shared/ui/use-page-title.ts';
import classes from './history-page.module.css';
import { HistoryRow } from './history-row.tsx';
import { useDeletePast, useHistory } from './use-history.ts';
import { useUndoableDelete } from './use-undoable-delete.ts';

const SEARCH_PAUSE_MS = 300;
/** As the server takes it. */
const MAX_SEARCH_CHARACTERS = 200;

/** What the user translated before: to find and open again, or to delete. */
export function HistoryPage() {
  const { history, shell } = useText();
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), SEARCH_PAUSE_MS);
  const list = useHistory(search);
  const removeAll = useDeletePast();
  const one = useUndoableDelete();
  const field = useRef<HTMLInputElement>(null);
  const [asking, setAsking] = useState(false);
  usePageTitle(history.title);

  const all = list.data?.pages.flatMap(({ translations }) => translations) ?? [];
  const past = all.filter(({ id }) => id !== one.pending);
  const searching = list.isPlaceholderData || typed.trim() !== search;
  const isNothing = list.isSuccess && !searching && past.length === 0 && one.pending === null;

  return (
    <ListPage
      title={history.title}
      lead={history.lead}
      action={
        all.length > 0 && (
          <LinkButton
            onClick={() => {
              removeAll.reset();
              setAsking(true);
            }}
          >
            {history.removeAll}
          </LinkButton>
        )
      }
    >
      {(all.length > 0 || typed !== '') && (
        <form role="search" className={classes.search} onSubmit={(event) => event.preventDefault()}>
          <TextInput
            ref={field}
            type="search"
            aria-label={history.searchLabel}
            placeholder={history.search}
            maxLength={MAX_SEARCH_CHARACTERS}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            leftSection={<IconSearch size={20} aria-hidden />}
            rightSection={
              typed !== '' && (
                <IconButton
                  aria-label={history.clearSearch}
                  onClick={() => {
                    setTyped('');
                    field.current?.focus();
                  }}
                >
                  <IconX size={18} aria-hidden />
                </IconButton>
              )
            }
          />
        </form>
      )}
      <div role="status" className={classes.status}>
        {one.pending !== null && (
          <Message kind="note">
            <span>
              {history.deleted} <LinkButton onClick={one.undo}>{history.undo}</LinkButton>
            </span>
          </Message>
        )}
        {searching && typed !== '' && history.searching}
        {removeAll.isSuccess && removeAll.data > 0 && (
          <Message kind="success">{history.removed(removeAll.data)}</Message>
        )}
      </div>
      <div role="alert" className={classes.status}>
        {one.failed && <Message kind="error">{history.notRemoved}</Message>}
      </div>
      {list.isPending && <ListSkeleton label={history.loading} />}
      {list.isError && past.length === 0 && (
        <ListFailure
          title={history.failed}
          again={history.again}
          error={list.error}
          onAgain={() => void list.refetch()}
        />
      )}
      {isNothing && search === '' && (
        <ListNotice title={history.empty}>
          <p>{history.emptyText}</p>
          <Link to={PATHS.notam}>{history.toNotam}</Link>
          <Link to={`${PATHS.manual}#first-notam`}>{shell.userManual}</Link>
        </ListNotice>
      )}
      {isNothing && search !== '' && (
        <p role="status" dir="auto">
          {history.emptySearch(search)}
        </p>
      )}
      {past.length > 0 && (
        <ul className={classes.list} data-stale={searching || undefined}>
          {past.map((entry) => (
            <HistoryRow key={entry.id} past={entry} onRemove={() => one.remove(entry.id)} />
          ))}
        </ul>
      )}
      <ShowMore list={list} more={history.more} loading={history.loadingMore} />
      <ConfirmDialog
        opened={asking}
        title={history.confirmAll}
        text={history.confirmAllText}
        keep={history.keep}
        confirm={removeAll.isPending ? history.removing : history.removeAll}
        busy={removeAll.isPending}
        failure={removeAll.isError ? history.notRemoved : null}
        onConfirm={() => removeAll.mutate('all', { onSuccess: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      />
    </ListPage>
  );
}
