import type { IssuedNotam, SavedNotam } from '@klarnotam/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../../shared/text/use-text.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { LinkButton } from '../../../shared/ui/link-button.tsx';
import { pathOfSavedNotam, pathToRenew } from '../../../shared/ui/paths.ts';
import { isUnderWay } from '../next-step.ts';
import { PasteIssued } from './paste-issued.tsx';
import { RequestFailure } from './request-failure.tsx';
import classes from './request-page.module.css';
import { useMove, useWriteCancellation } from './use-request.ts';

interface Props {
  readonly request: SavedNotam;
  readonly issued: IssuedNotam;
}

/** What can be done with a published NOTAM: renew it, cancel it, or note what the office did of itself. */
export function InForcePart({ request, issued }: Props) {
  const { requestLife } = useText();
  const navigate = useNavigate();
  const move = useMove(request.id);
  const writing = useWriteCancellation(request);
  const [asking, setAsking] = useState(false);
  /** One cancellation, however often the button is pressed. */
  const [key] = useState(() => crypto.randomUUID());

  const cancellation = request.followedBy.find(({ kind, stage }) => kind === 'cancel' && isUnderWay(stage));

  return (
    <div className={classes.part}>
      <div className={classes.actions}>
        {cancellation ? (
          <ButtonLink to={pathOfSavedNotam(cancellation.id)}>{requestLife.openCancellation}</ButtonLink>
        ) : (
          <ButtonLink to={pathToRenew(request.id)}>{requestLife.renew}</ButtonLink>
        )}
        {!cancellation && !asking && (
          <Button variant="default" onClick={() => setAsking(true)}>
            {requestLife.cancel}
          </Button>
        )}
      </div>
      {!cancellation && <p className={classes.dimmed}>{requestLife.renewHelp}</p>}
      {!cancellation && asking && (
        <div className={classes.asking} role="group" aria-label={requestLife.cancel}>
          <p>{requestLife.cancelHelp(issued.number)}</p>
          <div className={classes.actions}>
            <Button
              disabled={writing.isPending}
              onClick={() =>
                writing.mutate(key, { onSuccess: ({ id }) => void navigate(pathOfSavedNotam(id)) })
              }
            >
              {writing.isPending ? requestLife.writing : requestLife.cancelWrite}
            </Button>
            <Button variant="default" onClick={() => setAsking(false)}>
              {requestLife.cancelKeep}
            </Button>
          </div>
          <RequestFailure error={writing.error} />
        </div>
      )}
      <details className={classes.more}>
        <summary>{requestLife.officeDid}</summary>
        <div className={classes.actions}>
          {(['replaced', 'cancelled'] as const).map((to) => (
            <LinkButton key={to} disabled={move.isPending} onClick={() => move.mutate({ to })}>
              {to === 'replaced' ? requestLife.markReplaced : requestLife.markCancelled}
            </LinkButton>
          ))}
        </div>
      </details>
      <details className={classes.more}>
        <summary>{requestLife.paste.pasteAnew}</summary>
        <PasteIssued request={request} />
        <p>
          <LinkButton
            disabled={move.isPending}
            onClick={() => move.mutate({ to: request.acknowledgedAt === null ? 'sent' : 'acknowledged' })}
          >
            {requestLife.undoIssued}
          </LinkButton>
        </p>
      </details>
      <RequestFailure error={move.error} />
    </div>
  );
}
