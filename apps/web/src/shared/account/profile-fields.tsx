import { useText } from '../text/use-text.ts';
import fields from '../ui/fields.module.css';
import { TextInput, type TextInputProps } from '../ui/text-input.tsx';
import type { FieldErrors } from './check-fields.ts';
import { PhoneField } from './phone-field.tsx';
import { MAX_CHARACTERS, type ProfileValues, type TextField } from './profile-changes.ts';

interface Props {
  readonly values: ProfileValues;
  readonly errors: FieldErrors;
  /** The user's own browser may fill the fields in; not with the data of whoever edits somebody else's. */
  readonly own: boolean;
  readonly onChange: (changed: Partial<ProfileValues>, field: string) => void;
}

/** The fields of a profile; the first has the focus. */
export function ProfileFields({ values, errors, own, onChange }: Props) {
  const { auth } = useText();
  const bind = (field: TextField, autoComplete: string): TextInputProps => ({
    name: field,
    value: values[field],
    error: errors[field],
    maxLength: MAX_CHARACTERS[field],
    autoComplete: own ? autoComplete : 'off',
    onChange: ({ currentTarget }) => onChange({ [field]: currentTarget.value }, field),
  });

  return (
    <>
      <div className={fields.pair}>
        <TextInput {...bind('name', 'name')} label={auth.name} autoFocus data-autofocus />
        <TextInput
          {...bind('companyName', 'organization')}
          label={
            <>
              {auth.companyName} <span className={fields.optional}>{auth.optional}</span>
            </>
          }
        />
      </div>
      <PhoneField
        phone={values.phone}
        onPhone={(phone) => onChange({ phone }, 'phoneNumber')}
        error={errors['phoneNumber']}
      />
      <TextInput {...bind('address', 'address-line1')} label={auth.address} />
      <div className={fields.pair} data-narrow>
        <TextInput {...bind('zipCode', 'postal-code')} label={auth.zipCode} />
        <TextInput {...bind('city', 'address-level2')} label={auth.city} />
      </div>
    </>
  );
}
