import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { useText } from '../../shared/text/use-text.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { ListFailure, ListNotice, ListPage, ShowMore } from '../../shared/ui/list-page.tsx';
import { Message } from '../../shared/ui/message.tsx';
import { PATHS } from '../../shared/ui/paths.ts';
import { TextInput } from '../../shared/ui/text-input.tsx';
import { usePageTitle } from '../../shared/ui/use-page-title.ts';
import { useNow } from '../../shared/ui/use-now.ts';
import { ActionStatus } from './action-status.tsx';
import { SavedNotamRow } from './saved-notam-row.tsx';
import classes from './saved-notams-page.module.css';
import { useSavedNotamActions } from './use-saved-notam-actions.ts';
import { useSavedNotams } from './use-saved-notams.ts';

const SEARCH_PAUSE_MS = 300;
/** As the server takes it. */
const MAX_SEARCH_CHARACTERS = 200;

/** What the user composed: to find, send again, copy or delete. */
export function SavedNotamsPage() {
  const { savedNotams, shell } = useText();
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), SEARCH_PAUSE_MS);
  const list = useSavedNotams(search);
  const actions = useSavedNotamActions();
  const field = useRef<HTMLInputElement>(null);
  const nowMs = useNow();
  usePageTitle(savedNotams.title);

  const notams = list.data?.pages.flatMap((page) => page.notams) ?? [];
  const searching = list.isPlaceholderData || typed.trim() !== search;
  const nothing = list.isSuccess && !searching && notams.length === 0;
  const clear = (): void => {
    setTyped('');
    field.current?.focus();
  };

  return (
    <ListPage
      title={savedNotams.title}
      lead={savedNotams.lead}
      action={<ButtonLink to={PATHS.sendNotam}>{savedNotams.create}</ButtonLink>}
    >
      <form role="search" className={classes.search} onSubmit={(event) => event.preventDefault()}>
        <TextInput
          ref={field}
          type="search"
          aria-label={savedNotams.searchLabel}
          placeholder={savedNotams.search}
          maxLength={MAX_SEARCH_CHARACTERS}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          leftSection={<IconSearch size={20} aria-hidden />}
          rightSection={
            typed !== '' && (
              <IconButton aria-label={savedNotams.clearSearch} onClick={clear}>
                <IconX size={18} aria-hidden />
              </IconButton>
            )
          }
        />
        <p role="status" className={classes.count}>
          {searching && typed !== ''
            ? savedNotams.searching
            : list.isSuccess && notams.length > 0 && search !== ''
              ? savedNotams.found(notams.length, list.hasNextPage)
              : ''}
        </p>
      </form>
      <ActionStatus actions={actions} />
      {list.isPending && <ListSkeleton label={savedNotams.loading} />}
      {list.isError && notams.length === 0 && (
        <ListFailure
          title={savedNotams.failed}
          again={savedNotams.again}
          error={list.error}
          onAgain={() => void list.refetch()}
        />
      )}
      {list.isError && notams.length > 0 && (
        <div role="alert">
          <Message kind="error">{savedNotams.failed}</Message>
        </div>
      )}
      {nothing && (
        <ListNotice role="status" title={savedNotams.empty}>
          <p dir="auto">{search === '' ? savedNotams.emptyText : savedNotams.emptySearch(search)}</p>
          {search === '' && <Link to={`${PATHS.manual}#sending-a-notam`}>{shell.userManual}</Link>}
        </ListNotice>
      )}
      {notams.length > 0 && (
        <ul className={classes.list} data-stale={searching || undefined}>
          {notams.map((notam) => (
            <SavedNotamRow
              key={notam.id}
              notam={notam}
              nowMs={nowMs}
              removing={actions.removing === notam.id}
              busy={actions.busyWith === notam.id}
              onRemove={() => actions.remove(notam.id)}
              onDuplicate={() => actions.duplicate(notam.id)}
              onMark={(state) => actions.mark(notam.id, state)}
            />
          ))}
        </ul>
      )}
      <ShowMore list={list} more={savedNotams.more} loading={savedNotams.loadingMore} />
    </ListPage>
  );
}
