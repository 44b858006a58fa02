import { USER_LANGUAGES, type UserLanguage } from '@klarnotam/contract';
import { useId } from 'react';
import { SCREEN_LANGUAGES } from '../../shared/text/screen-languages.ts';
import { useScreenLanguage, useText } from '../../shared/text/use-text.ts';
import classes from './shell.module.css';

interface Props {
  /** Shows the screens in a language and keeps it. */
  readonly choose: (language: UserLanguage) => Promise<void>;
}

/** The languages of the screens, each by its own name. */
export function LanguageChoice({ choose }: Props) {
  const { shell } = useText();
  const shown = useScreenLanguage();
  const label = useId();
  return (
    <div role="group" aria-labelledby={label} className={classes.languages}>
      <p id={label} className={classes.accountName}>
        {shell.language}
      </p>
      {USER_LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={SCREEN_LANGUAGES[language].htmlLanguage}
          aria-pressed={language === shown}
          className={classes.languageButton}
          // What could not be saved is saved with the next session.
          onClick={() => void choose(language).catch(() => undefined)}
        >
          {SCREEN_LANGUAGES[language].name}
        </button>
      ))}
    </div>
  );
}
