import type { AdminUser } from '@klarnotam/contract';
import { useDebouncedValue } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAdminText } from '../../../shared/text/use-admin-text.ts';
import { ListNotice, ShowMore } from '../../../shared/ui/list-page.tsx';
import { Message } from '../../../shared/ui/message.tsx';
import { STATISTICS_KEY } from '../admin-keys.ts';
import classes from '../admin-page.module.css';
import { FailureBanner } from '../failure-banner.tsx';
import { SectionHeader } from '../section-header.tsx';
import { ListSkeleton } from '../../../shared/ui/list-skeleton.tsx';
import { UsageCards } from './usage-cards.tsx';
import { useSendVerification } from './use-send-verification.ts';
import { useExportUsers, useUsers, type PlanFilter } from './use-users.ts';
import { UserDialogs } from './user-dialogs.tsx';
import { UserRow } from './user-row.tsx';
import type { TaskKind, UserTask } from './user-task.ts';
import { UsersFilterBar } from './users-filter-bar.tsx';

const SEARCH_PAUSE_MS = 300;

/** Use in all, and every user with what can be done to them. */
export function UsersSection() {
  const { users: words, verification: verificationWords } = useAdminText();
  const queries = useQueryClient();
  const [address] = useSearchParams();
  const [typed, setTyped] = useState(() => address.get('search') ?? '');
  const [plan, setPlan] = useState<PlanFilter | null>(null);
  const [search] = useDebouncedValue(typed.trim(), SEARCH_PAUSE_MS);
  const list = useUsers({ search, plan });
  const exporting = useExportUsers();
  const [task, setTask] = useState<UserTask | null>(null);
  const [opened, setOpened] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);
  const verification = useSendVerification(setNotice);

  const users = list.data?.pages.flatMap((page) => page.users) ?? [];
  const searching = list.isPlaceholderData || typed.trim() !== search;
  const forget = (): void => {
    setNotice(null);
    exporting.reset();
    verification.reset();
  };
  const start = (kind: TaskKind, user: AdminUser): void => {
    forget();
    setTask({ kind, user });
    setOpened(true);
  };
  const refresh = (): void => {
    forget();
    void list.refetch();
    void queries.invalidateQueries({ queryKey: STATISTICS_KEY });
  };

  return (
    <>
      <UsageCards />
      <section className={classes.section} aria-label={words.title}>
        <SectionHeader
          title={words.title}
          refresh={words.refresh}
          refreshing={words.refreshing}
          busy={list.isRefetching && !list.isPlaceholderData && !list.isFetchingNextPage}
          onRefresh={refresh}
        />
        <UsersFilterBar
          typed={typed}
          plan={plan}
          busy={searching && typed !== ''}
          told={
            list.isSuccess && !searching && users.length > 0 && (search !== '' || plan !== null)
              ? words.found(users.length, list.hasNextPage)
              : ''
          }
          exporting={exporting.isPending}
          onType={setTyped}
          onPlan={setPlan}
          onExport={() => {
            forget();
            exporting.mutate({ search, plan });
          }}
        />
        <div className={classes.told}>
          <div role="status">{notice !== null && <Message kind="success">{notice}</Message>}</div>
          <div role="alert">
            {exporting.error && <FailureBanner error={exporting.error} fallback={words.notExported} />}
            {verification.error && (
              <FailureBanner error={verification.error} fallback={verificationWords.failed} />
            )}
            {list.error && (
              <FailureBanner error={list.error} fallback={words.failed} onAgain={() => void list.refetch()} />
            )}
          </div>
        </div>
        {list.isPending && <ListSkeleton label={words.loading} />}
        {list.isSuccess && !searching && users.length === 0 && (
          <ListNotice role="status" title={words.empty}>
            <p dir="auto">
              {search !== '' ? words.emptySearch(search) : plan !== null ? words.emptyPlan : words.emptyText}
            </p>
          </ListNotice>
        )}
        {users.length > 0 && (
          <ul className={classes.list} data-stale={searching || undefined}>
            {users.map((user) => (
              <UserRow
                key={user.id}
                user={user}
                sending={verification.isPending && verification.variables.id === user.id}
                onTask={(kind) => start(kind, user)}
                onSendVerification={() => {
                  forget();
                  verification.mutate(user);
                }}
              />
            ))}
          </ul>
        )}
        <ShowMore list={list} more={words.more} loading={words.loadingMore} />
      </section>
      <UserDialogs
        task={task}
        opened={opened}
        onUser={(user) => task && setTask({ ...task, user })}
        onClose={() => setOpened(false)}
        onDone={(told) => {
          setOpened(false);
          setNotice(told);
        }}
      />
    </>
  );
}
