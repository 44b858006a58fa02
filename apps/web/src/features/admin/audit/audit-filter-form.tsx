import { useState } from 'react';
import { useAdminText } from '../../../shared/text/use-admin-text.ts';
import classes from '../admin-page.module.css';
import { Button } from '../../../shared/ui/button.tsx';
import { NativeSelect } from '../../../shared/ui/native-select.tsx';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import { NO_FILTER, type AuditFilter } from './audit-filter.ts';

interface Props {
  readonly filter: AuditFilter;
  /** Null: no filter any more. */
  readonly onFilter: (filter: AuditFilter | null) => void;
}

/** What the log is to be limited to. */
export function AuditFilterForm({ filter, onFilter }: Props) {
  const { audit: words } = useAdminText();
  const [values, setValues] = useState(filter);
  const daysWrong = values.from !== '' && values.to !== '' && values.from > values.to;
  const isLimited = JSON.stringify(filter) !== JSON.stringify(NO_FILTER);
  const change = (changed: Partial<AuditFilter>): void => setValues({ ...values, ...changed });
  const groups = Object.entries(words.groups);
  const known = values.action === '' || groups.some(([value]) => value === values.action);

  return (
    <form
      role="search"
      className={classes.filters}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!daysWrong) onFilter(values);
      }}
    >
      <TextInput
        className={classes.filter ?? ''}
        label={words.actor}
        placeholder={words.userHelp}
        maxLength={320}
        autoComplete="off"
        spellCheck={false}
        value={values.actor}
        onChange={({ currentTarget }) => change({ actor: currentTarget.value })}
      />
      <TextInput
        className={classes.filter ?? ''}
        label={words.subject}
        placeholder={words.userHelp}
        maxLength={320}
        autoComplete="off"
        spellCheck={false}
        value={values.subject}
        onChange={({ currentTarget }) => change({ subject: currentTarget.value })}
      />
      <NativeSelect
        className={classes.filter ?? ''}
        label={words.action}
        value={values.action}
        data={[
          { value: '', label: words.allActions },
          ...groups.map(([value, label]) => ({ value, label })),
          ...(known ? [] : [{ value: values.action, label: words.actions[values.action] ?? values.action }]),
        ]}
        onChange={({ currentTarget }) => change({ action: currentTarget.value })}
      />
      <TextInput
        type="date"
        className={classes.filterDay ?? ''}
        label={words.from}
        value={values.from}
        error={daysWrong && words.daysWrong}
        onChange={({ currentTarget }) => change({ from: currentTarget.value })}
      />
      <TextInput
        type="date"
        className={classes.filterDay ?? ''}
        label={words.to}
        value={values.to}
        error={daysWrong}
        onChange={({ currentTarget }) => change({ to: currentTarget.value })}
      />
      <Button type="submit" variant="default">
        {words.apply}
      </Button>
      {isLimited && (
        <Button variant="default" onClick={() => onFilter(null)}>
          {words.reset}
        </Button>
      )}
    </form>
  );
}
