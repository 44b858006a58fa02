import { Link, useSearchParams } from 'react-router';
import { client } from '../../shared/api/client.ts';
import { useSite } from '../../shared/api/site.ts';
import { EXAMPLE_TELEGRAM } from '../../shared/text/example-telegram.ts';
import { useText } from '../../shared/text/use-text.ts';
import { MissingResult } from '../../shared/translating/missing-result.tsx';
import { TranslateForm } from '../../shared/translating/translate-form.tsx';
import classes from '../../shared/translating/translate-page.module.css';
import { RESULT_PARAMETER, useTranslatePage } from '../../shared/translating/use-translate-page.ts';
import { PATHS } from '../../shared/ui/paths.ts';
import { LazyWaitingPastes } from '../../shared/waiting/lazy-waiting-pastes.tsx';
import { usePageTitle } from '../../shared/ui/use-page-title.ts';
import { FoundNotices } from './found-notices.tsx';
import { LevelLegend } from './level-legend.tsx';
import { Results } from './results.tsx';
import { useFoundNotices } from './use-found-notices.ts';

/** Paste a NOTAM, understand it. */
export function TranslateNotamPage() {
  const text = useText();
  const { productName } = useSite();
  const words = text.notam.form;
  const { form, result, loading, missing, resultsHeading, waiting, enter } = useTranslatePage(
    'notam',
    words,
    client.translateNotam,
    ({ id, language, engine, notices, wordsUntil }) => ({
      kind: 'notam',
      id,
      language,
      engine,
      notices,
      wordsUntil,
    }),
  );
  const found = useFoundNotices(form.text);
  const submit = async (): Promise<void> => {
    const chosen = await found.awaitChosen();
    // All of several have ended, which is shown: there is nothing to send.
    if (chosen === undefined || (chosen === '' && form.text.trim() !== '')) return;
    form.onSubmit(chosen ?? undefined);
  };
  const [, setParameters] = useSearchParams();
  usePageTitle(productName);

  return (
    <div className={classes.page}>
      <header className={classes.header} data-print="no">
        <h1>{productName}</h1>
        <p className={classes.lead}>
          {text.notam.lead}{' '}
          <Link to={PATHS.history} className={classes.history}>
            {text.history.link}
          </Link>
        </p>
      </header>
      <div className={classes.task} data-print="no">
        <TranslateForm
          state={{
            ...form,
            busy: form.busy || found.isAwaited,
            isNothingChosen: found.chosenText === '',
            onSubmit: () => void submit(),
          }}
          words={words}
          example={EXAMPLE_TELEGRAM}
          known={<FoundNotices found={found} />}
          below={<LazyWaitingPastes waiting={waiting} words={words} onEnter={enter} />}
        />
        <div className={classes.legend} data-answered={result !== undefined || undefined}>
          <LevelLegend />
        </div>
      </div>
      <MissingResult why={missing} />
      <Results
        ref={resultsHeading}
        result={result}
        busy={form.busy || loading}
        onReworded={(id) => setParameters({ [RESULT_PARAMETER]: id })}
      />
    </div>
  );
}
