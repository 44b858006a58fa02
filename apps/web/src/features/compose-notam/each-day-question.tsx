import type { PlannedOperation } from '@klarnotam/notam';
import { useText } from '../../shared/text/use-text.ts';
import { asksEachDay, withEachDay, withoutBreak } from './each-day.ts';
import { RadioChoice } from './radio-choice.tsx';
import type { ChangeOperation } from './use-operation.ts';

interface Props {
  readonly operation: PlannedOperation;
  readonly error: string | undefined;
  readonly onChange: ChangeOperation;
}

/** Whether hours over several days are those of each day: published as they stand, they close the air by night too. */
export function EachDayQuestion({ operation, error, onChange }: Props) {
  const { timing } = useText().compose;
  const { startDate, startTimeLocal, endTimeLocal, eachDay } = operation;
  // The answer stays in sight, so that it can be taken back.
  const isEachDay = eachDay === true && operation.isRecurring;
  if (!isEachDay && !asksEachDay(operation)) return null;
  const endDate = isEachDay ? operation.untilDate : operation.endDate;
  return (
    <RadioChoice
      legend={timing.eachDay(startDate, endDate)}
      field="eachDay"
      error={error}
      value={isEachDay ? 'eachDay' : eachDay === false ? 'throughout' : null}
      options={[
        {
          value: 'eachDay',
          label: timing.eachDayYes(startTimeLocal, endTimeLocal),
          help: timing.eachDayYesHelp,
        },
        { value: 'throughout', label: timing.eachDayNo, help: timing.eachDayNoHelp },
      ]}
      onChange={(answer) => onChange(answer === 'eachDay' ? withEachDay : withoutBreak)}
    />
  );
}
