import { useText } from '../../../shared/text/use-text.ts';
import { formatWhen, readersTimeZone } from '../../../shared/text/format-instant.ts';
import { LinkButton } from '../../../shared/ui/link-button.tsx';
import { Message } from '../../../shared/ui/message.tsx';
import classes from '../compose.module.css';
import type { DraftTrouble } from './use-operation-draft.ts';

interface Props {
  /** When the form that is shown was left; null: it is none of before. */
  readonly keptAt: number | null;
  /** What the form would begin with otherwise. */
  readonly begins: 'empty' | 'saved';
  readonly trouble: DraftTrouble;
  readonly nowMs: number;
  readonly onStartAnew: () => void;
}

/** That a form was brought back, how to begin without it, and what keeps it from being kept. */
export function DraftNote({ keptAt, begins, trouble, nowMs, onStartAnew }: Props) {
  const { compose, times } = useText();
  const { draft } = compose;
  return (
    <div role="status" className={classes.notes}>
      {keptAt !== null && (
        <Message kind="note">
          <p>
            {draft.restored(formatWhen(keptAt, nowMs, readersTimeZone(), times))}{' '}
            <LinkButton onClick={onStartAnew}>{draft.startAnew[begins]}</LinkButton>
          </p>
        </Message>
      )}
      {trouble !== null && <Message kind="note">{draft.trouble[trouble]}</Message>}
    </div>
  );
}
