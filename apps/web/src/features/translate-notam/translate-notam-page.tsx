import { Link } from 'react-router';
import { client } from '../../shared/api/client.ts';
import { useSite } from '../../shared/api/site.ts';
import { EXAMPLE_TELEGRAM } from '../../shared/text/example-telegram.ts';
import { useText } from '../../shared/text/use-text.ts';
import { TranslateForm } from '../../shared/translating/translate-form.tsx';
import classes from '../../shared/translating/translate-page.module.css';
import { usePageLevel } from '../../shared/translating/use-page-level.ts';
import { useTranslatePage } from '../../shared/translating/use-translate-page.ts';
import { PATHS } from '../../shared/ui/paths.ts';
import { usePageTitle } from '../../shared/ui/use-page-title.ts';
import { LevelLegend } from './level-legend.tsx';
import { Results } from './results.tsx';

/** Paste a NOTAM, understand it. */
export function TranslateNotamPage() {
  const text = useText();
  const { productName } = useSite();
  const words = text.notam.form;
  const { form, result, resultsHeading } = useTranslatePage('notam', words, client.translateNotam);
  usePageTitle(productName);
  usePageLevel(result?.notices[0]?.droneRelevance);

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
        <TranslateForm state={form} words={words} example={EXAMPLE_TELEGRAM} />
        <div className={classes.legend} data-answered={result !== undefined || undefined}>
          <LevelLegend />
        </div>
      </div>
      <Results ref={resultsHeading} result={result} busy={form.busy} />
    </div>
  );
}
