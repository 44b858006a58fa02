import type { DroneProfileAnswer } from '@klarnotam/contract';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../shared/text/use-text.ts';
import { Checkbox } from '../../shared/ui/checkbox.tsx';
import fields from '../../shared/ui/fields.module.css';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { Message } from '../../shared/ui/message.tsx';
import { useFocusFirstError } from '../../shared/ui/use-focus-first-error.ts';
import { checkLimits, rangeOf, type EnteredLimits, type LimitField } from './check-limits.ts';
import { figure } from './describe-limits.ts';
import classes from './drone-limits.module.css';
import { useSaveDroneProfile } from './use-drone-profile.ts';
import { fromMps, type WindUnit } from './wind-unit.ts';

interface Props {
  readonly profile: DroneProfileAnswer;
  readonly onClose: (wasSaved: boolean) => void;
}

function entryOf({ limits }: DroneProfileAnswer): EnteredLimits {
  return {
    wind: String(fromMps(limits.maximumWindMps, 'mps')),
    unit: 'mps',
    minimumTemperatureC: String(limits.minimumTemperatureC),
    maximumTemperatureC: String(limits.maximumTemperatureC),
    flightHeightM: String(limits.flightHeightM),
    rainproof: limits.rainproof,
  };
}

/** The limits of the user's own drone, to be saved. */
export function DroneLimitsForm({ profile, onClose }: Props) {
  const { drone } = useText().weather;
  const [entered, setEntered] = useState(() => entryOf(profile));
  const [wrong, setWrong] = useState<readonly LimitField[]>([]);
  const { form, focusFirstError } = useFocusFirstError();
  const save = useSaveDroneProfile();

  const enter = (part: Partial<EnteredLimits>): void => setEntered({ ...entered, ...part });
  const chooseUnit = (unit: WindUnit): void => {
    const limits = checkLimits(entered);
    const known = 'maximumWindMps' in limits;
    enter({ unit, ...(known ? { wind: String(fromMps(limits.maximumWindMps, unit)) } : {}) });
  };
  const field = (name: LimitField, label: string) => {
    const { minimum, maximum } = rangeOf(name, entered.unit);
    return {
      label,
      size: 'md',
      inputMode: 'decimal',
      value: entered[name],
      error: wrong.includes(name) ? drone.range(figure(minimum), figure(maximum)) : undefined,
      onChange: (event: { currentTarget: { value: string } }) => enter({ [name]: event.currentTarget.value }),
    } as const;
  };
  const submit = (): void => {
    const limits = checkLimits(entered);
    if (!('maximumWindMps' in limits)) {
      setWrong(limits);
      focusFirstError();
      return;
    }
    setWrong([]);
    save.mutate(limits, { onSuccess: () => onClose(true) });
  };

  return (
    <form
      ref={form}
      aria-label={drone.heading}
      noValidate
      className={fields.fields}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p className={classes.note}>{drone.windHelp}</p>
      <div className={classes.wind}>
        <TextInput {...field('wind', drone.wind)} autoFocus />
        <NativeSelect
          label={drone.windUnit}
          size="md"
          value={entered.unit}
          onChange={(event) => chooseUnit(event.currentTarget.value === 'kt' ? 'kt' : 'mps')}
          data={[
            { value: 'mps', label: drone.mps },
            { value: 'kt', label: drone.knots },
          ]}
        />
      </div>
      <div className={fields.pair}>
        <TextInput {...field('minimumTemperatureC', drone.minimumTemperature)} />
        <TextInput {...field('maximumTemperatureC', drone.maximumTemperature)} />
      </div>
      <TextInput {...field('flightHeightM', drone.flightHeight)} />
      <Checkbox
        label={drone.rainproof}
        checked={entered.rainproof}
        onChange={(rainproof) => enter({ rainproof })}
      />
      <div role="alert">{save.isError && <Message kind="error">{drone.failed}</Message>}</div>
      <div className={classes.actions}>
        <Button type="submit" disabled={save.isPending}>
          {save.isPending ? drone.saving : drone.save}
        </Button>
        <Button variant="default" onClick={() => onClose(false)}>
          {drone.cancel}
        </Button>
      </div>
      {profile.own && (
        <p>
          <LinkButton onClick={() => save.mutate(null, { onSuccess: () => onClose(true) })}>
            {drone.reset}
          </LinkButton>
        </p>
      )}
    </form>
  );
}
