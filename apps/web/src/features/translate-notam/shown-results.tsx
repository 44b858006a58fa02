import type { Ref } from 'react';
import { useSite } from '../../shared/api/site.ts';
import { useText } from '../../shared/text/use-text.ts';
import { ResultSkeleton } from '../../shared/translating/result-skeleton.tsx';
import classes from '../../shared/translating/results.module.css';
import { useCardWords } from '../../shared/translating/use-card-words.ts';
import { usePageLevel } from '../../shared/translating/use-page-level.ts';
import { Message } from '../../shared/ui/message.tsx';
import { useNow } from '../../shared/ui/use-now.ts';
import { leadingLevel } from './leading-level.ts';
import type { NotamAnswer } from './notam-answer.ts';
import { Notices } from './notices.tsx';
import { ResultTools } from './result-tools.tsx';

interface Props {
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly result: NotamAnswer;
  readonly busy: boolean;
  readonly onReworded: (id: string) => void;
}

/** The notices of a result, as soon as the words of its language are there. */
export function ShownResults({ headingRef, result, busy, onReworded }: Props) {
  const text = useText();
  const { languages } = useSite();
  const words = useCardWords(result.language);
  const { notices } = result;
  const leading = leadingLevel(notices, useNow());
  // Those that are over do not lead.
  usePageLevel(leading ?? undefined);
  const dir = languages.find(({ code }) => code === result.language)?.direction ?? 'ltr';

  if (words.isError) return <Message kind="error">{text.notam.wordsFailed}</Message>;
  if (!words.data) return <ResultSkeleton />;
  const card = words.data;
  return (
    <section className={classes.results} aria-busy={busy} data-busy={busy || undefined}>
      <h2 ref={headingRef} tabIndex={-1} className={classes.heading}>
        {leading === null && notices.length > 1
          ? text.notam.resultsOver(notices.length)
          : text.notam.results(notices.length)}
      </h2>
      <Notices
        key={result.id}
        result={result}
        words={card}
        dir={dir}
        drawTools={(placed, nowMs) => (
          <ResultTools result={result} placed={placed} words={card} nowMs={nowMs} onReworded={onReworded} />
        )}
      />
    </section>
  );
}
