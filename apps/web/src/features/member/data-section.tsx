import { useMutation } from '@tanstack/react-query';
import { client } from '../../shared/api/client.ts';
import { failureCodeOf, sentenceOf } from '../../shared/api/failure.ts';
import { useText } from '../../shared/text/use-text.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Message } from '../../shared/ui/message.tsx';
import { Section } from './section.tsx';

/** Hands a file to the browser, which keeps it where it keeps downloads. */
function saveFile(name: string, content: unknown): void {
  const blob = new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' });
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** All that is stored of the user, to take along. */
export function DataSection() {
  const { data: words } = useText().member;
  const download = useMutation({
    mutationFn: () => client.account.export(),
    onSuccess: (all) => saveFile(words.file(all.product, all.exportedAt.slice(0, 10)), all),
  });
  const { error } = download;

  return (
    <Section title={words.title} lead={words.lead}>
      <Button variant="default" onClick={() => download.mutate()} disabled={download.isPending}>
        {download.isPending ? words.downloading : words.download}
      </Button>
      <div role="status">{download.isSuccess && <Message kind="success">{words.done}</Message>}</div>
      <div role="alert">
        {error && (
          <Message kind="error">
            {failureCodeOf(error) === 'tooMany' ? sentenceOf(error) : words.failed}
          </Message>
        )}
      </div>
    </Section>
  );
}
