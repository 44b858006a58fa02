import type { LanguageCode } from '@klarnotam/language';
import type { DecodedNotam } from '@klarnotam/notam';
import { noteWords } from '../../database/fluent-words/notice-words.ts';
import type { FluentEngine } from '../../ports/translation-engine.ts';
import type { TranslateOnceContext } from '../translation/index.ts';
import { wordsOf } from './write-notice.ts';

/**
 * Words the notices of a stored answer, all at once, and notes each step as it happens. Never throws: whatever goes
 * wrong, the decoder's words are stored already.
 */
export async function wordFluently(
  { database, onTranslated }: Pick<TranslateOnceContext, 'database' | 'onTranslated'>,
  engine: FluentEngine,
  {
    id,
    notams,
    language,
  }: { readonly id: string; readonly notams: readonly DecodedNotam[]; readonly language: LanguageCode },
): Promise<void> {
  await Promise.allSettled(
    notams.map(async (notam, position) => {
      let noting = Promise.resolve();
      const answer = await engine.wordNotam(notam, language, {
        onStep(step) {
          noting = noteWords(database, id, position, {
            step,
            engine: null,
            fallback: null,
            words: null,
          }).catch(() => undefined);
        },
      });
      await noting;
      await noteWords(database, id, position, {
        step: 'verified',
        engine: answer.engine,
        fallback: answer.fallback ?? null,
        words: answer.engine === 'ai' ? wordsOf(answer.wording) : null,
      });
      onTranslated(answer.engine, language, 1);
    }),
  );
}
