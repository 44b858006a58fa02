import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../text/use-text.ts';
import classes from './fields.module.css';

/** A password that can be looked at. */
export function PasswordField(props: Omit<TextInputProps, 'type' | 'rightSection'>) {
  const { auth } = useText();
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      size="md"
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      type={shown ? 'text' : 'password'}
      rightSectionWidth={64}
      rightSection={
        <button
          type="button"
          className={classes.reveal}
          aria-label={shown ? auth.hidePassword : auth.showPassword}
          onClick={() => setShown(!shown)}
        >
          {shown ? auth.hide : auth.show}
        </button>
      }
    />
  );
}
