import type { UsageOfPlan } from '@klarnotam/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useSession } from '../api/session.ts';
import { useSubscription } from '../api/subscription.ts';
import type { TranslatingWords } from '../text/en-translating.ts';
import { remainingInWords } from '../text/format-plan.ts';
import { useText } from '../text/use-text.ts';
import { describeFailure, type FailureText } from './describe-failure.ts';
import { keepDraft, readDraft } from './draft.ts';
import type { TranslateFormState } from './translate-form.tsx';
import type { TranslationKind } from './translation-request.ts';
import { useResultLanguage } from './use-result-language.ts';
import { useTranslation, type Translate } from './use-translation.ts';

interface TranslatePage<Answer> {
  readonly form: TranslateFormState;
  readonly result: Answer | undefined;
  /** What was sent to get the result. */
  readonly sent: string;
  /** Takes the focus when a result has come. */
  readonly resultsHeading: RefObject<HTMLHeadingElement | null>;
}

/** What a page that translates knows and does, from the pasted text to the answer. */
export function useTranslatePage<Answer extends { readonly usage: UsageOfPlan }>(
  kind: TranslationKind,
  words: TranslatingWords,
  translate: Translate<Answer>,
): TranslatePage<Answer> {
  const text = useText();
  const userId = useSession()?.user?.id ?? '';
  const queries = useQueryClient();
  const subscription = useSubscription();
  const [pasted, setPasted] = useState(() => readDraft(queries, kind, userId));
  const [emptyAsked, setEmptyAsked] = useState(false);
  const [language, chooseLanguage] = useResultLanguage();
  const translation = useTranslation(kind, userId, translate);
  const resultsHeading = useRef<HTMLHeadingElement>(null);
  const result = translation.data;

  useEffect(() => {
    if (!result) return;
    resultsHeading.current?.focus({ preventScroll: true });
    resultsHeading.current?.scrollIntoView({ block: 'start' });
  }, [result]);

  const failure = useMemo((): FailureText | null => {
    if (emptyAsked) return { heading: words.empty, text: '' };
    return translation.error ? describeFailure(translation.error, words, text) : null;
  }, [emptyAsked, translation.error, words, text]);
  const blocked = subscription?.remaining === 0;

  return {
    form: {
      text: pasted,
      language,
      busy: translation.isPending,
      failure,
      blocked,
      remaining: subscription ? remainingInWords(subscription, text) : null,
      onText: (next) => {
        setPasted(next);
        setEmptyAsked(false);
        if (translation.isError) translation.reset();
      },
      onLanguage: chooseLanguage,
      onClear: () => {
        setPasted('');
        setEmptyAsked(false);
        translation.reset();
      },
      onSubmit: () => {
        if (translation.isPending || blocked) return;
        if (pasted.trim() === '') setEmptyAsked(true);
        else translation.mutate({ text: pasted, language });
      },
      onElsewhere: (other) => keepDraft(queries, other, userId, pasted),
    },
    result,
    sent: translation.variables?.text ?? '',
    resultsHeading,
  };
}
