import { Link } from 'react-router';
import { client } from '../../shared/api/client.ts';
import { DroneChoice } from '../../shared/drones/drone-choice.tsx';
import { useHeldDrone } from '../../shared/drones/use-drones.ts';
import { EXAMPLE_REPORTS } from '../../shared/text/example-reports.ts';
import { useText } from '../../shared/text/use-text.ts';
import { MissingResult } from '../../shared/translating/missing-result.tsx';
import { TranslateForm } from '../../shared/translating/translate-form.tsx';
import classes from '../../shared/translating/translate-page.module.css';
import { useTranslatePage } from '../../shared/translating/use-translate-page.ts';
import { PATHS } from '../../shared/ui/paths.ts';
import { LazyWaitingPastes } from '../../shared/waiting/lazy-waiting-pastes.tsx';
import { usePageTitle } from '../../shared/ui/use-page-title.ts';
import { Reports } from './reports.tsx';
import { StationField } from './station-field.tsx';

/** Paste weather reports or fetch them, and read what they mean for a drone. */
export function TranslateWeatherPage() {
  const text = useText();
  const words = text.weather.form;
  const { form, result, loading, missing, sent, resultsHeading, waiting, enter } = useTranslatePage(
    'weather',
    words,
    client.translateWeather,
    ({ id, language, engine, reports }) => ({ kind: 'weather', id, language, engine, reports }),
  );
  const drone = useHeldDrone();
  usePageTitle(text.weather.title);

  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <h1>{text.weather.title}</h1>
        <p className={classes.lead}>
          {text.weather.lead}{' '}
          <Link to={PATHS.history} className={classes.history}>
            {text.history.link}
          </Link>
        </p>
      </header>
      <div className={classes.task}>
        <TranslateForm
          state={form}
          words={words}
          example={EXAMPLE_REPORTS}
          below={<LazyWaitingPastes waiting={waiting} words={words} onEnter={enter} />}
        >
          <StationField disabled={form.blocked} pasted={form.text} onUse={form.onText} />
        </TranslateForm>
        <DroneChoice />
      </div>
      <MissingResult why={missing} />
      <Reports ref={resultsHeading} result={result} drone={drone} busy={form.busy || loading} sent={sent} />
    </div>
  );
}
