import { lazy, Suspense } from 'react';
import { useText } from '../text/use-text.ts';
import fields from '../ui/fields.module.css';
import { TextInput } from '../ui/text-input.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import type { PhoneFieldProps } from './phone-field.tsx';

// Countries and phone numbers weigh more than the form around them.
const PhoneField = lazy(async () => ({ default: (await import('./phone-field.tsx')).PhoneField }));

/** The field for a phone number, which comes when the form stands; until then its place is kept. */
export function LazyPhoneField(props: PhoneFieldProps) {
  if (!useHydrated()) return <PhoneFieldToCome />;
  return (
    <Suspense fallback={<PhoneFieldToCome />}>
      <PhoneField {...props} />
    </Suspense>
  );
}

function PhoneFieldToCome() {
  const { auth } = useText();
  return (
    <div className={fields.pair}>
      <TextInput label={auth.country} disabled />
      <TextInput label={auth.phoneNumber} required disabled />
    </div>
  );
}
