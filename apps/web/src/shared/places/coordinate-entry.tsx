import { useState } from 'react';
import { useText } from '../text/use-text.ts';
import { Button } from '../ui/button.tsx';
import { TextInput } from '../ui/text-input.tsx';
import type { ChosenPosition } from './chosen-position.ts';
import classes from './places.module.css';
import { readTypedPosition } from './read-typed-position.ts';

interface Props {
  /** A corner is added; else the one point is set. */
  readonly adds: boolean;
  readonly full: boolean;
  readonly onPosition: (position: ChosenPosition) => void;
}

/** Sets a point without the map. */
export function CoordinateEntry({ adds, full, onPosition }: Props) {
  const { location } = useText().compose;
  const [typed, setTyped] = useState('');
  const [unread, setUnread] = useState(false);

  const submit = (): void => {
    if (typed.trim() === '' || full) return;
    const position = readTypedPosition(typed);
    setUnread(position === null);
    if (position === null) return;
    setTyped('');
    onPosition(position);
  };
  return (
    <div className={classes.searchRow}>
      <TextInput
        label={location.coordinates}
        description={location.coordinatesHelp}
        descriptionBelow
        error={unread && location.coordinatesUnread}
        autoComplete="off"
        spellCheck={false}
        maxLength={80}
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setUnread(false);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          submit();
        }}
      />
      <Button variant="default" disabled={typed.trim() === '' || full} onClick={submit}>
        {adds ? location.addPoint : location.setPoint}
      </Button>
    </div>
  );
}
