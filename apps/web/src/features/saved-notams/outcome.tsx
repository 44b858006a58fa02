import { useEffect, useRef } from 'react';
import { failureMessageOf } from '../../shared/api/failure.ts';
import { useText } from '../../shared/text/use-text.ts';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { Message } from '../../shared/ui/message.tsx';
import classes from './saved-notams-page.module.css';
import type { SavedNotamActions } from './use-saved-notam-actions.ts';

/** How the last thing that was done ended; after a deletion with the way back, which then has the focus. */
export function Outcome({ actions }: { actions: SavedNotamActions }) {
  const { savedNotams, auth } = useText();
  const message = useRef<HTMLDivElement>(null);
  const { outcome, restoring } = actions;
  useEffect(() => {
    if (outcome !== null) message.current?.focus();
  }, [outcome]);

  const because = (error: Error, fallback: string) =>
    failureMessageOf(error, { network: `${fallback}. ${auth.errors.network}`, fallback });
  return (
    <>
      <div role="alert" className={classes.outcome}>
        {outcome?.kind === 'notRemoved' && (
          <Message kind="error">{because(outcome.error, savedNotams.notRemoved)}</Message>
        )}
        {outcome?.kind === 'notChanged' && (
          <Message kind="error">{because(outcome.error, savedNotams.notChanged)}</Message>
        )}
      </div>
      <div role="status" className={classes.outcome}>
        {(outcome?.kind === 'removed' || outcome?.kind === 'notRestored') && (
          <Message kind="note" ref={message}>
            <span>
              {outcome.kind === 'removed'
                ? savedNotams.removed
                : because(outcome.error, savedNotams.notRestored)}{' '}
              <LinkButton disabled={restoring} onClick={() => actions.restore(outcome.id)}>
                {restoring ? savedNotams.undoing : savedNotams.undo}
              </LinkButton>
            </span>
          </Message>
        )}
        {outcome?.kind === 'restored' && (
          <Message kind="success" ref={message}>
            {savedNotams.restored}
          </Message>
        )}
        {outcome?.kind === 'duplicated' && (
          <Message kind="success" ref={message}>
            {savedNotams.duplicated}
          </Message>
        )}
      </div>
    </>
  );
}
