import { DRONE_NAME_MAX_CHARACTERS, type Drone, type DroneLimits } from '@klarnotam/contract';
import { useState } from 'react';
import { failureCodeOf, failureMessageOf } from '../api/failure.ts';
import { useText } from '../text/use-text.ts';
import { Button } from '../ui/button.tsx';
import { Message } from '../ui/message.tsx';
import { NativeSelect } from '../ui/native-select.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { useFocusFirstError } from '../ui/use-focus-first-error.ts';
import fields from '../ui/fields.module.css';
import { checkDrone, rangeOf, type DroneField, type EnteredDrone, type LimitField } from './check-limits.ts';
import { figure } from './describe-limits.ts';
import classes from './drones.module.css';
import { useSaveDrone } from './use-drones.ts';
import { fromMps, type WindUnit } from './wind-unit.ts';

interface Props {
  /** Null: a new one. */
  readonly drone: Drone | null;
  /** What a new one begins with. */
  readonly typical: DroneLimits;
  /** Names of the other drones. */
  readonly taken: readonly string[];
  readonly unit: WindUnit;
  readonly onClose: (wasSaved: boolean) => void;
}

const RATINGS = ['none', 'light', 'moderate'] as const;

function entryOf(name: string, limits: DroneLimits, unit: WindUnit): EnteredDrone {
  return {
    name,
    wind: String(fromMps(limits.maximumWindMps, unit)),
    gust: limits.maximumGustMps === limits.maximumWindMps ? '' : String(fromMps(limits.maximumGustMps, unit)),
    unit,
    minimumTemperatureC: String(limits.minimumTemperatureC),
    maximumTemperatureC: String(limits.maximumTemperatureC),
    flightHeightM: String(limits.flightHeightM),
    rainRating: limits.rainRating,
  };
}

/** A drone by name with its limits, to be saved. */
export function DroneForm({ drone, typical, taken, unit, onClose }: Props) {
  const { drones: words } = useText();
  const [entered, setEntered] = useState(() => entryOf(drone?.name ?? '', drone?.limits ?? typical, unit));
  const [wrong, setWrong] = useState<readonly DroneField[]>([]);
  const { form, focusFirstError } = useFocusFirstError();
  const save = useSaveDrone();

  const enter = (part: Partial<EnteredDrone>): void => setEntered({ ...entered, ...part });
  const isTaken = taken.some((name) => name.toLowerCase() === entered.name.trim().toLowerCase());
  const chooseUnit = (next: WindUnit): void => {
    const limits = checkDrone({ ...entered, name: 'x' }).drone?.limits;
    enter(
      limits ? { ...entryOf(entered.name, limits, next), rainRating: entered.rainRating } : { unit: next },
    );
  };
  const field = (name: LimitField, label: string, description?: string) => {
    const { minimum, maximum } = rangeOf(name, entered.unit);
    return {
      label,
      description,
      inputMode: 'decimal',
      value: entered[name],
      error: wrong.includes(name) ? words.range(figure(minimum), figure(maximum)) : undefined,
      onChange: (event: { currentTarget: { value: string } }) => enter({ [name]: event.currentTarget.value }),
    } as const;
  };
  const nameError = (): string | undefined => {
    if (!wrong.includes('name')) return undefined;
    return isTaken ? words.nameTaken : words.nameWrong(DRONE_NAME_MAX_CHARACTERS);
  };
  const submit = (): void => {
    const checked = checkDrone(entered);
    if (checked.drone === null || isTaken) {
      setWrong(isTaken ? ['name', ...checked.wrong] : checked.wrong);
      focusFirstError();
      return;
    }
    setWrong([]);
    save.mutate(drone ? { id: drone.id, ...checked.drone } : checked.drone, {
      onSuccess: () => onClose(true),
    });
  };
  const failure = (error: Error): string =>
    failureCodeOf(error) === 'conflict'
      ? failureMessageOf(error, { network: words.failed, fallback: words.failed })
      : words.failed;

  return (
    <form
      ref={form}
      aria-label={drone?.name ?? words.add}
      noValidate
      className={fields.fields}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextInput
        label={words.name}
        description={words.nameHelp}
        autoFocus
        autoComplete="off"
        maxLength={DRONE_NAME_MAX_CHARACTERS}
        value={entered.name}
        error={nameError()}
        onChange={(event) => enter({ name: event.currentTarget.value })}
      />
      <p className={classes.note}>{words.windHelp}</p>
      <div className={classes.wind}>
        <TextInput {...field('wind', words.wind)} />
        <NativeSelect
          label={words.windUnit}
          value={entered.unit}
          onChange={(event) => chooseUnit(event.currentTarget.value === 'kt' ? 'kt' : 'mps')}
          data={[
            { value: 'mps', label: words.mps },
            { value: 'kt', label: words.knots },
          ]}
        />
      </div>
      <TextInput {...field('gust', words.gust, words.gustHelp)} />
      <div className={fields.pair}>
        <TextInput {...field('minimumTemperatureC', words.minimumTemperature)} />
        <TextInput {...field('maximumTemperatureC', words.maximumTemperature)} />
      </div>
      <TextInput {...field('flightHeightM', words.flightHeight)} />
      <NativeSelect
        label={words.rain}
        description={words.rainHelp}
        value={entered.rainRating}
        onChange={(event) =>
          enter({ rainRating: RATINGS.find((rating) => rating === event.currentTarget.value) ?? 'none' })
        }
        data={RATINGS.map((rating) => ({ value: rating, label: words.rainRatings[rating] }))}
      />
      <div role="alert">{save.isError && <Message kind="error">{failure(save.error)}</Message>}</div>
      <div className={fields.actions}>
        <Button type="submit" disabled={save.isPending}>
          {save.isPending ? words.saving : words.save}
        </Button>
        <Button variant="default" onClick={() => onClose(false)}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
