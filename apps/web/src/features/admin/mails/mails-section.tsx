import type { FailedMail } from '@klarnotam/contract';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { IconAlertTriangle, IconClock, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { adminClient } from '../../../shared/api/admin-client.ts';
import { formatShortMoment } from '../../../shared/text/format-date.ts';
import { useAdminText } from '../../../shared/text/use-admin-text.ts';
import { ListNotice, ShowMore } from '../../../shared/ui/list-page.tsx';
import { Message } from '../../../shared/ui/message.tsx';
import { FAILED_MAILS_KEY } from '../admin-keys.ts';
import classes from '../admin-page.module.css';
import { FailureBanner } from '../failure-banner.tsx';
import { RowButton } from '../row-button.tsx';
import { SectionHeader } from '../section-header.tsx';
import { ListSkeleton } from '../../../shared/ui/list-skeleton.tsx';

/** Mails that did not get out, with what the mail server said. */
export function MailsSection() {
  const { mails: words } = useAdminText();
  const queries = useQueryClient();
  const [notice, setNotice] = useState<string | null>(null);
  const list = useInfiniteQuery({
    queryKey: FAILED_MAILS_KEY,
    queryFn: ({ pageParam }) => adminClient.failedMails.list(pageParam === null ? {} : { cursor: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  });
  const retry = useMutation({
    mutationFn: ({ id }: FailedMail) => adminClient.failedMails.retry({ id }),
    onSuccess: (_done, { recipient }) => setNotice(words.retried(recipient)),
    onSettled: () => queries.invalidateQueries({ queryKey: FAILED_MAILS_KEY }),
  });
  const mails = list.data?.pages.flatMap((page) => page.mails) ?? [];

  return (
    <section className={classes.section} aria-label={words.title}>
      <SectionHeader
        title={words.title}
        lead={words.lead}
        refresh={words.refresh}
        refreshing={words.refreshing}
        busy={list.isRefetching && !list.isFetchingNextPage}
        onRefresh={() => {
          setNotice(null);
          retry.reset();
          void list.refetch();
        }}
      />
      <div className={classes.told}>
        <div role="status">{notice !== null && <Message kind="success">{notice}</Message>}</div>
        <div role="alert">
          {retry.error && <FailureBanner error={retry.error} fallback={words.notRetried} />}
          {list.error && (
            <FailureBanner error={list.error} fallback={words.failed} onAgain={() => void list.refetch()} />
          )}
        </div>
      </div>
      {list.isPending && <ListSkeleton label={words.loading} />}
      {list.isSuccess && mails.length === 0 && (
        <ListNotice title={words.none}>
          <p>{words.noneText}</p>
        </ListNotice>
      )}
      {mails.length > 0 && (
        <ul className={classes.list}>
          {mails.map((mail) => (
            <MailRow
              key={mail.id}
              mail={mail}
              retrying={retry.isPending && retry.variables.id === mail.id}
              onRetry={() => {
                setNotice(null);
                retry.mutate(mail);
              }}
            />
          ))}
        </ul>
      )}
      <ShowMore list={list} more={words.more} loading={words.loadingMore} />
    </section>
  );
}

interface RowProps {
  readonly mail: FailedMail;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

function MailRow({ mail, retrying, onRetry }: RowProps) {
  const { mails: words } = useAdminText();
  const { recipient, subject, createdAt, attempts, lastError, state, dueAt, canRetry } = mail;
  const waiting = state === 'waiting';
  const Shape = waiting ? IconClock : IconAlertTriangle;
  const facts = [
    words.created(formatShortMoment(createdAt)),
    words.attempts(attempts),
    ...(dueAt === null ? [] : [words.due(formatShortMoment(dueAt))]),
  ];

  return (
    <li className={classes.row} data-actions>
      <div className={classes.stack}>
        <h3 className={classes.name}>{subject}</h3>
        <p>
          {words.recipient} <bdi>{recipient}</bdi>
        </p>
        <p className={classes.note}>{facts.join(' · ')}</p>
        <span className={classes.badge} data-level={waiting ? 'restricted' : 'forbidden'}>
          <Shape size={16} aria-hidden />
          {words.states[state]}
        </span>
        {lastError !== '' && (
          <div>
            <p className={classes.note}>{words.said}</p>
            <p className={classes.said} dir="auto">
              {lastError}
            </p>
          </div>
        )}
      </div>
      {canRetry ? (
        <div>
          <RowButton
            Shape={IconRefresh}
            disabled={retrying}
            aria-label={words.retryOf(recipient, subject)}
            onClick={onRetry}
          >
            {retrying ? words.retrying : words.retry}
          </RowButton>
        </div>
      ) : (
        <p className={classes.note}>{words.textGone}</p>
      )}
    </li>
  );
}
