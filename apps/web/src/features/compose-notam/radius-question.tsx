import { useText } from '../../shared/text/use-text.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Message } from '../../shared/ui/message.tsx';
import classes from './compose.module.css';

/** Offered where no radius was chosen. */
export const OFFERED_RADIUS_M = 500;

interface Props {
  readonly onRadius: (radiusM: number) => void;
  readonly onPointOnly: () => void;
}

/** Asked once, on sending: whether a point without a radius is meant. */
export function RadiusQuestion({ onRadius, onPointOnly }: Props) {
  const { send } = useText().compose;
  return (
    <Message kind="note" heading={send.noRadius}>
      <p>{send.noRadiusHelp}</p>
      <div className={classes.actions}>
        <Button variant="default" data-autofocus onClick={() => onRadius(OFFERED_RADIUS_M)}>
          {send.useRadius(OFFERED_RADIUS_M)}
        </Button>
        <Button variant="default" onClick={onPointOnly}>
          {send.pointOnly}
        </Button>
      </div>
    </Message>
  );
}
