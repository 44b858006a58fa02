import { useState } from 'react';
import { useText } from '../text/use-text.ts';
import classes from './fields.module.css';
import { TextInput, type TextInputProps } from './text-input.tsx';

/** A password that can be looked at. */
export function PasswordField(props: Omit<TextInputProps, 'type' | 'rightSection'>) {
  const { auth } = useText();
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      className={classes.password}
      type={shown ? 'text' : 'password'}
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
