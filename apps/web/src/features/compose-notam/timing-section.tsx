import {
  addDays,
  readLocalTime,
  type ComposedNotam,
  type OperationWarning,
  type PlannedOperation,
} from '@klarnotam/notam';
import { useText, type Messages } from '../../shared/text/use-text.ts';
import { formatWhen } from '../../shared/text/format-instant.ts';
import fields from '../../shared/ui/fields.module.css';
import { Message } from '../../shared/ui/message.tsx';
import { withRecurrence, withTimes } from './change-operation.ts';
import { EachDayQuestion } from './each-day-question.tsx';
import { FormCheckbox } from './form-checkbox.tsx';
import { earliestDates } from './faults/check-dates.ts';
import { TimeProblems } from './time-problems.tsx';
import classes from './compose.module.css';
import { DateField } from '../../shared/times/date-field.tsx';
import { LeadTimeNote } from './lead-time-note.tsx';
import { FormSection } from './form-section.tsx';
import { RadioChoice } from './radio-choice.tsx';
import { TimeField } from '../../shared/times/time-field.tsx';
import type { ChangeOperation } from './use-operation.ts';

interface Props {
  readonly operation: PlannedOperation;
  readonly composed: ComposedNotam;
  readonly faults: ReadonlyMap<string, string>;
  readonly today: string;
  readonly nowMs: number;
  readonly onChange: ChangeOperation;
}

const soonDates = (today: string, timing: Messages['compose']['timing']) =>
  today === ''
    ? []
    : [
        { label: timing.today, date: today },
        { label: timing.tomorrow, date: addDays(today, 1) },
      ];

export function TimingSection({ operation, composed, faults, today, nowMs, onChange }: Props) {
  const { compose } = useText();
  const { timing } = compose;
  const earliest = earliestDates(operation, today);
  const hasPlace = operation.isPolygonMode ? operation.polygonPoints.length > 0 : operation.location !== null;
  const zone = operation.timeZone.replaceAll('_', ' ');

  return (
    <FormSection heading={timing.heading} hint={timing.hint}>
      <p className={classes.zone}>{hasPlace ? timing.zoneOfPlace(zone) : timing.zoneOfBrowser(zone)}</p>
      <div className={fields.pair}>
        {(['startDate', 'endDate'] as const).map((field) => (
          <DateField
            key={field}
            name={field}
            label={timing[field]}
            value={operation[field]}
            earliest={earliest[field]}
            {...(field === 'startDate' && { choices: soonDates(today, timing) })}
            error={faults.get(field)}
            required
            onChange={(date) => onChange((before) => withTimes(before, { [field]: date }))}
          />
        ))}
        {(['start', 'end'] as const).map((bound) => (
          <TimeField
            key={bound}
            name={`${bound}TimeLocal`}
            label={timing[`${bound}Time`]}
            value={operation[`${bound}TimeLocal`]}
            below={<UtcOf operation={operation} bound={bound} />}
            error={faults.get(`${bound}TimeLocal`)}
            onChange={(time) => onChange((before) => withTimes(before, { [`${bound}TimeLocal`]: time }))}
          />
        ))}
      </div>
      <TimeProblems operation={operation} composed={composed} faults={faults} onChange={onChange} />
      <EachDayQuestion operation={operation} error={faults.get('eachDay')} onChange={onChange} />
      <FormCheckbox
        name="isRecurring"
        label={timing.recurring}
        checked={operation.isRecurring}
        onChange={(isRecurring) => onChange((before) => withRecurrence(before, isRecurring))}
      />
      {operation.isRecurring && (
        <div className={fields.pair}>
          <RadioChoice
            legend={timing.recurrenceType}
            value={operation.recurringType}
            options={[
              { value: 'daily', label: timing.daily },
              { value: 'weekly', label: timing.weekly },
            ]}
            onChange={(recurringType) => onChange((before) => ({ ...before, recurringType }))}
          />
          <DateField
            name="untilDate"
            label={timing.untilDate}
            description={timing.untilHelp}
            placeholder={timing.untilPlaceholder}
            value={operation.untilDate}
            earliest={earliest.untilDate}
            error={faults.get('untilDate')}
            onChange={(untilDate) => onChange((before) => ({ ...before, untilDate }))}
          />
        </div>
      )}
      <div role="status" className={classes.notes}>
        <PeriodNotes operation={operation} composed={composed} nowMs={nowMs} />
      </div>
    </FormSection>
  );
}

/** `UTC: 06:00 UTC`; with its date where that differs from the local one. */
function UtcOf({ operation, bound }: { operation: PlannedOperation; bound: 'start' | 'end' }) {
  const { timing } = useText().compose;
  const date = operation[`${bound}Date`];
  const time = readLocalTime(date, operation[`${bound}TimeLocal`], operation.timeZone);
  const choice = operation[`${bound}TimeChoice`];
  const at =
    time?.kind === 'once' ? time.at : time?.kind === 'twice' && choice !== null ? time[choice] : undefined;
  if (at === undefined) return timing.utc('--:--');
  const utcDate = at.slice(0, 10);
  return (
    <>
      {timing.utc(at.slice(11, 16))}
      {utcDate !== date && <span> {timing.utcDate(utcDate)}</span>}
    </>
  );
}

function warningText(warning: OperationWarning, timing: Messages['compose']['timing']): string {
  switch (warning.code) {
    case 'clockChange':
      return timing.clockChange(warning.groups);
    case 'widenedWindow':
      return timing.widened(warning.date);
    case 'overlappingWindows':
      return timing.overlapping;
  }
}

function PeriodNotes({ operation, composed, nowMs }: Pick<Props, 'operation' | 'composed' | 'nowMs'>) {
  const { compose, times } = useText();
  const { timing } = compose;
  const windows = composed.period?.windows ?? [];
  const [first, last] = [windows[0], windows.at(-1)];
  if (first === undefined || last === undefined) return null;
  return (
    <>
      {operation.isRecurring && (
        <p>
          {timing.windows(windows.length, formatWhen(Date.parse(last.to), nowMs, operation.timeZone, times))}
        </p>
      )}
      {composed.warnings.map((warning, index) => (
        <Message key={index} kind="note">
          {warningText(warning, timing)}
        </Message>
      ))}
      {Date.parse(first.from) < nowMs && <Message kind="note">{timing.startsInPast}</Message>}
      <LeadTimeNote windows={windows} timeZone={operation.timeZone} nowMs={nowMs} />
    </>
  );
}
