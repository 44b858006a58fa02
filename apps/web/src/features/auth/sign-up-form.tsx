import { useTimeout } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { client } from '../../shared/api/client.ts';
import { failureDataOf, sentenceOf } from '../../shared/api/failure.ts';
import { LanguageField } from '../../shared/account/language-field.tsx';
import { useChooseLanguage } from '../../shared/account/use-screen-language.ts';
import { useScreenLanguage, useText } from '../../shared/text/use-text.ts';
import fields from '../../shared/ui/fields.module.css';
import { Message } from '../../shared/ui/message.tsx';
import { PasswordField } from '../../shared/ui/password-field.tsx';
import { TextInput, type TextInputProps } from '../../shared/ui/text-input.tsx';
import { AccountForm, FormFailure, useFieldErrors } from '../../shared/account/account-form.tsx';
import { checkSignUp, type SignUpValues } from './check-sign-up.ts';
import { EmailField } from '../../shared/account/email-field.tsx';
import { LazyPhoneField } from '../../shared/account/lazy-phone-field.tsx';
import { DEFAULT_COUNTRY } from '../../shared/account/typed-phone.ts';
import { TermsCheckbox } from './terms-checkbox.tsx';

const EMPTY: SignUpValues = {
  email: '',
  password: '',
  confirmPassword: '',
  name: '',
  companyName: '',
  phone: { country: DEFAULT_COUNTRY, national: '' },
  phoneNumber: null,
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
/** The field that the server does not take; what it says stands beside that field. */
function fieldOf(error: Error): string | undefined {
  const { field } = failureDataOf(error, 'invalid');
  return field !== undefined && FIELDS.has(field) ? field : undefined;
}

const BACK_TO_LOG_IN_MS = 3_000;

type TextField =
  | 'email'
  | 'password'
  | 'confirmPassword'
  | 'name'
  | 'companyName'
  | 'address'
  | 'zipCode'
  | 'city';

interface Props {
  /** What was typed for an account whose address was wrong; null: nothing. */
  readonly typed: SignUpValues | null;
  /** Told some seconds after the account was made, with what was typed for it. */
  readonly onDone: (values: SignUpValues) => void;
}

export function SignUpForm({ typed, onDone }: Props) {
  const { auth } = useText();
  const language = useScreenLanguage();
  const choose = useChooseLanguage();
  const [values, setValues] = useState(typed ?? EMPTY);
  const { form, errors, accept, forget } = useFieldErrors();
  const signUp = useMutation({
    mutationFn: () => {
      const { phone, confirmPassword: _confirmPassword, phoneNumber: stored, ...rest } = values;
      const phoneNumber = stored ?? '';
      return client.auth.signUp({ ...rest, phoneNumber, country: phone.country, language });
    },
    onError: (error) => {
      const field = fieldOf(error);
      if (field !== undefined) accept({ [field]: sentenceOf(error) });
    },
  });

  if (signUp.isSuccess) return <SignedUp email={values.email.trim()} onDone={() => onDone(values)} />;

  const change = (changed: Partial<SignUpValues>, field: string): void => {
    setValues((before) => ({ ...before, ...changed }));
    forget(field);
  };
  const bind = (field: TextField): TextInputProps => ({
    name: field,
    value: values[field],
    error: errors[field],
    required: field !== 'companyName',
    onChange: ({ currentTarget }) => change({ [field]: currentTarget.value }, field),
  });
  const { error } = signUp;

  return (
    <AccountForm
      form={form}
      onSubmit={() => {
        if (accept(checkSignUp(values, auth.errors))) signUp.mutate();
      }}
      busy={signUp.isPending}
      label={auth.signUp.submit}
      busyLabel={auth.signUp.busy}
      failure={
        error &&
        fieldOf(error) === undefined && <FormFailure error={error} ownFault={auth.errors.notCreated} />
      }
    >
      <EmailField {...bind('email')} />
      <div className={fields.pair}>
        <PasswordField
          {...bind('password')}
          label={auth.password}
          description={errors['password'] === undefined ? auth.passwordHelp : undefined}
          descriptionBelow
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
      <LazyPhoneField
        phone={values.phone}
        onPhone={(phone, phoneNumber) => change({ phone, phoneNumber }, 'phoneNumber')}
        error={errors['phoneNumber']}
      />
      <TextInput {...bind('address')} label={auth.address} autoComplete="address-line1" />
      <div className={fields.pair} data-narrow>
        <TextInput {...bind('zipCode')} label={auth.zipCode} autoComplete="postal-code" />
        <TextInput {...bind('city')} label={auth.city} autoComplete="address-level2" />
      </div>
      <LanguageField
        label={auth.language}
        value={language}
        onChoose={(chosen) => void choose(chosen).catch(() => undefined)}
      />
      <TermsCheckbox
        checked={values.acceptedTerms}
        onChange={(acceptedTerms) => change({ acceptedTerms }, 'acceptedTerms')}
        error={errors['acceptedTerms'] ?? null}
      />
    </AccountForm>
  );
}

function SignedUp({ email, onDone }: { email: string; onDone: () => void }) {
  const { auth } = useText();
  const message = useRef<HTMLDivElement>(null);
  useTimeout(onDone, BACK_TO_LOG_IN_MS, { autoInvoke: true });
  useEffect(() => message.current?.focus(), []);

  return (
    <div role="status">
      <Message kind="success" heading={auth.signUp.success} ref={message}>
        <p>{auth.signUp.successHelp(email)}</p>
      </Message>
    </div>
  );
}
