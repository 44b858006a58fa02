import type { PlannedOperation } from '@klarnotam/notam';
import { TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { useText } from '../../../shared/text/use-text.ts';
import classes from '../compose.module.css';
import { FormCheckbox } from '../form-checkbox.tsx';
import type { ChangeOperation } from '../use-operation.ts';

interface Props {
  readonly operation: PlannedOperation;
  readonly error: string | undefined;
  readonly onChange: ChangeOperation;
}

const INDICATOR = /^[A-Z]{4}$/;

/** The flight information regions of the area: told where the place is certain, asked where it is near a border or unknown. */
export function FirChoice({ operation, error, onChange }: Props) {
  const { icao } = useText().compose;
  const id = useId();
  const { site, confirmedFirs } = operation;
  const found = site?.firs ?? [];
  const isSure = found.length > 0 && found.every(({ sure }) => sure);
  if (site === null) return null;
  if (isSure)
    return (
      <p className={classes.to}>
        {icao.fir(found.map(({ indicator, name }) => `${indicator} (${name})`).join(', '))}
      </p>
    );
  const set = (indicator: string, isIn: boolean): void =>
    onChange((before) => {
      const others = before.confirmedFirs.filter((each) => each !== indicator);
      return { ...before, confirmedFirs: isIn ? [...others, indicator] : others };
    });
  const typed = confirmedFirs.filter((each) => !found.some(({ indicator }) => indicator === each));
  return (
    <fieldset
      className={classes.radios}
      data-field="confirmedFirs"
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend>{found.length === 0 ? icao.firUnknown : icao.firQuestion}</legend>
      <div className={classes.firs}>
        {found.map(({ indicator, name }) => (
          <FormCheckbox
            key={indicator}
            name={`fir-${indicator}`}
            label={`${indicator} (${name})`}
            checked={confirmedFirs.includes(indicator)}
            onChange={(isIn) => set(indicator, isIn)}
          />
        ))}
        <OtherFir
          typed={typed[0] ?? ''}
          onTyped={(before, after) => {
            if (before !== '') set(before, false);
            if (after !== '') set(after, true);
          }}
        />
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className={classes.fieldError}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface OtherFirProps {
  readonly typed: string;
  readonly onTyped: (before: string, after: string) => void;
}

/** A region that our borders do not know; it counts once it has the four letters of an indicator. */
function OtherFir({ typed, onTyped }: OtherFirProps) {
  const { icao } = useText().compose;
  const [text, setText] = useState(typed);
  return (
    <TextInput
      size="md"
      className={classes.otherFir}
      label={icao.otherFir}
      placeholder="ENOR"
      autoComplete="off"
      maxLength={4}
      value={text}
      onChange={({ currentTarget }) => {
        const letters = currentTarget.value.toUpperCase().replace(/[^A-Z]/g, '');
        setText(letters);
        const after = INDICATOR.test(letters) ? letters : '';
        if (after !== typed) onTyped(typed, after);
      }}
    />
  );
}
