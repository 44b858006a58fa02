import { TextInput, type TextInputProps } from '@mantine/core';
import { useText } from '../text/use-text.ts';

/** The address that names an account. */
export function EmailField(props: TextInputProps) {
  const { auth } = useText();
  return (
    <TextInput
      size="md"
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
