import { IconCurrentLocation } from '@tabler/icons-react';
import { useState } from 'react';
import type { ChosenPosition } from '../../../shared/places/chosen-position.ts';
import { useMyLocation } from '../../../shared/places/use-my-location.ts';
import { useText } from '../../../shared/text/use-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Message } from '../../../shared/ui/message.tsx';
import classes from './location.module.css';

/** Known less exactly than this, a position is no place for a NOTAM yet. */
const COARSE_FROM_M = 200;

/** Sets the point to where the pilot stands, and says how exactly that is known. */
export function MyPosition({ onFound }: { readonly onFound: (position: ChosenPosition) => void }) {
  const { location } = useText().compose;
  const [accuracyM, setAccuracyM] = useState<number | null>(null);
  const { state, ask } = useMyLocation((position, accuracy) => {
    setAccuracyM(accuracy);
    onFound(position);
  });
  const asking = state === 'asking';
  return (
    <div className={classes.mine}>
      <Button
        variant="default"
        disabled={asking}
        leftSection={<IconCurrentLocation size={18} aria-hidden />}
        onClick={() => {
          setAccuracyM(null);
          ask();
        }}
      >
        {asking ? location.locating : location.here}
      </Button>
      <div role="status">
        {state !== 'idle' && !asking && <Message kind="note">{location.notLocated[state]}</Message>}
        {state === 'idle' && accuracyM !== null && (
          <p className={classes.nothing}>
            {accuracyM < COARSE_FROM_M
              ? location.located(Math.ceil(accuracyM))
              : location.locatedCoarsely(Math.ceil(accuracyM / 100) / 10)}
          </p>
        )}
      </div>
    </div>
  );
}
