import { useState, type ReactNode } from 'react';
import { useText } from '../text/use-text.ts';
import { TextInput } from '../ui/text-input.tsx';
import { readTypedTime } from './typed-time.ts';

interface Props {
  readonly label: string;
  readonly name: string;
  /** `HH:mm`; empty: none. */
  readonly value: string;
  /** What the time is in UTC. */
  readonly below: ReactNode;
  /** What the form says of it; that it is no time is said by itself. */
  readonly error?: string | undefined;
  readonly onChange: (time: string) => void;
}

/** A time of day on 24 hours; `8`, `800` and `8.00` are taken for `08:00` when the field is left. */
export function TimeField({ label, name, value, below, error, onChange }: Props) {
  const { compose } = useText();
  const [typed, setTyped] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const shown = typed ?? value;
  const unread = typed !== null && typed.trim() !== '' && value === '' && left;

  return (
    <TextInput
      name={name}
      label={label}
      placeholder="HH:MM"
      inputMode="numeric"
      autoComplete="off"
      maxLength={10}
      required
      value={shown}
      description={below}
      descriptionBelow
      error={unread ? compose.timing.timeInvalid : error}
      onChange={({ currentTarget }) => {
        const text = currentTarget.value;
        setTyped(text);
        setLeft(false);
        onChange(readTypedTime(text) ?? '');
      }}
      onBlur={() => {
        setLeft(true);
        if (value !== '') setTyped(null);
      }}
    />
  );
}
