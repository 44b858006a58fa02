import type { Ref } from 'react';
import { useSite } from '../../shared/api/site.ts';
import { useText } from '../../shared/text/use-text.ts';
import { ResultSkeleton } from '../../shared/translating/result-skeleton.tsx';
import classes from '../../shared/translating/results.module.css';
import { useCardWords } from '../../shared/translating/use-card-words.ts';
import { Message } from '../../shared/ui/message.tsx';
import type { NotamAnswer } from './notam-answer.ts';
import { Notices } from './notices.tsx';

interface Props {
  readonly ref: Ref<HTMLHeadingElement>;
  readonly result: NotamAnswer | undefined;
  readonly busy: boolean;
  /** The answer came in another language, under another id. */
  readonly onReworded: (id: string) => void;
}

/** One result for each NOTAM. The last result stands until the next one is there. */
export function Results({ ref, result, busy, onReworded }: Props) {
  const text = useText();
  const { languages, defaultLanguage } = useSite();
  const worst = result?.notices[0];
  const words = useCardWords(result?.language ?? defaultLanguage);
  const dir = languages.find((language) => language.code === result?.language)?.direction ?? 'ltr';

  return (
    <>
      <div role="status" className="visually-hidden">
        {busy && text.translating.busy}
        {!busy &&
          result &&
          worst &&
          text.notam.ready(result.notices.length, text.levels[worst.droneRelevance].badge)}
      </div>
      {((busy && !result) || (result && words.isPending)) && <ResultSkeleton />}
      {result && words.isError && <Message kind="error">{text.notam.wordsFailed}</Message>}
      {result && words.data && (
        <section className={classes.results} aria-busy={busy} data-busy={busy || undefined}>
          <h2 ref={ref} tabIndex={-1} className={classes.heading}>
            {text.notam.results(result.notices.length)}
          </h2>
          <Notices key={result.id} result={result} words={words.data} dir={dir} onReworded={onReworded} />
        </section>
      )}
    </>
  );
}
