import { readDate } from '@klarnotam/notam';
import { IconCalendar } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useText } from '../text/use-text.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { TextInput } from '../ui/text-input.tsx';
import classes from './date-field.module.css';

interface Props {
  readonly label: string;
  readonly name: string;
  readonly description?: string;
  readonly placeholder?: string;
  /** `yyyy-MM-dd`; empty: none. */
  readonly value: string;
  readonly earliest: string;
  /** Dates at a tap, below the field. */
  readonly choices?: readonly { readonly label: string; readonly date: string }[];
  readonly required?: boolean;
  /** What the form says of it; that it is no date is said by itself. */
  readonly error?: string | undefined;
  readonly onChange: (date: string) => void;
}

/** A date as `yyyy-MM-dd`, typed or taken from the calendar of the browser. */
export function DateField({
  label,
  name,
  description,
  placeholder,
  value,
  earliest,
  choices = [],
  required,
  error,
  onChange,
}: Props) {
  const { compose } = useText();
  const calendar = useRef<HTMLInputElement>(null);
  /** What stands in the field while it is no date. */
  const [typed, setTyped] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const shown = value === '' ? (typed ?? '') : value;
  const unread = typed !== null && typed !== '' && value === '' && left;
  const invalid = unread || (value !== '' && value < earliest);

  const enter = (text: string): void => {
    const date = text.trim();
    setTyped(text);
    setLeft(false);
    onChange(readDate(date) === null ? '' : date);
  };
  return (
    <div className={classes.dateField}>
      <TextInput
        name={name}
        label={label}
        description={description}
        placeholder={placeholder ?? 'yyyy-MM-dd'}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        required={required ?? false}
        value={shown}
        error={invalid ? compose.timing.dateInvalid : error}
        onChange={({ currentTarget }) => enter(currentTarget.value)}
        onBlur={() => setLeft(true)}
        rightSection={
          <IconButton aria-label={compose.timing.openCalendar} onClick={() => calendar.current?.showPicker()}>
            <IconCalendar size={20} aria-hidden />
          </IconButton>
        }
      />
      <input
        ref={calendar}
        type="date"
        className={classes.calendar}
        tabIndex={-1}
        aria-hidden
        min={earliest}
        value={value}
        onChange={({ currentTarget }) => enter(currentTarget.value)}
      />
      {choices.length > 0 && (
        <div className={classes.choices} role="group" aria-label={label}>
          {choices.map((choice) => (
            <Button
              key={choice.date}
              variant="default"
              aria-pressed={value === choice.date}
              onClick={() => enter(choice.date)}
            >
              {choice.label}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
