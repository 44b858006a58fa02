import { USER_LANGUAGES, type UserLanguage } from '@klarnotam/contract';
import { NativeSelect } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../shared/api/client.ts';
import { SESSION_KEY } from '../../shared/api/session.ts';
import { useText } from '../../shared/text/use-text.ts';
import fields from '../../shared/ui/fields.module.css';
import { Message } from '../../shared/ui/message.tsx';
import { Section } from './section.tsx';
import { useNotice } from '../../shared/ui/use-notice.ts';

/** The language of the mails to the user. */
export function LanguageSection({ language }: { language: UserLanguage }) {
  const { language: words } = useText().member;
  const queries = useQueryClient();
  const [notice, tell] = useNotice();
  const change = useMutation({
    mutationFn: (chosen: UserLanguage) => client.account.changeLanguage({ language: chosen }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: SESSION_KEY });
      tell(words.saved);
    },
  });
  const shown = change.isPending ? change.variables : language;

  return (
    <Section title={words.title} lead={words.help}>
      <div className={fields.fields}>
        <NativeSelect
          size="md"
          label={words.label}
          value={shown}
          disabled={change.isPending}
          data={USER_LANGUAGES.map((value) => ({ value, label: words.names[value] }))}
          onChange={({ currentTarget }) => {
            const chosen = USER_LANGUAGES.find((value) => value === currentTarget.value);
            if (chosen) change.mutate(chosen);
          }}
        />
      </div>
      <div role="status">{notice !== null && <Message kind="success">{notice}</Message>}</div>
      <div role="alert">{change.isError && <Message kind="error">{words.failed}</Message>}</div>
    </Section>
  );
}
