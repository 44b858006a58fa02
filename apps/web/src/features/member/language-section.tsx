import type { UserLanguage } from '@klarnotam/contract';
import { useMutation } from '@tanstack/react-query';
import { LanguageField } from '../../shared/account/language-field.tsx';
import { useChooseLanguage } from '../../shared/account/use-screen-language.ts';
import { useText } from '../../shared/text/use-text.ts';
import fields from '../../shared/ui/fields.module.css';
import { Message } from '../../shared/ui/message.tsx';
import { useNotice } from '../../shared/ui/use-notice.ts';
import { Section } from './section.tsx';

/** The language of the screens and of the mails to the user. */
export function LanguageSection({ language }: { language: UserLanguage }) {
  const { language: words } = useText().member;
  const choose = useChooseLanguage();
  const [isSaved, tellSaved] = useNotice();
  const change = useMutation({ mutationFn: choose, onSuccess: () => tellSaved('saved') });
  const shown = change.isPending ? change.variables : language;

  return (
    <Section title={words.title} lead={words.help}>
      <div className={fields.fields}>
        <LanguageField
          label={words.label}
          value={shown}
          disabled={change.isPending}
          onChoose={(chosen) => change.mutate(chosen)}
        />
      </div>
      <div role="status">{isSaved !== null && <Message kind="success">{words.saved}</Message>}</div>
      <div role="alert">{change.isError && <Message kind="error">{words.failed}</Message>}</div>
    </Section>
  );
}
