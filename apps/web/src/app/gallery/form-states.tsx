import { useState } from 'react';
import { EmailField } from '../../shared/account/email-field.tsx';
import { PhoneField } from '../../shared/account/phone-field.tsx';
import { DateField } from '../../shared/times/date-field.tsx';
import { TimeField } from '../../shared/times/time-field.tsx';
import { Checkbox } from '../../shared/ui/checkbox.tsx';
import { PasswordField } from '../../shared/ui/password-field.tsx';
import { TextInput } from '../../shared/ui/text-input.tsx';
import { Group } from './group.tsx';

/** Fields: empty, filled, wrong, disabled. */
export function FormStates() {
  const [checked, setChecked] = useState(true);
  const [phone, setPhone] = useState<Parameters<typeof PhoneField>[0]['phone']>({
    country: 'NO',
    national: '912 34 567',
  });
  const [date, setDate] = useState('2026-07-01');
  const [time, setTime] = useState('08:00');
  return (
    <Group name="Fields">
      <TextInput label="Text, empty" placeholder="Placeholder" />
      <TextInput label="Text, wrong" description="Help" error="What is wrong, and how it is mended" />
      <TextInput label="Text, disabled" defaultValue="Not now" disabled />
      <EmailField label="Email" defaultValue="kari@example.no" />
      <PasswordField label="Password" defaultValue="correct horse" />
      <PasswordField label="Password, wrong" error="Password must be at least 8 characters long" />
      <PhoneField phone={phone} onPhone={setPhone} error={null} />
      <DateField label="Date" name="date" value={date} earliest="2026-01-01" onChange={setDate} />
      <DateField
        label="Date, wrong"
        name="wrong-date"
        value="2026-13"
        earliest="2026-01-01"
        error="Date input not valid."
        onChange={setDate}
      />
      <TimeField label="Time" name="time" value={time} below="UTC: 06:00 UTC" onChange={setTime} />
      <Checkbox label="Holds" checked={checked} onChange={setChecked} />
      <Checkbox label="Does not hold" checked={!checked} onChange={(next) => setChecked(!next)} />
    </Group>
  );
}
