import { useId } from 'react';
import classes from './compose.module.css';

interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly help?: string;
}

interface Props<Value extends string> {
  readonly legend: string;
  readonly value: Value | null;
  readonly options: readonly Option<Value>[];
  readonly onChange: (value: Value) => void;
  /** The name by which a fault finds it. */
  readonly field?: string;
  readonly error?: string | undefined;
}

/** One of a few, all in sight. */
export function RadioChoice<Value extends string>({
  legend,
  value,
  options,
  onChange,
  field,
  error,
}: Props<Value>) {
  const name = useId();
  return (
    <fieldset
      className={classes.radios}
      data-field={field}
      aria-describedby={error === undefined ? undefined : `${name}-error`}
    >
      <legend>{legend}</legend>
      <div className={classes.options}>
        {options.map((option) => (
          <div key={option.value}>
            <label className={classes.choice}>
              <input
                type="radio"
                name={name}
                value={option.value}
                checked={option.value === value}
                aria-describedby={option.help === undefined ? undefined : `${name}-${option.value}`}
                onChange={() => onChange(option.value)}
              />
              <span>{option.label}</span>
            </label>
            {option.help !== undefined && (
              <p id={`${name}-${option.value}`} className={classes.choiceHelp}>
                {option.help}
              </p>
            )}
          </div>
        ))}
      </div>
      {error !== undefined && (
        <p id={`${name}-error`} className={classes.fieldError}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
