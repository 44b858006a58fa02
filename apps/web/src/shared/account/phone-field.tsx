import { Select, type ComboboxItem } from '@mantine/core';
import { getCountryCallingCode } from 'libphonenumber-js/min';
import { useMemo, type ReactNode } from 'react';
import { MantineParts } from '../ui/mantine-parts.tsx';
import { useScreenLanguage, useText } from '../text/use-text.ts';
import fields from '../ui/fields.module.css';
import { TextInput } from '../ui/text-input.tsx';
import { countryOptions, findCountries, type CountryOption } from './country-options.ts';
import classes from './phone-field.module.css';
import { isCountry, maskPhone, readTypedPhone, type TypedPhone } from './phone-number.ts';

interface Props {
  readonly phone: TypedPhone;
  readonly onPhone: (phone: TypedPhone) => void;
  readonly error: ReactNode;
}

/** A phone number with its country; the country can be searched for, and follows a number that brings its own. */
export function PhoneField({ phone, onPhone, error }: Props) {
  const { auth } = useText();
  const language = useScreenLanguage();
  const options = useMemo(() => countryOptions(language, [...navigator.languages, 'nb']), [language]);
  const { country, national } = phone;
  const callingCode = getCountryCallingCode(country);

  return (
    <div className={fields.pair}>
      <MantineParts>
        <div>
          <Select
            size="md"
            label={auth.country}
            value={country}
            onChange={(value) => {
              if (value !== null && isCountry(value)) onPhone(readTypedPhone(national, value));
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
        onChange={({ currentTarget }) => onPhone(readTypedPhone(currentTarget.value, country))}
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
