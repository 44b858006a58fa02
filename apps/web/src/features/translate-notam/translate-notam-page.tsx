import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../shared/api/session.ts';
import { useSite } from '../../shared/api/site.ts';
import { useSubscription } from '../../shared/api/subscription.ts';
import { remainingInWords } from '../../shared/text/format-plan.ts';
import { useText } from '../../shared/text/use-text.ts';
import { PATHS } from '../../shared/ui/paths.ts';
import { useDocumentTitle } from '../../shared/ui/use-document-title.ts';
import { describeFailure, type FailureText } from './describe-failure.ts';
import { readDraft } from './draft.ts';
import { LevelLegend } from './level-legend.tsx';
import { Results } from './results.tsx';
import { TranslateForm } from './translate-form.tsx';
import classes from './translate-notam-page.module.css';
import { usePageLevel } from './use-page-level.ts';
import { useResultLanguage } from './use-result-language.ts';
import { useTranslateNotam } from './use-translate-notam.ts';

/** Paste a NOTAM, understand it. */
export function TranslateNotamPage() {
  const text = useText();
  const { productName } = useSite();
  const userId = useSession()?.user?.id ?? '';
  const queries = useQueryClient();
  const subscription = useSubscription();
  const [pasted, setPasted] = useState(() => readDraft(queries, userId));
  const [emptyAsked, setEmptyAsked] = useState(false);
  const [language, chooseLanguage] = useResultLanguage();
  const translation = useTranslateNotam(userId);
  const resultsHeading = useRef<HTMLHeadingElement>(null);
  const result = translation.data;
  useDocumentTitle(productName);
  usePageLevel(result?.notices[0]?.droneRelevance);

  useEffect(() => {
    if (!result) return;
    resultsHeading.current?.focus({ preventScroll: true });
    resultsHeading.current?.scrollIntoView({ block: 'start' });
  }, [result]);

  const failure = useMemo((): FailureText | null => {
    if (emptyAsked) return { heading: text.notam.errors.empty, text: '' };
    return translation.error ? describeFailure(translation.error, text) : null;
  }, [emptyAsked, translation.error, text]);
  const blocked = subscription?.remaining === 0;

  const change = (next: string): void => {
    setPasted(next);
    setEmptyAsked(false);
    if (translation.isError) translation.reset();
  };
  const clear = (): void => {
    setPasted('');
    setEmptyAsked(false);
    translation.reset();
  };
  const submit = (): void => {
    if (translation.isPending || blocked) return;
    if (pasted.trim() === '') setEmptyAsked(true);
    else translation.mutate({ text: pasted, language });
  };

  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <h1>{productName}</h1>
        <p className={classes.lead}>
          {text.notam.lead}{' '}
          <Link to={PATHS.history} className={classes.history}>
            {text.history.link}
          </Link>
        </p>
      </header>
      <div className={classes.task}>
        <TranslateForm
          text={pasted}
          language={language}
          busy={translation.isPending}
          failure={failure}
          blocked={blocked}
          remaining={subscription ? remainingInWords(subscription, text) : null}
          onText={change}
          onLanguage={chooseLanguage}
          onClear={clear}
          onSubmit={submit}
        />
        <div className={classes.legend} data-answered={result !== undefined || undefined}>
          <LevelLegend />
        </div>
      </div>
      <Results ref={resultsHeading} result={result} busy={translation.isPending} />
    </div>
  );
}
