import { IconAlertCircle, IconArrowRight, IconExternalLink, IconX } from '@tabler/icons-react';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { LanguageCode } from '@klarnotam/language';
import type { RatingLevel } from '@klarnotam/notam';
import { useSite } from '../api/site.ts';
import type { TranslatingWords } from '../text/translating-words.ts';
import { useText } from '../text/use-text.ts';
import { Button, ButtonAnchor } from '../ui/button.tsx';
import { NativeSelect } from '../ui/native-select.tsx';
import { isOpen, PATHS } from '../ui/paths.ts';
import { Textarea } from '../ui/textarea.tsx';
import { UpgradeLink } from '../ui/upgrade-link.tsx';
import type { FailureText } from './describe-failure.ts';
import { LimitPanel } from './limit-panel.tsx';
import classes from './translate-form.module.css';
import type { TranslationKind } from './translation-request.ts';

export interface TranslateFormState {
  readonly text: string;
  readonly language: LanguageCode;
  readonly busy: boolean;
  readonly failure: FailureText | null;
  /** Nothing is left of the plan. */
  readonly blocked: boolean;
  /** All of the text was left out. */
  readonly isNothingChosen?: boolean;
  /** How much is left, in words; null when unlimited or not known. */
  readonly remaining: string | null;
  readonly onText: (text: string) => void;
  readonly onLanguage: (code: string) => void;
  readonly onClear: () => void;
  /** Asks for the meaning of the text, or of what was chosen of it. */
  readonly onSubmit: (chosen?: string) => void;
  /** The reader takes the text to the page that it is for. */
  readonly onElsewhere: (kind: TranslationKind) => void;
}

function levelOf({ upgrade, waits }: FailureText): RatingLevel {
  if (waits) return 'information';
  return upgrade ? 'restricted' : 'forbidden';
}

interface Props {
  readonly state: TranslateFormState;
  readonly words: TranslatingWords;
  readonly example: string;
  /** What is known of the text before it is sent, below the button. */
  readonly known?: ReactNode;
  /** What became of texts that were sent before. */
  readonly below?: ReactNode;
  /** Other ways to fill the text, above it. */
  readonly children?: ReactNode;
}

/** Where a text is pasted, and a language is chosen for its meaning. */
export function TranslateForm({ state, words, example, known, below, children }: Props) {
  const { text, language, busy, failure, blocked, remaining } = state;
  const { onText, onLanguage, onClear, onSubmit, onElsewhere } = state;
  const { translating, shell } = useText();
  const { languages, partner, productName } = useSite();
  const area = useRef<HTMLTextAreaElement>(null);
  const empty = text.trim() === '' || state.isNothingChosen === true;
  const shown = blocked && failure?.upgrade ? null : failure;
  const elsewhere = shown?.elsewhere;

  useEffect(() => {
    if (failure) area.current?.focus();
  }, [failure]);

  const submitOnKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onSubmit();
  };
  const enter = (next: string): void => {
    onText(next);
    area.current?.focus();
  };

  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {blocked && <LimitPanel text={words.limit} />}
      <NativeSelect
        className={classes.language ?? ''}
        label={translating.language}
        value={language}
        disabled={blocked}
        onChange={(event) => onLanguage(event.currentTarget.value)}
        data={languages.map(({ code, nativeName, name }) => ({
          value: code,
          label: nativeName === name ? name : `${nativeName} (${name})`,
        }))}
      />
      {children}
      <div className={classes.field}>
        <Textarea
          ref={area}
          label={words.text}
          value={text}
          disabled={blocked}
          placeholder={blocked ? words.blocked : undefined}
          onChange={(event) => onText(event.currentTarget.value)}
          onKeyDown={submitOnKey}
          spellCheck={false}
          autoCapitalize="characters"
          autoComplete="off"
          aria-invalid={shown !== null}
          aria-describedby={shown ? 'translation-failure' : undefined}
          inputClassName={classes.area}
        />
        {text !== '' ? (
          <Button
            className={classes.corner ?? ''}
            variant="text"
            leftSection={<IconX size={18} aria-hidden />}
            onClick={() => {
              onClear();
              area.current?.focus();
            }}
          >
            {translating.clear}
          </Button>
        ) : blocked ? null : (
          <Button className={classes.corner ?? ''} variant="text" onClick={() => enter(example)}>
            {translating.example}
          </Button>
        )}
      </div>
      <div role="alert" id="translation-failure">
        {shown && (
          <div className={classes.failure} data-level={levelOf(shown)}>
            <IconAlertCircle size={22} aria-hidden className={classes.failureIcon} />
            <div>
              <p className={classes.failureHeading}>{shown.heading}</p>
              {shown.text && <p>{shown.text}</p>}
              {elsewhere && isOpen(PATHS[elsewhere]) && (
                <p className={classes.upgrade}>
                  <Link to={PATHS[elsewhere]} onClick={() => onElsewhere(elsewhere)}>
                    {elsewhere === 'notam'
                      ? translating.elsewhere.notam(productName)
                      : translating.elsewhere.weather}
                    <IconArrowRight size={18} aria-hidden className={classes.arrow} />
                  </Link>
                </p>
              )}
              {shown.upgrade && (
                <p className={classes.upgrade}>
                  <UpgradeLink />
                </p>
              )}
            </div>
          </div>
        )}
      </div>
      <div className={classes.actions}>
        <Button type="submit" disabled={empty || busy || blocked} className={classes.submit ?? ''}>
          {busy ? translating.busy : words.translate}
        </Button>
        {partner && (
          <ButtonAnchor
            href={partner.url}
            target="_blank"
            rel="noopener noreferrer"
            variant="default"
            rightSection={<IconExternalLink size={18} aria-hidden />}
          >
            {translating.partner(partner.name)}
            <span className="visually-hidden"> {shell.opensElsewhere}</span>
          </ButtonAnchor>
        )}
      </div>
      {/* Below the button, which must not move under the finger when it is known. */}
      {known}
      {remaining !== null && <p className={classes.remaining}>{remaining}</p>}
      {below}
    </form>
  );
}
