import { useText } from '../../../shared/text/use-text.ts';
import { Message } from '../../../shared/ui/message.tsx';
import classes from '../compose.module.css';
import { FaultList } from './fault-list.tsx';
import type { FormFault } from './find-faults.ts';

interface Props {
  readonly faults: readonly FormFault[];
  readonly onGoTo: (field: string) => void;
}

/** Everything that kept the form from being sent and is not mended yet, at its top. Told when it comes, not when it shrinks. */
export function FaultSummary({ faults, onGoTo }: Props) {
  const { send } = useText().compose;
  return (
    <div role="alert" aria-atomic={false} aria-relevant="additions" className={classes.notes}>
      {faults.length > 0 && (
        <Message kind="error" heading={send.faults(faults.length)}>
          <FaultList faults={faults} says="message" className={classes.faults} onGoTo={onGoTo} />
        </Message>
      )}
    </div>
  );
}

/** What is still missing, in a line beside the button. */
export function StillMissing({ faults, onGoTo }: Props) {
  const { send } = useText().compose;
  const things = faults.filter(({ isHeading }) => !isHeading);
  if (things.length === 0) return null;
  return (
    <div className={classes.missing}>
      <p>{send.stillMissing}</p>
      <FaultList faults={things} says="label" className={undefined} onGoTo={onGoTo} />
    </div>
  );
}
