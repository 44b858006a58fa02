import {
  addDays,
  toLocalTime,
  type Bound,
  type ComposedNotam,
  type OperationProblem,
  type PlannedOperation,
} from '@klarnotam/notam';
import { useText } from '../../shared/text/use-text.ts';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { Message } from '../../shared/ui/message.tsx';
import { withTimes } from './change-operation.ts';
import classes from './compose.module.css';
import { RadioChoice } from './radio-choice.tsx';
import { readLocalTime } from '@klarnotam/notam';
import type { ChangeOperation } from './use-operation.ts';

interface Props {
  readonly operation: PlannedOperation;
  readonly composed: ComposedNotam;
  readonly faults: ReadonlyMap<string, string>;
  readonly onChange: ChangeOperation;
}

/** Times that the pilot has to settle: a local time that occurs twice or not at all (clock change), an end before the start. */
export function TimeProblems({ operation, composed, faults, onChange }: Props) {
  const problems = composed.items.find(({ letter }) => letter === 'C')?.problems ?? [];
  return (
    <div role="status" className={classes.notes}>
      {(['start', 'end'] as const).map((bound) => (
        <RepeatedTime
          key={bound}
          bound={bound}
          operation={operation}
          error={faults.get(`${bound}TimeChoice`)}
          onChange={onChange}
        />
      ))}
      {problems.map((problem, index) => (
        <Question key={index} problem={problem} operation={operation} onChange={onChange} />
      ))}
    </div>
  );
}

interface RepeatedTimeProps extends Pick<Props, 'operation' | 'onChange'> {
  readonly bound: Bound;
  readonly error: string | undefined;
}

function RepeatedTime({ bound, operation, error, onChange }: RepeatedTimeProps) {
  const { timing } = useText().compose;
  const [date, clock] = [operation[`${bound}Date`], operation[`${bound}TimeLocal`]];
  const time = readLocalTime(date, clock, operation.timeZone);
  if (time?.kind !== 'twice') return null;
  return (
    <RadioChoice
      legend={timing.repeated(clock, date)}
      field={`${bound}TimeChoice`}
      error={error}
      value={operation[`${bound}TimeChoice`]}
      options={[
        { value: 'first', label: timing.first(time.first.slice(11, 16)) },
        { value: 'second', label: timing.second(time.second.slice(11, 16)) },
      ]}
      onChange={(choice) => onChange((before) => ({ ...before, [`${bound}TimeChoice`]: choice }))}
    />
  );
}

function Question({
  problem,
  operation,
  onChange,
}: Pick<Props, 'operation' | 'onChange'> & { readonly problem: OperationProblem }) {
  const { timing, problems } = useText().compose;
  if (problem.code === 'skippedTime') {
    const { bound, changeAt } = problem;
    const next = toLocalTime(changeAt, operation.timeZone)?.time ?? '';
    return (
      <Message kind="error">
        {timing.skipped(operation[`${bound}TimeLocal`], operation[`${bound}Date`], next)}{' '}
        <LinkButton onClick={() => onChange((before) => withTimes(before, { [`${bound}TimeLocal`]: next }))}>
          {timing.useTime(next)}
        </LinkButton>
      </Message>
    );
  }
  if (problem.code === 'endNotAfterStart') {
    const { startDate, endDate } = operation;
    return (
      <Message kind="error">
        {timing.endNotAfterStart}{' '}
        {startDate === endDate && (
          <LinkButton
            onClick={() => onChange((before) => withTimes(before, { endDate: addDays(before.startDate, 1) }))}
          >
            {timing.nextDay}
          </LinkButton>
        )}
      </Message>
    );
  }
  if (
    problem.code === 'untilBeforeEnd' ||
    problem.code === 'recurrenceTooLong' ||
    problem.code === 'unknownTimeZone'
  )
    return <Message kind="error">{problems[problem.code]}</Message>;
  return null;
}
