import type { NotamNotice } from '@klarnotam/contract';
import type { LanguageCode } from '@klarnotam/language';
import { useSite } from '../../shared/api/site.ts';
import { useText } from '../../shared/text/use-text.ts';
import { ResultSkeleton } from '../../shared/translating/result-skeleton.tsx';
import { useCardWords } from '../../shared/translating/use-card-words.ts';
import { Message } from '../../shared/ui/message.tsx';
import { Notices } from './notices.tsx';
import classes from './notices.module.css';

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
  return (
    <div className={classes.shared}>
      <Notices result={{ notices, language }} words={words.data} dir={dir} drawTools={() => null} />
    </div>
  );
}
