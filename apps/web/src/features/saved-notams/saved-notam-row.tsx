import { Loader } from '@mantine/core';
import type { SavedNotamState, SavedNotamSummary } from '@klarnotam/contract';
import { IconCircleCheck, IconClockExclamation, IconMail, IconPencil, type Icon } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { useSite } from '../../shared/api/site.ts';
import { formatMoment } from '../../shared/text/format-date.ts';
import { useText } from '../../shared/text/use-text.ts';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { pathToResend } from '../../shared/ui/paths.ts';
import { formatLocal } from '../../shared/text/format-local.ts';
import { leadTimeOf } from './lead-time.ts';
import classes from './saved-notams-page.module.css';

const STATE_SHAPES: Readonly<Record<SavedNotamState, Icon>> = {
  draft: IconPencil,
  mailOpened: IconMail,
  sent: IconCircleCheck,
};

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
  const { title, location, startsAtLocal, endsAtLocal, state } = notam;
  const StateShape = STATE_SHAPES[state];
  const created = formatMoment(notam.createdAt);
  const which = savedNotams.of(title, created);
  const late = notamOffice ? leadTimeOf(notam, notamOffice.leadTimeHours, nowMs) : null;
  const help = savedNotams.stateHelp[state];

  return (
    <li className={classes.row} aria-busy={removing}>
      <article className={classes.notam} aria-labelledby={heading}>
        <header className={classes.rowHeader}>
          <div className={classes.what}>
            <h2 id={heading} lang="en" dir="ltr">
              {title}
            </h2>
            <p>{savedNotams.location(location === '' ? savedNotams.noLocation : location)}</p>
            {startsAtLocal !== null && endsAtLocal !== null ? (
              <p>
                <bdi className={classes.period} dir="ltr">
                  {savedNotams.period(formatLocal(startsAtLocal), formatLocal(endsAtLocal))}
                </bdi>{' '}
                <span className={classes.dimmed}>{savedNotams.zone(notam.timeZone)}</span>
              </p>
            ) : (
              <p className={classes.dimmed}>{savedNotams.noPeriod}</p>
            )}
          </div>
          <div className={classes.state}>
            <p className={classes.stateWord}>
              <StateShape size={20} aria-hidden />
              {savedNotams.states[state]}
            </p>
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
        {help !== null && <p className={classes.help}>{help}</p>}
        {notam.notamText === '' ? (
          <p className={classes.dimmed}>{savedNotams.noText}</p>
        ) : (
          <pre className={classes.text} lang="en" dir="ltr" tabIndex={0} aria-label={savedNotams.text}>
            {notam.notamText}
          </pre>
        )}
        <div className={classes.actions}>
          <Link to={pathToResend(notam.id)} className={classes.resend}>
            {savedNotams.resend}
            <span className="visually-hidden"> {which}</span>
          </Link>
          <LinkButton disabled={busy} onClick={onDuplicate}>
            {savedNotams.duplicate}
            <span className="visually-hidden"> {which}</span>
          </LinkButton>
          {notam.notamText !== '' && (
            <LinkButton disabled={busy} onClick={() => onMark(state === 'sent' ? 'mailOpened' : 'sent')}>
              {state === 'sent' ? savedNotams.unmarkSent : savedNotams.markSent}
              <span className="visually-hidden"> {which}</span>
            </LinkButton>
          )}
          <LinkButton disabled={removing} onClick={onRemove}>
            {removing && <Loader size={14} color="currentColor" aria-hidden />}{' '}
            {removing ? savedNotams.removing : savedNotams.remove}
            <span className="visually-hidden"> {which}</span>
          </LinkButton>
        </div>
      </article>
    </li>
  );
}
