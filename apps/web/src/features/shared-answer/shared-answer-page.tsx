import type { SharedAnswer } from '@klarnotam/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { client } from '../../shared/api/client.ts';
import { failureCodeOf, failureMessageOf } from '../../shared/api/failure.ts';
import { formatMoment } from '../../shared/text/format-date.ts';
import { useText } from '../../shared/text/use-text.ts';
import { Button } from '../../shared/ui/button.tsx';
import classes from '../../shared/ui/list-page.module.css';
import { PageSkeleton } from '../../shared/ui/page-skeleton.tsx';
import { PATHS } from '../../shared/ui/paths.ts';
import { usePageTitle } from '../../shared/ui/use-page-title.ts';

interface Props {
  /** How an answer of its kind looks, which other features know. */
  readonly show: (answer: SharedAnswer['answer']) => ReactNode;
}

/** What a link shows: read-only, for whoever has it, without a session and without whose it is. */
export function SharedAnswerPage({ show }: Props) {
  const { briefing, failures } = useText();
  const words = briefing.shared;
  const { token = '' } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['shared', token],
    queryFn: ({ signal }) => client.shares.read({ token }, { signal }),
    retry: (failures, failure) => failures < 1 && failureCodeOf(failure) === 'network',
  });
  usePageTitle(words.title);
  useNoIndex();

  if (!data) {
    if (!error) return <PageSkeleton label={briefing.loading} />;
    const gone = ['notFound', 'invalid'].includes(failureCodeOf(error));
    const texts = { network: failures.network, fallback: failures.generic };
    return (
      <div className={classes.page}>
        <header role="alert">
          <h1>{gone ? words.gone : words.failed}</h1>
          <p className={classes.lead}>{gone ? words.goneText : failureMessageOf(error, texts)}</p>
        </header>
        {!gone && (
          <div>
            <Button onClick={() => void refetch()}>{briefing.again}</Button>
          </div>
        )}
        <Link to={PATHS.landing}>{words.start}</Link>
      </div>
    );
  }
  return (
    <div className={classes.page}>
      <header>
        <h1>{words.title}</h1>
        <p className={classes.lead}>{words.lead(formatMoment(data.answer.createdAt))}</p>
        <p className={classes.lead} data-print="no">
          {words.until(formatMoment(data.expiresAt))} <Link to={PATHS.landing}>{words.start}</Link>
        </p>
      </header>
      {show(data.answer)}
    </div>
  );
}

/** Keeps the page out of the lists of search engines, also of those that read it after it was drawn. */
function useNoIndex(): void {
  useEffect(() => {
    const robots = document.createElement('meta');
    robots.name = 'robots';
    robots.content = 'noindex, nofollow';
    document.head.append(robots);
    return () => robots.remove();
  }, []);
}
