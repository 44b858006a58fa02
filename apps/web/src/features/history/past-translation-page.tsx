import type { StoredTranslation } from '@klarnotam/contract';
import { useState, type ReactNode } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { failureCodeOf, failureMessageOf } from '../../shared/api/failure.ts';
import { usePastTranslation } from '../../shared/api/past-translation.ts';
import { formatMoment } from '../../shared/text/format-date.ts';
import { useText } from '../../shared/text/use-text.ts';
import { SharePanel } from '../../shared/translating/share-panel.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import classes from '../../shared/ui/list-page.module.css';
import { PageSkeleton } from '../../shared/ui/page-skeleton.tsx';
import { PATHS } from '../../shared/ui/paths.ts';
import { usePageTitle } from '../../shared/ui/use-page-title.ts';
import { useDeletePast } from './use-history.ts';

/**
 * A translation of before, opened again.
 *
 * @param show how the results of its kind look, which other features know
 */
export function PastTranslationPage({ show }: { show: (past: StoredTranslation) => ReactNode }) {
  const { history, failures } = useText();
  const { id = '' } = useParams();
  const { data: past, error, refetch } = usePastTranslation(id);
  const navigate = useNavigate();
  const remove = useDeletePast();
  const [asking, setAsking] = useState(false);
  const title = past ? history.of(formatMoment(past.createdAt)) : history.title;
  usePageTitle(title);

  if (!past) {
    if (!error) return <PageSkeleton label={history.loading} />;
    const gone = failureCodeOf(error) === 'notFound';
    const texts = { network: failures.network, fallback: failures.generic };
    return (
      <div className={classes.page}>
        <header role="alert">
          <h1>{gone ? history.gone : history.failed}</h1>
          <p className={classes.lead}>{gone ? history.goneText : failureMessageOf(error, texts)}</p>
        </header>
        {!gone && (
          <div>
            <Button onClick={() => void refetch()}>{history.again}</Button>
          </div>
        )}
        <Link to={PATHS.history}>{history.back}</Link>
      </div>
    );
  }
  const leave = (): void => {
    setAsking(false);
    void navigate(PATHS.history, { replace: true });
  };

  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <div>
          <Link to={PATHS.history}>{history.back}</Link>
          <h1>{title}</h1>
          <p className={classes.lead}>{history.stored}</p>
        </div>
        <Button variant="default" onClick={() => setAsking(true)}>
          {history.remove}
        </Button>
      </header>
      {show(past)}
      {/* The tools of a NOTAM's result share it themselves. */}
      {past.kind === 'weather' && <SharePanel key={past.id} of={{ kind: 'translation', id: past.id }} />}
      <ConfirmDialog
        opened={asking}
        title={history.confirmOne}
        text={history.confirmText}
        keep={history.keep}
        confirm={remove.isPending ? history.removing : history.remove}
        busy={remove.isPending}
        failure={remove.isError ? history.notRemoved : null}
        onConfirm={() => remove.mutate(past.id, { onSuccess: leave })}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
