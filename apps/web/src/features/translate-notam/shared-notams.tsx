import type { NotamNotice } from '@klarnotam/contract';
import type { LanguageCode } from '@klarnotam/language';
import { useSite } from '../../shared/api/site.ts';
import { useText } from '../../shared/text/use-text.ts';
import { ResultSkeleton } from '../../shared/translating/result-skeleton.tsx';
import { useCardWords } from '../../shared/translating/use-card-words.ts';
import { Message } from '../../shared/ui/message.tsx';
import { Notice } from './notice.tsx';

/** NOTAMs that somebody shared: to read, without what only their owner may do. */
export function SharedNotams({
  answer: { notices, language },
}: {
  answer: { readonly notices: readonly NotamNotice[]; readonly language: LanguageCode };
}) {
  const text = useText();
  const { languages } = useSite();
  const words = useCardWords(language);
  const dir = languages.find(({ code }) => code === language)?.direction ?? 'ltr';
  if (words.isError) return <Message kind="error">{text.notam.wordsFailed}</Message>;
  if (!words.data) return <ResultSkeleton />;
  const card = words.data;
  return notices.map((notice, index) => (
    <Notice
      key={index}
      notice={notice}
      position={index + 1}
      folded={null}
      words={card}
      language={language}
      dir={dir}
    />
  ));
}
