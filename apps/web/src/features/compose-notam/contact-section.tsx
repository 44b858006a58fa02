import type { PlannedOperation } from '@klarnotam/notam';
import { useText } from '../../shared/text/use-text.ts';
import fields from '../../shared/ui/fields.module.css';
import { TextInput } from '../../shared/ui/text-input.tsx';
import { FormCheckbox } from './form-checkbox.tsx';
import { FormSection } from './form-section.tsx';
import { KeptCrews } from './kept/kept-things.tsx';
import { typedPhone } from './typed-phone.ts';
import type { ChangeOperation } from './use-operation.ts';

interface Props {
  readonly operation: PlannedOperation;
  readonly faults: ReadonlyMap<string, string>;
  readonly onChange: ChangeOperation;
}

export function ContactSection({ operation, faults, onChange }: Props) {
  const { compose } = useText();
  const contact = operation.contactInfo;
  const change = (changed: Partial<PlannedOperation['contactInfo']>): void =>
    onChange((before) => ({ ...before, contactInfo: { ...before.contactInfo, ...changed } }));
  return (
    <FormSection heading={compose.contact.heading} hint={compose.contact.hint}>
      <KeptCrews operation={operation} onChange={onChange} />
      <div className={fields.pair}>
        <TextInput
          name="companyName"
          label={
            <>
              {compose.contact.companyName} <span className={fields.optional}>{compose.optional}</span>
            </>
          }
          autoComplete="organization"
          maxLength={200}
          value={contact.companyName}
          onChange={({ currentTarget }) => change({ companyName: currentTarget.value })}
        />
        <TextInput
          name="name"
          label={compose.contact.name}
          autoComplete="name"
          required
          maxLength={200}
          error={faults.get('name')}
          value={contact.name}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
        <TextInput
          name="email"
          type="email"
          label={compose.contact.email}
          autoComplete="email"
          required
          maxLength={254}
          error={faults.get('email')}
          value={contact.email}
          onChange={({ currentTarget }) => change({ email: currentTarget.value })}
        />
        <TextInput
          name="phoneNumber"
          type="tel"
          label={compose.contact.phoneNumber}
          placeholder={compose.contact.phonePlaceholder}
          autoComplete="tel"
          required
          error={faults.get('phoneNumber')}
          value={contact.phoneNumber}
          onChange={({ currentTarget }) => change({ phoneNumber: typedPhone(currentTarget.value) })}
        />
      </div>
      <FormCheckbox
        name="includePhoneInNotam"
        label={compose.contact.includePhone}
        checked={contact.includePhoneInNotam}
        onChange={(includePhoneInNotam) => change({ includePhoneInNotam })}
      />
    </FormSection>
  );
}
