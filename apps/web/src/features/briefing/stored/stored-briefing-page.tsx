import type { Briefing } from '@klarnotam/contract';
import { useMemo, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { failureCodeOf, failureMessageOf } from '../../../shared/api/failure.ts';
import { useSession } from '../../../shared/api/session.ts';
import { useSite } from '../../../shared/api/site.ts';
import { useHeldDrone } from '../../../shared/drones/use-drones.ts';
import { formatMoment } from '../../../shared/text/format-date.ts';
import { useText } from '../../../shared/text/use-text.ts';
import { describeFailure } from '../../../shared/translating/describe-failure.ts';
import { ResultSkeleton } from '../../../shared/translating/result-skeleton.tsx';
import { SharePanel } from '../../../shared/translating/share-panel.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { Message } from '../../../shared/ui/message.tsx';
import { NativeSelect } from '../../../shared/ui/native-select.tsx';
import { PageSkeleton } from '../../../shared/ui/page-skeleton.tsx';
import { PATHS } from '../../../shared/ui/paths.ts';
import { usePageTitle } from '../../../shared/ui/use-page-title.ts';
import classes from '../briefing-page.module.css';
import { describePlace } from '../flight/describe-flight.ts';
import { draftOf } from '../flight/flight-draft.ts';
import { keptNameOf } from '../flight/kept-flight.ts';
import { FlightPanel } from '../flight/flight-panel.tsx';
import { useFlightDraft } from '../flight/use-flight-draft.ts';
import { zoneOfPlace } from '../flight/zone-of-place.ts';
import { BriefingResult } from '../result/briefing-result.tsx';
import { viewOfBriefing } from '../result/briefing-view.ts';
import { TakeAlong } from '../take-along/take-along.tsx';
import { TranslateBar } from '../translate/translate-bar.tsx';
import { useTranslateBriefing } from '../translate/use-translate-briefing.ts';
import { useResultContext, type Drawn } from '../use-result-context.ts';
import { useChangeBriefing, useStoredBriefing } from './use-stored-briefing.ts';

/** A briefing of before, opened again: with the flight that it was held against, or another, for nothing. */
export function StoredBriefingPage({ drawn }: { drawn: Drawn }) {
  const { briefing: words, failures, history } = useText();
  const { stored } = words;
  const { id = '' } = useParams();
  const { data, error, refetch } = useStoredBriefing(id);
  const title = data ? stored.title(formatMoment(data.createdAt)) : words.title;
  usePageTitle(title);

  if (data) return <StoredBriefing key={id} briefing={data} title={title} drawn={drawn} />;
  if (!error) return <PageSkeleton label={words.loading} />;
  const gone = ['notFound', 'invalid'].includes(failureCodeOf(error));
  const texts = { network: failures.network, fallback: failures.generic };
  return (
    <div className={classes.page}>
      <header role="alert">
        <h1>{gone ? stored.gone : stored.failed}</h1>
        <p className={classes.lead}>{gone ? stored.goneText : failureMessageOf(error, texts)}</p>
      </header>
      {!gone && (
        <div>
          <Button onClick={() => void refetch()}>{history.again}</Button>
        </div>
      )}
      <Link to={PATHS.briefing}>{stored.back}</Link>
    </div>
  );
}

function StoredBriefing({ briefing, title, drawn }: { briefing: Briefing; title: string; drawn: Drawn }) {
  const text = useText();
  const { briefing: words } = text;
  const { stored } = words;
  const { id, language, flight } = briefing;
  const { languages } = useSite();
  const navigate = useNavigate();
  const view = useMemo(() => viewOfBriefing(briefing), [briefing]);
  const { context, isError } = useResultContext(language, flight, drawn, useHeldDrone());
  const { judge, reword, remove } = useChangeBriefing(id);
  const translation = useTranslateBriefing();
  const [asking, setAsking] = useState(false);
  const [isFlightOpen, setFlightOpen] = useState(false);
  const userId = useSession()?.user?.id ?? '';
  const used = useFlightDraft(
    flight
      ? draftOf(
          flight,
          keptNameOf(userId, flight.place) ?? describePlace(flight.place, text),
          zoneOfPlace(flight.place),
        )
      : undefined,
  );
  const failure = useMemo(
    () => (translation.error ? describeFailure(translation.error, words.form, text) : null),
    [translation.error, words, text],
  );
  const translate = (chosen: { notices: readonly number[]; reports: readonly number[] }): void => {
    if (translation.isPending) return;
    translation.mutate({ of: { id }, language, notices: chosen.notices, reports: chosen.reports });
  };
  const closeFlight = (isOpen: boolean): void => {
    setFlightOpen(isOpen);
    const changed = JSON.stringify(used.flight) !== JSON.stringify(flight);
    if (!isOpen && used.flight && changed) judge.mutate(used.flight);
  };

  return (
    <div className={classes.page}>
      <header>
        <Link to={PATHS.briefing} data-print="no">
          {stored.back}
        </Link>
        <h1 className={classes.dated}>{title}</h1>
        <p className={classes.lead}>{stored.stored}</p>
      </header>
      <FlightPanel quiet used={used} isOpen={isFlightOpen} onOpen={closeFlight}>
        <p role="status" className={classes.status}>
          {judge.isPending && stored.judging}
          {judge.isSuccess && stored.judged}
        </p>
        <div role="alert" className={classes.failure}>
          {judge.isError && <Message kind="error">{stored.notJudged}</Message>}
        </div>
      </FlightPanel>
      <div role="alert" className={classes.failure}>
        {isError && <Message kind="error">{text.notam.wordsFailed}</Message>}
      </div>
      {!context && !isError && <ResultSkeleton />}
      {context && (
        <section
          aria-label={flight ? words.found.heading : words.found.headingWithout}
          className={classes.answer}
          aria-busy={judge.isPending || translation.isPending}
          data-busy={judge.isPending || undefined}
        >
          <BriefingResult
            view={view}
            context={context}
            onTranslate={(index) => translate({ notices: [index], reports: [] })}
            below={
              <section aria-labelledby="take-along" className={classes.take} data-print="no">
                <h2 id="take-along">{words.take.heading}</h2>
                <TakeAlong view={view} context={context} />
                <SharePanel of={{ kind: 'briefing', id }} />
                <div>
                  <Button variant="default" onClick={() => setAsking(true)}>
                    {stored.removeThis}
                  </Button>
                </div>
              </section>
            }
          >
            <div className={classes.tools} data-print="no">
              <NativeSelect
                aria-label={text.notam.tools.readIn}
                value={reword.isPending ? reword.variables : language}
                disabled={reword.isPending}
                onChange={({ currentTarget }) => {
                  const chosen = languages.find(({ code }) => code === currentTarget.value);
                  if (chosen) reword.mutate(chosen.code);
                }}
                data={languages.map(({ code, nativeName }) => ({ value: code, label: nativeName }))}
              />
              <Link to={{ hash: 'take-along' }}>{words.take.heading}</Link>
              <p role="status" className={classes.status}>
                {reword.isPending && words.translate.reworded}
                {reword.isError && words.translate.notReworded}
              </p>
            </div>
            <TranslateBar
              view={view}
              language={language}
              onLanguage={null}
              busy={translation.isPending}
              failure={failure}
              onTranslate={translate}
            />
          </BriefingResult>
        </section>
      )}
      <ConfirmDialog
        opened={asking}
        title={stored.confirm}
        text={stored.confirmText}
        keep={stored.keep}
        confirm={remove.isPending ? stored.removing : stored.remove}
        busy={remove.isPending}
        failure={remove.isError ? stored.notRemoved : null}
        onConfirm={() =>
          remove.mutate(undefined, { onSuccess: () => void navigate(PATHS.briefing, { replace: true }) })
        }
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
