import { Button, NativeSelect, Textarea } from '@mantine/core';
import { IconAlertCircle, IconExternalLink, IconX } from '@tabler/icons-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { LanguageCode } from '@klarnotam/language';
import { useSite } from '../../shared/api/site.ts';
import { EXAMPLE_TELEGRAM } from '../../shared/text/example-telegram.ts';
import { useText } from '../../shared/text/use-text.ts';
import { UpgradeLink } from '../../shared/ui/upgrade-link.tsx';
import type { FailureText } from './describe-failure.ts';
import { LimitPanel } from './limit-panel.tsx';
import classes from './translate-form.module.css';

interface Props {
  readonly text: string;
  readonly language: LanguageCode;
  readonly busy: boolean;
  readonly failure: FailureText | null;
  /** Nothing is left of the plan. */
  readonly blocked: boolean;
  /** How much is left, in words; null when unlimited or not known. */
  readonly remaining: string | null;
  readonly onText: (text: string) => void;
  readonly onLanguage: (code: string) => void;
  readonly onClear: () => void;
  readonly onSubmit: () => void;
}

export function TranslateForm({
  text,
  language,
  busy,
  failure,
  blocked,
  remaining,
  onText,
  onLanguage,
  onClear,
  onSubmit,
}: Props) {
  const { notam, shell } = useText();
  const { languages, partner } = useSite();
  const area = useRef<HTMLTextAreaElement>(null);
  const empty = text.trim() === '';
  const shown = blocked && failure?.upgrade ? null : failure;

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
      {blocked && <LimitPanel />}
      <NativeSelect
        className={classes.language ?? ''}
        label={notam.language}
        size="md"
        value={language}
        disabled={blocked}
        onChange={(event) => onLanguage(event.currentTarget.value)}
        data={languages.map(({ code, nativeName, name }) => ({
          value: code,
          label: nativeName === name ? name : `${nativeName} (${name})`,
        }))}
      />
      <div className={classes.field}>
        <Textarea
          ref={area}
          label={notam.text}
          size="md"
          value={text}
          disabled={blocked}
          placeholder={blocked ? notam.blocked : undefined}
          onChange={(event) => onText(event.currentTarget.value)}
          onKeyDown={submitOnKey}
          spellCheck={false}
          autoCapitalize="characters"
          autoComplete="off"
          aria-invalid={shown !== null}
          aria-describedby={shown ? 'translation-failure' : undefined}
          classNames={{ input: classes.area }}
        />
        {text !== '' ? (
          <Button
            className={classes.corner ?? ''}
            variant="transparent"
            leftSection={<IconX size={18} aria-hidden />}
            onClick={() => {
              onClear();
              area.current?.focus();
            }}
          >
            {notam.clear}
          </Button>
        ) : blocked ? null : (
          <Button
            className={classes.corner ?? ''}
            variant="transparent"
            onClick={() => enter(EXAMPLE_TELEGRAM)}
          >
            {notam.example}
          </Button>
        )}
      </div>
      <div role="alert" id="translation-failure">
        {shown && (
          <div className={classes.failure} data-level={shown.upgrade ? 'restricted' : 'forbidden'}>
            <IconAlertCircle size={22} aria-hidden className={classes.failureIcon} />
            <div>
              <p className={classes.failureHeading}>{shown.heading}</p>
              {shown.text && <p>{shown.text}</p>}
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
          {busy ? notam.translating : notam.translate}
        </Button>
        {partner && (
          <Button
            component="a"
            href={partner.url}
            target="_blank"
            rel="noopener noreferrer"
            variant="default"
            rightSection={<IconExternalLink size={18} aria-hidden />}
          >
            {notam.partner(partner.name)}
            <span className="visually-hidden"> {shell.opensElsewhere}</span>
          </Button>
        )}
      </div>
      {remaining !== null && <p className={classes.remaining}>{remaining}</p>}
    </form>
  );
}
