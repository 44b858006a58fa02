import { useText } from '../text/use-text.ts';
import { TextInput, type TextInputProps } from '../ui/text-input.tsx';

/** The address that names an account. */
export function EmailField(props: TextInputProps) {
  const { auth } = useText();
  return (
    <TextInput
      label={auth.email}
      type="email"
      name="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}
