import { TextInput } from '@mantine/core';
import type { PlannedOperation } from '@klarnotam/notam';
import { useText } from '../../shared/text/use-text.ts';
import fields from '../../shared/ui/fields.module.css';
import { FormCheckbox } from './form-checkbox.tsx';
import { FormSection } from './form-section.tsx';
import { typedPhone } from './typed-phone.ts';

interface Props {
  readonly contact: PlannedOperation['contactInfo'];
  readonly faults: ReadonlyMap<string, string>;
  readonly onChange: (changed: Partial<PlannedOperation['contactInfo']>) => void;
}

export function ContactSection({ contact, faults, onChange }: Props) {
  const { compose } = useText();
  return (
    <FormSection heading={compose.contact.heading} hint={compose.contact.hint}>
      <div className={fields.pair}>
        <TextInput
          size="md"
          name="companyName"
          label={
            <>
              {compose.contact.companyName} <span className={fields.optional}>{compose.optional}</span>
            </>
          }
          autoComplete="organization"
          maxLength={200}
          value={contact.companyName}
          onChange={({ currentTarget }) => onChange({ companyName: currentTarget.value })}
        />
        <TextInput
          size="md"
          name="name"
          label={compose.contact.name}
          autoComplete="name"
          required
          withAsterisk={false}
          maxLength={200}
          error={faults.get('name')}
          value={contact.name}
          onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
        />
        <TextInput
          size="md"
          name="email"
          type="email"
          label={compose.contact.email}
          autoComplete="email"
          required
          withAsterisk={false}
          maxLength={254}
          error={faults.get('email')}
          value={contact.email}
          onChange={({ currentTarget }) => onChange({ email: currentTarget.value })}
        />
        <TextInput
          size="md"
          name="phoneNumber"
          type="tel"
          label={compose.contact.phoneNumber}
          placeholder={compose.contact.phonePlaceholder}
          autoComplete="tel"
          required
          withAsterisk={false}
          error={faults.get('phoneNumber')}
          value={contact.phoneNumber}
          onChange={({ currentTarget }) => onChange({ phoneNumber: typedPhone(currentTarget.value) })}
        />
      </div>
      <FormCheckbox
        name="includePhoneInNotam"
        label={compose.contact.includePhone}
        checked={contact.includePhoneInNotam}
        onChange={(includePhoneInNotam) => onChange({ includePhoneInNotam })}
      />
    </FormSection>
  );
}
