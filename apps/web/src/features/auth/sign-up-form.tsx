import { TextInput, type TextInputProps } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { client } from '../../shared/api/client.ts';
import { failureCodeOf, failureDataOf, failureMessageOf } from '../../shared/api/failure.ts';
import { useText } from '../../shared/text/use-text.ts';
import fields from '../../shared/ui/fields.module.css';
import { Message } from '../../shared/ui/message.tsx';
import { PasswordField } from '../../shared/ui/password-field.tsx';
import { SubmitButton } from '../../shared/ui/submit-button.tsx';
import { useFocusFirstError } from '../../shared/ui/use-focus-first-error.ts';
import type { FieldErrors } from './check-fields.ts';
import { checkSignUp, type SignUpValues } from './check-sign-up.ts';
import { PhoneField } from './phone-field.tsx';
import { DEFAULT_COUNTRY, storedPhone } from './phone-number.ts';
import { TermsCheckbox } from './terms-checkbox.tsx';

const EMPTY: SignUpValues = {
  email: '',
  password: '',
  confirmPassword: '',
  name: '',
  companyName: '',
  phone: { country: DEFAULT_COUNTRY, national: '' },
  address: '',
  zipCode: '',
  city: '',
  acceptedTerms: false,
};
const FIELDS = new Set([
  'email',
  'password',
  'name',
  'phoneNumber',
  'address',
  'zipCode',
  'city',
  'acceptedTerms',
]);
const BACK_TO_LOG_IN_MS = 3_000;

type TextField =
  'email' | 'password' | 'confirmPassword' | 'name' | 'companyName' | 'address' | 'zipCode' | 'city';

/** @param onDone told some seconds after the account was made, with its address */
export function SignUpForm({ onDone }: { onDone: (email: string) => void }) {
  const { auth } = useText();
  const [values, setValues] = useState(EMPTY);
  const [errors, setErrors] = useState<FieldErrors>({});
  const { form, look } = useFocusFirstError();
  const signUp = useMutation({
    mutationFn: () => {
      const { phone, confirmPassword: _confirmPassword, ...rest } = values;
      const phoneNumber = storedPhone(phone) ?? '';
      return client.auth.signUp({ ...rest, phoneNumber, country: phone.country });
    },
    onError: (error) => {
      const { field } = failureDataOf(error, 'invalid');
      if (field === undefined || !FIELDS.has(field)) return;
      setErrors({ [field]: error.message });
      look();
    },
  });

  if (signUp.isSuccess) return <SignedUp email={values.email.trim()} onDone={onDone} />;

  const submit = (): void => {
    if (signUp.isPending) return;
    const found = checkSignUp(values, auth.errors);
    setErrors(found);
    if (Object.keys(found).length > 0) look();
    else signUp.mutate();
  };
  const change = (changed: Partial<SignUpValues>, field: string): void => {
    setValues({ ...values, ...changed });
    if (errors[field] !== undefined) setErrors({ ...errors, [field]: undefined });
  };
  const bind = (field: TextField): TextInputProps => ({
    size: 'md',
    name: field,
    value: values[field],
    error: errors[field],
    required: field !== 'companyName',
    withAsterisk: false,
    onChange: ({ currentTarget }) => change({ [field]: currentTarget.value }, field),
  });
  const { error } = signUp;
  const besideField = FIELDS.has(failureDataOf(error, 'invalid').field ?? '');

  return (
    <form
      ref={form}
      className={fields.fields}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextInput
        {...bind('email')}
        label={auth.email}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className={fields.pair}>
        <PasswordField
          {...bind('password')}
          label={auth.password}
          description={errors['password'] === undefined ? auth.passwordHelp : undefined}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="new-password"
        />
        <PasswordField
          {...bind('confirmPassword')}
          label={auth.confirmPassword}
          autoComplete="new-password"
        />
      </div>
      <div className={fields.pair}>
        <TextInput {...bind('name')} label={auth.name} autoComplete="name" />
        <TextInput
          {...bind('companyName')}
          label={
            <>
              {auth.companyName} <span className={fields.optional}>{auth.optional}</span>
            </>
          }
          autoComplete="organization"
        />
      </div>
      <PhoneField
        phone={values.phone}
        onPhone={(phone) => change({ phone }, 'phoneNumber')}
        error={errors['phoneNumber']}
      />
      <TextInput {...bind('address')} label={auth.address} autoComplete="address-line1" />
      <div className={fields.pair} data-narrow>
        <TextInput {...bind('zipCode')} label={auth.zipCode} autoComplete="postal-code" />
        <TextInput {...bind('city')} label={auth.city} autoComplete="address-level2" />
      </div>
      <TermsCheckbox
        checked={values.acceptedTerms}
        onChange={(acceptedTerms) => change({ acceptedTerms }, 'acceptedTerms')}
        error={errors['acceptedTerms'] ?? null}
      />
      <div role="alert">
        {error && !besideField && (
          <Message kind="error">
            {failureCodeOf(error) === 'internal'
              ? auth.errors.notCreated
              : failureMessageOf(error, { network: auth.errors.network, fallback: auth.errors.generic })}
          </Message>
        )}
      </div>
      <SubmitButton label={auth.signUp.submit} busyLabel={auth.signUp.busy} busy={signUp.isPending} />
    </form>
  );
}

function SignedUp({ email, onDone }: { email: string; onDone: (email: string) => void }) {
  const { auth } = useText();
  const message = useRef<HTMLDivElement>(null);
  const done = useRef(onDone);

  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    message.current?.focus();
    const timer = setTimeout(() => done.current(email), BACK_TO_LOG_IN_MS);
    return () => clearTimeout(timer);
  }, [email]);

  return (
    <div role="status">
      <Message kind="success" heading={auth.signUp.success} ref={message}>
        <p>{auth.signUp.successHelp(email)}</p>
      </Message>
    </div>
  );
}
