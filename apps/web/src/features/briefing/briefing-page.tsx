import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useHeldDrone } from '../../shared/drones/use-drones.ts';
import { useText } from '../../shared/text/use-text.ts';
import { describeFailure } from '../../shared/translating/describe-failure.ts';
import { ResultSkeleton } from '../../shared/translating/result-skeleton.tsx';
import { useResultLanguage } from '../../shared/translating/use-result-language.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Message } from '../../shared/ui/message.tsx';
import { pathOfBriefing } from '../../shared/ui/paths.ts';
import { usePageTitle } from '../../shared/ui/use-page-title.ts';
import classes from './briefing-page.module.css';
import { FlightPanel } from './flight/flight-panel.tsx';
import { useFlightDraft } from './flight/use-flight-draft.ts';
import { PasteField } from './paste/paste-field.tsx';
import { useBriefingText } from './paste/use-briefing-text.ts';
import { BriefingResult } from './result/briefing-result.tsx';
import { viewOfFound } from './result/briefing-view.ts';
import { EarlierBriefings } from './stored/earlier-briefings.tsx';
import { TranslateBar } from './translate/translate-bar.tsx';
import { useTranslateBriefing } from './translate/use-translate-briefing.ts';
import { useFoundBriefing } from './use-found-briefing.ts';
import { useResultContext, type Drawn } from './use-result-context.ts';

/** A whole briefing against one's own flight: what is in it is found for nothing, what matters is translated. */
export function BriefingPage({ drawn }: { drawn: Drawn }) {
  const text = useText();
  const { briefing: words } = text;
  const pasted = useBriefingText();
  const flight = useFlightDraft();
  const [isFlightOpen, setFlightOpen] = useState(() => flight.flight === null);
  const [language, chooseLanguage] = useResultLanguage();
  const looked = useFoundBriefing(pasted.text, flight.flight);
  const view = useMemo(
    () => (looked.found ? viewOfFound(looked.found, looked.text, looked.flight) : null),
    [looked.found, looked.text, looked.flight],
  );
  const { context, isError } = useResultContext(language, looked.flight, drawn, useHeldDrone());
  const translation = useTranslateBriefing();
  const navigate = useNavigate();
  usePageTitle(words.title);

  const failure = useMemo(
    () => (translation.error ? describeFailure(translation.error, words.form, text) : null),
    [translation.error, words, text],
  );
  const notFound = useMemo(
    () => (looked.error ? describeFailure(looked.error, words.form, text) : null),
    [looked.error, words, text],
  );
  const translate = (chosen: { notices: readonly number[]; reports: readonly number[] }): void => {
    if (translation.isPending) return;
    translation.mutate(
      {
        of: { text: looked.text, flight: looked.flight },
        language,
        notices: chosen.notices,
        reports: chosen.reports,
      },
      { onSuccess: ({ id }) => void navigate(pathOfBriefing(id)) },
    );
  };

  return (
    <div className={classes.page}>
      <header data-print="no">
        <h1>{words.title}</h1>
        <p className={classes.lead}>{words.lead}</p>
      </header>
      <div className={classes.task} data-print="no">
        <section aria-labelledby="briefing-text" className={classes.paste}>
          <h2 id="briefing-text">{words.paste.heading}</h2>
          <PasteField briefing={pasted} />
        </section>
        <FlightPanel used={flight} isOpen={isFlightOpen} onOpen={setFlightOpen} />
      </div>
      <div role="status" className="visually-hidden">
        {looked.isLooking && words.found.busy}
        {!looked.isLooking && view && words.found.count(view.notices.length, view.reports.length)}
      </div>
      <div role="alert" className={classes.failure}>
        {notFound && (
          <Message kind="error" heading={notFound.heading}>
            {notFound.text !== '' && <p>{notFound.text}</p>}
            <Button variant="default" onClick={looked.retry}>
              {words.again}
            </Button>
          </Message>
        )}
        {isError && <Message kind="error">{text.notam.wordsFailed}</Message>}
      </div>
      {looked.isLooking && !view && !pasted.isTooLong && <ResultSkeleton />}
      {view && context && (
        <section
          aria-labelledby="briefing-found"
          className={classes.found}
          aria-busy={looked.isLooking || translation.isPending}
          data-busy={looked.isLooking || undefined}
        >
          <header>
            <h2 id="briefing-found">{view.flight ? words.found.heading : words.found.headingWithout}</h2>
            <p className={classes.lead}>{words.found.count(view.notices.length, view.reports.length)}</p>
          </header>
          <BriefingResult
            view={view}
            context={context}
            onTranslate={(index) => translate({ notices: [index], reports: [] })}
          >
            <TranslateBar
              view={view}
              language={language}
              onLanguage={chooseLanguage}
              busy={translation.isPending}
              failure={failure}
              onTranslate={translate}
            />
          </BriefingResult>
        </section>
      )}
      <EarlierBriefings />
    </div>
  );
}
