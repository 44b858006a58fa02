import { failureMessageOf } from '../../../shared/api/failure.ts';
import { useText } from '../../../shared/text/use-text.ts';
import { Message } from '../../../shared/ui/message.tsx';

/** Why the last thing that was done was not done. */
export function RequestFailure({ error, fallback }: { error: Error | null; fallback?: string }) {
  const { requestLife } = useText();
  return (
    <div role="alert">
      {error !== null && (
        <Message kind="error">
          {failureMessageOf(error, {
            network: requestLife.notReached,
            fallback: fallback ?? requestLife.notSaved,
          })}
        </Message>
      )}
    </div>
  );
}
