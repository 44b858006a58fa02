import { Select, type ComboboxItem } from '@mantine/core';
import { getCountryCallingCode } from 'libphonenumber-js/min';
import { useMemo, type ReactNode } from 'react';
import { MantineParts } from '../ui/mantine-parts.tsx';
import { useScreenLanguage, useText } from '../text/use-text.ts';
import fields from '../ui/fields.module.css';
import { TextInput } from '../ui/text-input.tsx';
import { countryOptions, findCountries, type CountryOption } from './country-options.ts';
import classes from './phone-field.module.css';
import { isCountry, maskPhone, readTypedPhone, storedPhone } from './phone-number.ts';
import type { TypedPhone } from './typed-phone.ts';

export interface PhoneFieldProps {
  readonly phone: TypedPhone;
  /** @param stored as the server takes it, E.164; null: it is no phone number yet */
  readonly onPhone: (phone: TypedPhone, stored: string | null) => void;
  readonly error: ReactNode;
}

/** A phone number with its country; the country can be searched for, and follows a number that brings its own. */
export function PhoneField({ phone, onPhone, error }: PhoneFieldProps) {
  const { auth } = useText();
  const language = useScreenLanguage();
  const options = useMemo(() => countryOptions(language, [...navigator.languages, 'nb']), [language]);
  const { country, national } = phone;
  const callingCode = getCountryCallingCode(country);
  const change = (typed: TypedPhone): void => onPhone(typed, storedPhone(typed));

  return (
    <div className={fields.pair}>
      <MantineParts>
        <div>
          <Select
            size="md"
            label={auth.country}
            value={country}
            onChange={(value) => {
              if (value !== null && isCountry(value)) change(readTypedPhone(national, value));
            }}
            data={options.map(({ value, label }) => ({ value, label }))}
            searchable
            allowDeselect={false}
            selectFirstOptionOnChange
            nothingFoundMessage={auth.noCountry}
            filter={({ search }) => findCountries(options, search).map(toItem)}
            withScrollArea={false}
            comboboxProps={{
              transitionProps: { duration: 0 },
              width: 'max-content',
              position: 'bottom-start',
              withinPortal: false,
            }}
            classNames={{
              dropdown: classes.dropdown ?? '',
              options: classes.options ?? '',
              option: classes.option ?? '',
            }}
            onFocus={(event) => event.currentTarget.select()}
            autoComplete="off"
            name="country"
          />
        </div>
      </MantineParts>
      <TextInput
        label={auth.phoneNumber}
        type="tel"
        inputMode="tel"
        name="phoneNumber"
        autoComplete="tel"
        required
        value={maskPhone(national)}
        onChange={({ currentTarget }) => change(readTypedPhone(currentTarget.value, country))}
        leftSection={
          national.startsWith('+') ? undefined : <span className={classes.code}>+{callingCode}</span>
        }
        leftSectionWidth={national.startsWith('+') ? undefined : 34 + 10 * callingCode.length}
        error={error}
      />
    </div>
  );
}

function toItem({ value, label }: CountryOption): ComboboxItem {
  return { value, label };
}
