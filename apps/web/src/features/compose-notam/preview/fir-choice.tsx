import { MAX_FIRS, type PlannedOperation } from '@klarnotam/notam';
import { useId, useState } from 'react';
import { useText } from '../../../shared/text/use-text.ts';
import classes from '../compose.module.css';
import { FormCheckbox } from '../form-checkbox.tsx';
import type { ChangeOperation } from '../use-operation.ts';
import { TextInput } from '../../../shared/ui/text-input.tsx';

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
  const sure = found.filter((fir) => fir.sure).map(({ indicator }) => indicator);
  const set = (indicator: string, isIn: boolean): void =>
    onChange((before) => {
      const chosen = new Set(isIn ? [...before.confirmedFirs, indicator] : before.confirmedFirs);
      if (!isIn) chosen.delete(indicator);
      // In the order of the candidates, with those that are certain.
      const ordered = found
        .map((fir) => fir.indicator)
        .filter((fir) => chosen.has(fir) || sure.includes(fir));
      return { ...before, confirmedFirs: ordered };
    });
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
            checked={confirmedFirs.includes(indicator) || sure.includes(indicator)}
            onChange={(isIn) => set(indicator, isIn)}
          />
        ))}
        {found.length === 0 && (
          <TypedFirs
            confirmed={confirmedFirs}
            onTyped={(firs) => onChange((before) => ({ ...before, confirmedFirs: [...firs] }))}
          />
        )}
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className={classes.fieldError}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface TypedFirsProps {
  readonly confirmed: readonly string[];
  readonly onTyped: (firs: readonly string[]) => void;
}

/** Regions of a place that our borders do not know; each counts once it has the four letters of an indicator. */
function TypedFirs({ confirmed, onTyped }: TypedFirsProps) {
  const { icao } = useText().compose;
  const [text, setText] = useState(confirmed.join(' '));
  return (
    <TextInput
      className={classes.otherFir}
      label={icao.typedFirs}
      placeholder="ENOR"
      autoComplete="off"
      maxLength={40}
      value={text}
      onChange={({ currentTarget }) => {
        const typed = currentTarget.value.toUpperCase();
        setText(typed);
        const firs = typed.split(/[^A-Z]+/).filter((word) => INDICATOR.test(word));
        onTyped([...new Set(firs)].slice(0, MAX_FIRS));
      }}
    />
  );
}
