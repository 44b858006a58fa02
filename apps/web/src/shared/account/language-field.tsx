import { USER_LANGUAGES, type UserLanguage } from '@klarnotam/contract';
import { asScreenLanguage, SCREEN_LANGUAGES } from '../text/screen-languages.ts';
import { NativeSelect } from '../ui/native-select.tsx';

interface Props {
  readonly label: string;
  readonly description?: string;
  readonly value: UserLanguage;
  readonly disabled?: boolean;
  readonly onChoose: (language: UserLanguage) => void;
}

/** In which language the screens and the mails are. */
export function LanguageField({ onChoose, ...rest }: Props) {
  return (
    <NativeSelect
      {...rest}
      data={USER_LANGUAGES.map((value) => ({ value, label: SCREEN_LANGUAGES[value].name }))}
      onChange={({ currentTarget }) => {
        const chosen = asScreenLanguage(currentTarget.value);
        if (chosen) onChoose(chosen);
      }}
    />
  );
}
