import { CALL_OFF_STAGES, type SavedNotamState, type SavedNotamSummary } from '@klarnotam/contract';
import { IconClockExclamation } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { useSite } from '../../shared/api/site.ts';
import { formatMoment } from '../../shared/text/format-date.ts';
import { useText } from '../../shared/text/use-text.ts';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { Loader } from '../../shared/ui/loader.tsx';
import { pathOfSavedNotam, pathToRenew, pathToResend } from '../../shared/ui/paths.ts';
import { CALLING_OFF } from './calls-off.ts';
import { describeNext } from './describe-next.ts';
import { leadTimeOf } from './lead-time.ts';
import { isUnderWay, isUrgent, nextStepOf } from './next-step.ts';
import { PeriodOf, placeOf } from './place-and-time.tsx';
import { StageMark } from './stage-mark.tsx';
import classes from './saved-notams-page.module.css';

interface Props {
  readonly notam: SavedNotamSummary;
  readonly nowMs: number;
  readonly removing: boolean;
  readonly busy: boolean;
  readonly onRemove: () => void;
  readonly onDuplicate: () => void;
  readonly onMark: (state: SavedNotamState) => void;
}

/** One saved NOTAM: what, where, when, how far it got, and what can be done with it. */
export function SavedNotamRow({ notam, nowMs, removing, busy, onRemove, onDuplicate, onMark }: Props) {
  const { savedNotams } = useText();
  const { notamOffice } = useSite();
  const heading = useId();
  const { requestLife } = useText();
  const { title, stage } = notam;
  const isCancellation = notam.kind === 'cancel';
  const place = placeOf(notam, savedNotams.noLocation);
  const created = formatMoment(notam.createdAt);
  const asksFor = requestLife.kinds[notam.kind](notam.refersTo ?? '');
  const which = savedNotams.of(isCancellation ? (asksFor ?? title) : title, created);
  const late = notamOffice ? leadTimeOf(notam, notamOffice.leadTimeHours, nowMs) : null;
  const next = nextStepOf(notam, notamOffice?.leadTimeHours ?? null, nowMs);
  const nextText = next && describeNext(next, requestLife.next, notamOffice ?? { name: savedNotams.office });

  return (
    <li className={classes.row} aria-busy={removing}>
      <article className={classes.notam} aria-labelledby={heading}>
        <header className={classes.rowHeader}>
          <div className={classes.what}>
            <h2 id={heading}>
              <Link to={pathOfSavedNotam(notam.id)}>{savedNotams.location(place)}</Link>
            </h2>
            <PeriodOf notam={notam} />
            {/* A cancellation announces no flight. */}
            {!isCancellation && (
              <p className={classes.title} lang="en" dir="ltr">
                {title}
              </p>
            )}
            {asksFor !== null && <p>{asksFor}</p>}
          </div>
          <div className={classes.state}>
            <StageMark notam={notam} />
            <p className={classes.dimmed}>{savedNotams.saved(created)}</p>
          </div>
        </header>
        {late !== null && notamOffice && (
          <p className={classes.late} data-level="caution">
            <IconClockExclamation size={20} aria-hidden />
            <span>
              {late === 'soon'
                ? savedNotams.soon(notamOffice.name, notamOffice.leadTimeHours)
                : savedNotams.begun}
            </span>
          </p>
        )}
        {next && nextText !== null && (
          <p className={classes.help} data-urgent={isUrgent(next) || undefined}>
            {nextText}{' '}
            <Link to={pathOfSavedNotam(notam.id)}>
              {requestLife.details}
              <span className="visually-hidden"> {which}</span>
            </Link>
          </p>
        )}
        {notam.notamText === '' ? (
          <p className={classes.dimmed}>{savedNotams.noText}</p>
        ) : (
          <pre className={classes.text} lang="en" dir="ltr" tabIndex={0} aria-label={savedNotams.text}>
            {notam.notamText}
          </pre>
        )}
        <div className={classes.actions}>
          {!isCancellation && (
            <Link to={pathToResend(notam.id)} className={classes.resend}>
              {savedNotams.resend}
              <span className="visually-hidden"> {which}</span>
            </Link>
          )}
          {stage === 'issued' && !isUnderWay(notam.cancellation) && (
            <Link to={pathToRenew(notam.id)}>
              {requestLife.renew}
              <span className="visually-hidden"> {which}</span>
            </Link>
          )}
          <LinkButton disabled={busy} onClick={onDuplicate}>
            {savedNotams.duplicate}
            <span className="visually-hidden"> {which}</span>
          </LinkButton>
          {notam.notamText !== '' && ['draft', 'mailOpened', 'sent'].includes(stage) && (
            <LinkButton disabled={busy} onClick={() => onMark(stage === 'sent' ? 'mailOpened' : 'sent')}>
              {stage === 'sent' ? savedNotams.unmarkSent : savedNotams.markSent}
              <span className="visually-hidden"> {which}</span>
            </LinkButton>
          )}
          {CALL_OFF_STAGES.includes(stage) && notam.calledOffAt === null && (
            <Link to={pathOfSavedNotam(notam.id)} state={CALLING_OFF}>
              {requestLife.callOff.callOff}
              <span className="visually-hidden"> {which}</span>
            </Link>
          )}
          <LinkButton disabled={removing} onClick={onRemove}>
            {removing && <Loader />} {removing ? savedNotams.removing : savedNotams.remove}
            <span className="visually-hidden"> {which}</span>
          </LinkButton>
        </div>
        {(CALL_OFF_STAGES.includes(stage) || stage === 'issued') && (
          <p className={classes.dimmed}>{savedNotams.notTold}</p>
        )}
      </article>
    </li>
  );
}
