import type { SavedNotam } from '@klarnotam/contract';
import { Link, useParams } from 'react-router';
import { failureCodeOf, failureMessageOf } from '../../../shared/api/failure.ts';
import { useSite } from '../../../shared/api/site.ts';
import { formatMoment } from '../../../shared/text/format-date.ts';
import { useText } from '../../../shared/text/use-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { LinkButton } from '../../../shared/ui/link-button.tsx';
import page from '../../../shared/ui/list-page.module.css';
import { PageSkeleton } from '../../../shared/ui/page-skeleton.tsx';
import { pathOfSavedNotam, PATHS } from '../../../shared/ui/paths.ts';
import { useNow } from '../../../shared/ui/use-now.ts';
import { usePageTitle } from '../../../shared/ui/use-page-title.ts';
import { describeNext } from '../describe-next.ts';
import { isUrgent, nextStepOf } from '../next-step.ts';
import { PeriodOf, placeOf } from '../place-and-time.tsx';
import { StageMark } from '../stage-mark.tsx';
import { CallOffPart } from './call-off-part.tsx';
import { AcknowledgePart } from './acknowledge-part.tsx';
import { Comparison } from './comparison.tsx';
import { InForcePart } from './in-force-part.tsx';
import { MailPart } from './mail-part.tsx';
import { PasteIssued } from './paste-issued.tsx';
import { RequestFailure } from './request-failure.tsx';
import classes from './request-page.module.css';
import { RequestSteps } from './request-steps.tsx';
import { useMove, useRequest } from './use-request.ts';

/** One request: how far it got, what is next, what was published for it and how that differs. */
export function RequestPage() {
  const { id = '' } = useParams();
  const { failures, savedNotams } = useText();
  const { requestLife } = useText();
  const { data: request, error, refetch } = useRequest(id);
  usePageTitle(request ? placeOf(request, requestLife.noPlace) : savedNotams.title);
  if (request) return <Request key={id} request={request} />;
  if (!error) return <PageSkeleton label={requestLife.loading} />;
  const gone = ['notFound', 'invalid'].includes(failureCodeOf(error));
  return (
    <div className={page.page}>
      <header role="alert">
        <h1>{gone ? requestLife.gone : requestLife.failed}</h1>
        {!gone && (
          <p className={page.lead}>
            {failureMessageOf(error, { network: failures.network, fallback: failures.generic })}
          </p>
        )}
      </header>
      {!gone && (
        <div>
          <Button onClick={() => void refetch()}>{requestLife.again}</Button>
        </div>
      )}
      <Link to={PATHS.savedNotams}>{requestLife.back}</Link>
    </div>
  );
}

function Request({ request }: { request: SavedNotam }) {
  const { savedNotams } = useText();
  const { requestLife } = useText();
  const { notamOffice } = useSite();
  const nowMs = useNow();
  const { issued, kind, refersTo } = request;
  const next = nextStepOf(request, notamOffice?.leadTimeHours ?? null, nowMs);
  const asksFor = requestLife.kinds[kind](refersTo ?? '');
  return (
    <div className={page.page}>
      <header className={page.header}>
        <div className={classes.head}>
          <Link to={PATHS.savedNotams} className={classes.back}>
            {requestLife.back}
          </Link>
          <h1>{placeOf(request, requestLife.noPlace)}</h1>
          <PeriodOf notam={request} />
          {kind !== 'cancel' && (
            <p className={classes.dimmed} lang="en" dir="ltr">
              {request.title}
            </p>
          )}
          {asksFor !== null && <p>{asksFor}</p>}
        </div>
        <StageMark notam={request} />
      </header>
      <RequestSteps request={request} />
      <section className={classes.section} aria-labelledby="next-step">
        <h2 id="next-step">{requestLife.nextStep}</h2>
        {next && (
          <p data-urgent={isUrgent(next) || undefined} className={classes.next}>
            {describeNext(next, requestLife.next, notamOffice ?? { name: savedNotams.office })}
          </p>
        )}
        {issued && <Comparison reading={issued} timeZone={request.timeZone} />}
        <NextPart request={request} />
      </section>
      <Related request={request} />
      {issued && (
        <section className={classes.section}>
          <h2>{requestLife.issuedText}</h2>
          <p className={classes.dimmed}>{requestLife.comparedAt(formatMoment(issued.recordedAt))}</p>
          <pre
            className={classes.telegram}
            lang="en"
            dir="ltr"
            tabIndex={0}
            aria-label={requestLife.issuedText}
          >
            {issued.text}
          </pre>
        </section>
      )}
      <section className={classes.section}>
        <h2>{requestLife.requestText}</h2>
        {request.notamText === '' ? (
          <p className={classes.dimmed}>{savedNotams.noText}</p>
        ) : (
          <pre
            className={classes.telegram}
            lang="en"
            dir="ltr"
            tabIndex={0}
            aria-label={requestLife.requestText}
          >
            {request.notamText}
          </pre>
        )}
      </section>
    </div>
  );
}

/** What can be done at the stage that the request has reached. */
function NextPart({ request }: { request: SavedNotam }) {
  const { requestLife } = useText();
  const move = useMove(request.id);
  const { stage, issued } = request;
  switch (stage) {
    case 'draft':
    case 'mailOpened':
      return <MailPart request={request} />;
    case 'sent':
    case 'acknowledged':
      if (request.calledOffAt !== null)
        return (
          <>
            <CallOffPart request={request} />
            <h3>{requestLife.paste.headingAllTheSame}</h3>
            <PasteIssued request={request} />
          </>
        );
      return stage === 'sent' ? (
        <>
          <AcknowledgePart request={request} />
          <h3>{requestLife.paste.heading}</h3>
          <PasteIssued request={request} />
          <CallOffPart request={request} />
        </>
      ) : (
        <>
          <PasteIssued request={request} />
          <CallOffPart request={request} />
          <p>
            <LinkButton disabled={move.isPending} onClick={() => move.mutate({ to: 'sent' })}>
              {requestLife.acknowledge.undo}
            </LinkButton>
          </p>
          <RequestFailure error={move.error} />
        </>
      );
    case 'issued':
      return issued && <InForcePart request={request} issued={issued} />;
    case 'replaced':
    case 'cancelled':
      return (
        <>
          <p>
            <LinkButton disabled={move.isPending} onClick={() => move.mutate({ to: 'issued' })}>
              {stage === 'replaced' ? requestLife.undoReplaced : requestLife.undoCancelled}
            </LinkButton>
          </p>
          <RequestFailure error={move.error} />
        </>
      );
  }
}

/** The requests that this one is in place of, or that are in its place. */
function Related({ request }: { request: SavedNotam }) {
  const { requestLife } = useText();
  const { follows, refersTo, followedBy } = request;
  if (follows === null && followedBy.length === 0) return null;
  return (
    <section className={classes.section}>
      {follows !== null && (
        <p>
          {requestLife.follows}{' '}
          <Link to={pathOfSavedNotam(follows)}>{requestLife.followsLink(refersTo ?? '')}</Link>
        </p>
      )}
      {followedBy.length > 0 && (
        <>
          <h2>{requestLife.followedBy}</h2>
          <ul className={classes.related}>
            {followedBy.map(({ id, kind, stage, createdAt }) => (
              <li key={id}>
                <Link to={pathOfSavedNotam(id)}>
                  {requestLife.followUps[kind](requestLife.stages[stage], formatMoment(createdAt))}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
