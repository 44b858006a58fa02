import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useText } from '../../shared/text/use-text.ts';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { ListFailure, ListNotice, ListPage, ShowMore } from '../../shared/ui/list-page.tsx';
import { Message } from '../../shared/ui/message.tsx';
import { PageSkeleton } from '../../shared/ui/page-skeleton.tsx';
import { PATHS } from '../../shared/ui/paths.ts';
import { usePageTitle } from '../../shared/ui/use-page-title.ts';
import classes from './history-page.module.css';
import { HistoryRow } from './history-row.tsx';
import { useDeletePast, useHistory } from './use-history.ts';

/** What the user translated before: to open again, or to delete. */
export function HistoryPage() {
  const { history } = useText();
  const list = useHistory();
  const remove = useDeletePast();
  const [asked, ask] = useState<string>('all');
  const [asking, setAsking] = useState(false);
  usePageTitle(history.title);

  if (list.isPending) return <PageSkeleton label={history.loading} />;
  const past = list.data?.pages.flatMap(({ translations }) => translations) ?? [];
  const askFor = (what: string): void => {
    remove.reset();
    ask(what);
    setAsking(true);
  };
  const all = asked === 'all';

  return (
    <ListPage
      title={history.title}
      lead={history.lead}
      action={
        past.length > 0 && (
          <Button variant="default" onClick={() => askFor('all')}>
            {history.removeAll}
          </Button>
        )
      }
    >
      <div role="status" className={classes.status}>
        {remove.isSuccess && remove.data > 0 && (
          <Message kind="success">{history.removed(remove.data)}</Message>
        )}
      </div>
      {list.isError && past.length === 0 && (
        <ListFailure
          title={history.failed}
          again={history.again}
          error={list.error}
          onAgain={() => void list.refetch()}
        />
      )}
      {!list.isError && past.length === 0 && (
        <ListNotice title={history.empty}>
          <p>{history.emptyText}</p>
          <Link to={PATHS.notam}>{history.toNotam}</Link>
        </ListNotice>
      )}
      {past.length > 0 && (
        <ul className={classes.list}>
          {past.map((entry) => (
            <HistoryRow key={entry.id} past={entry} onRemove={() => askFor(entry.id)} />
          ))}
        </ul>
      )}
      <ShowMore list={list} more={history.more} loading={history.loadingMore} />
      <ConfirmDialog
        opened={asking}
        title={all ? history.confirmAll : history.confirmOne}
        text={all ? history.confirmAllText : history.confirmText}
        keep={history.keep}
        confirm={remove.isPending ? history.removing : all ? history.removeAll : history.remove}
        busy={remove.isPending}
        failure={remove.isError ? history.notRemoved : null}
        onConfirm={() => remove.mutate(asked, { onSuccess: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      />
    </ListPage>
  );
}
