import { useEffect, useRef } from 'react';
import { failureMessageOf } from '../../shared/api/failure.ts';
import { useText } from '../../shared/text/use-text.ts';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { Message } from '../../shared/ui/message.tsx';
import classes from './saved-notams-page.module.css';
import type { SavedNotamActions } from './use-saved-notam-actions.ts';

/** How the last thing that was done ended; after a deletion with the way back, which then has the focus. */
export function ActionStatus({ actions }: { actions: SavedNotamActions }) {
  const { savedNotams, failures } = useText();
  const message = useRef<HTMLDivElement>(null);
  const { lastAction, restoring } = actions;
  useEffect(() => {
    if (lastAction !== null) message.current?.focus();
  }, [lastAction]);

  const because = (error: Error, fallback: string) =>
    failureMessageOf(error, { network: `${fallback}. ${failures.network}`, fallback });
  return (
    <>
      <div role="alert" className={classes.actionStatus}>
        {lastAction?.kind === 'notRemoved' && (
          <Message kind="error">{because(lastAction.error, savedNotams.notRemoved)}</Message>
        )}
        {lastAction?.kind === 'notChanged' && (
          <Message kind="error">{because(lastAction.error, savedNotams.notChanged)}</Message>
        )}
      </div>
      <div role="status" className={classes.actionStatus}>
        {(lastAction?.kind === 'removed' || lastAction?.kind === 'notRestored') && (
          <Message kind="note" ref={message}>
            <span>
              {lastAction.kind === 'removed'
                ? savedNotams.removed
                : because(lastAction.error, savedNotams.notRestored)}{' '}
              <LinkButton disabled={restoring} onClick={() => actions.restore(lastAction.id)}>
                {restoring ? savedNotams.undoing : savedNotams.undo}
              </LinkButton>
            </span>
          </Message>
        )}
        {lastAction?.kind === 'restored' && (
          <Message kind="success" ref={message}>
            {savedNotams.restored}
          </Message>
        )}
        {lastAction?.kind === 'duplicated' && (
          <Message kind="success" ref={message}>
            {savedNotams.duplicated}
          </Message>
        )}
      </div>
    </>
  );
}
