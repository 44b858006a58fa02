import type { Examples } from '@klarnotam/contract';
import { LANGUAGES, type LanguageCode } from '@klarnotam/language';
import { useEffect, useId, useState } from 'react';
import { useScreenLanguage, useText } from '../../shared/text/use-text.ts';
import { LevelIcon } from '../../shared/ui/level-icon.tsx';
import { ExampleNotamCard, ExampleReportCard } from './example-cards.tsx';
import classes from './example.module.css';
import { fetchExamples } from './fetch-examples.ts';

/** Messages of today as they are sent and as they are said, in the language that the visitor chooses. */
export function Example({ given }: { readonly given: Examples | null }) {
  const text = useText();
  const group = useId();
  const heading = useId();
  const [loaded, setLoaded] = useState<Examples | null>(null);
  const [chosen, setChosen] = useState<LanguageCode | null>(null);
  const [shown, setShown] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const examples = loaded ?? given;
  const screenLanguage = useScreenLanguage();
  const wanted = chosen ?? (screenLanguage === 'en' ? (examples?.language ?? null) : screenLanguage);

  useEffect(() => {
    if (wanted !== null && examples?.language === wanted) return;
    const ended = new AbortController();
    fetchExamples(wanted, ended.signal).then(
      (answer) => {
        setLoaded(answer);
        setFailed(false);
      },
      () => {
        if (!ended.signal.aborted) setFailed(true);
      },
    );
    return () => ended.abort();
  }, [wanted, examples?.language]);

  if (examples === null) return hasFailed ? null : <div className={classes.waiting} aria-hidden />;
  const { notams, report, language, direction } = examples;
  const notam = notams[shown];
  const choices = [
    ...notams.map(({ level }) => ({ level, name: text.levels[level].word })),
    { level: report.level, name: text.landing.weather },
  ];

  return (
    <section className={classes.example} aria-labelledby={heading}>
      <div className={classes.top}>
        <h2 id={heading} className={classes.title}>
          {text.landing.example} <span>{text.landing.exampleNote}</span>
        </h2>
        <label className={classes.language}>
          <span className="visually-hidden">{text.landing.readIn}</span>
          <select
            value={wanted ?? language}
            onChange={({ currentTarget }) => setChosen(currentTarget.value as LanguageCode)}
          >
            {LANGUAGES.map(({ code, nativeName }) => (
              <option key={code} value={code} lang={code}>
                {nativeName}
              </option>
            ))}
          </select>
        </label>
      </div>
      <fieldset className={classes.choices}>
        <legend className="visually-hidden">{text.landing.choose}</legend>
        {choices.map(({ level, name }, index) => (
          <label key={index} data-level={level}>
            <input type="radio" name={group} checked={index === shown} onChange={() => setShown(index)} />
            <span>
              <LevelIcon level={level} size={18} />
              {name}
            </span>
          </label>
        ))}
      </fieldset>
      <p role="alert" className={classes.failed}>
        {hasFailed && text.landing.notLoaded}
      </p>
      <div className={classes.pair} aria-busy={wanted !== language && !hasFailed}>
        <div dir={direction}>
          {notam ? (
            <ExampleNotamCard notam={notam} labels={examples.labels} language={language} />
          ) : (
            <ExampleReportCard report={report} language={language} />
          )}
        </div>
        <div className={classes.sent}>
          <h3 className={classes.sentHeading}>
            {notam ? text.landing.notamAsSent : text.landing.metarAsSent}
          </h3>
          <pre className={classes.telegram} lang="en" dir="ltr" tabIndex={0}>
            {notam ? notam.telegram : report.telegram}
          </pre>
        </div>
      </div>
    </section>
  );
}
