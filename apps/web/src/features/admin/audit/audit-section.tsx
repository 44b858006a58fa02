import type { AuditEntry } from '@klarnotam/contract';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { adminClient } from '../../../shared/api/admin-client.ts';
import { formatShortMoment } from '../../../shared/text/format-date.ts';
import { useAdminText } from '../../../shared/text/use-admin-text.ts';
import { ListNotice, ShowMore } from '../../../shared/ui/list-page.tsx';
import { PATHS } from '../../../shared/ui/paths.ts';
import { AUDIT_KEY } from '../admin-keys.ts';
import classes from '../admin-page.module.css';
import { FailureBanner } from '../failure-banner.tsx';
import { SectionHeader } from '../section-header.tsx';
import { ListSkeleton } from '../../../shared/ui/list-skeleton.tsx';
import { AuditFilterForm } from './audit-filter-form.tsx';
import { asInput, NO_FILTER, pathOfAudit, readAuditFilter } from './audit-filter.ts';
import { describeDetails } from './describe-details.ts';

/** Who did what to whom; the filter stands in the address. */
export function AuditSection() {
  const { audit: words } = useAdminText();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const filter = readAuditFilter(search);
  const list = useInfiniteQuery({
    queryKey: [...AUDIT_KEY, filter],
    queryFn: ({ pageParam, signal }) =>
      adminClient.audit(
        { ...asInput(filter), ...(pageParam === null ? {} : { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const entries = list.data?.pages.flatMap((page) => page.entries) ?? [];

  return (
    <section className={classes.section} aria-label={words.title}>
      <SectionHeader
        title={words.title}
        lead={words.lead}
        refresh={words.refresh}
        refreshing={words.refreshing}
        busy={list.isRefetching && !list.isPlaceholderData && !list.isFetchingNextPage}
        onRefresh={() => void list.refetch()}
      />
      <AuditFilterForm
        key={search.toString()}
        filter={filter}
        onFilter={(next) => void navigate(pathOfAudit(next ?? NO_FILTER), { preventScrollReset: true })}
      />
      <div role="alert" className={classes.told}>
        {list.error && (
          <FailureBanner error={list.error} fallback={words.failed} onAgain={() => void list.refetch()} />
        )}
      </div>
      {list.isPending && <ListSkeleton label={words.loading} />}
      {list.isSuccess && entries.length === 0 && (
        <ListNotice role="status" title={words.none}>
          <p>{words.noneText}</p>
        </ListNotice>
      )}
      {entries.length > 0 && (
        <table role="table" className={classes.audit} aria-label={words.title}>
          <thead role="rowgroup">
            <tr role="row">
              {[words.when, words.actor, words.action, words.subject, words.details].map((name) => (
                <th key={name} role="columnheader" scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {entries.map((entry) => (
              <EntryRow key={entry.id} entry={entry} />
            ))}
          </tbody>
        </table>
      )}
      <ShowMore list={list} more={words.more} loading={words.loadingMore} />
    </section>
  );
}

function EntryRow({ entry }: { entry: AuditEntry }) {
  const { audit: words } = useAdminText();
  const { at, actorKind, actor, action, subject, details } = entry;
  return (
    <tr role="row">
      <td role="cell" className={classes.note}>
        <time dateTime={at}>{formatShortMoment(at)}</time>
      </td>
      <td role="cell">{actor ? <User user={actor} /> : words.kinds[actorKind]}</td>
      <td role="cell" className={classes.name}>
        {words.actions[action] ?? action}
      </td>
      <td role="cell">
        {subject === null ? (
          <span className={classes.note}>{words.nobody}</span>
        ) : subject.id === actor?.id ? (
          <span className={classes.note}>{words.themselves}</span>
        ) : (
          <User user={subject} />
        )}
      </td>
      <td role="cell">
        <dl className={classes.details}>
          {describeDetails(details).map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </td>
    </tr>
  );
}

/** A user of the log, who leads to the list of users while they are there. */
function User({ user: { id, email } }: { user: NonNullable<AuditEntry['actor']> }) {
  const { audit: words } = useAdminText();
  if (email === null) return <span className={classes.note}>{words.gone(id)}</span>;
  return (
    <Link to={`${PATHS.admin}?${new URLSearchParams({ search: email }).toString()}`}>
      <bdi>{email}</bdi>
    </Link>
  );
}
