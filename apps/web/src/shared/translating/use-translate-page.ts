import type { StoredTranslation, UsageOfPlan } from '@klarnotam/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState, type RefCallback } from 'react';
import { useSearchParams } from 'react-router';
import { failureCodeOf } from '../api/failure.ts';
import { keepPastTranslation, usePastTranslation } from '../api/past-translation.ts';
import { useSession } from '../api/session.ts';
import { useSubscription } from '../api/subscription.ts';
import type { TranslatingWords } from '../text/translating-words.ts';
import { remainingInWords } from '../text/format-plan.ts';
import { useText } from '../text/use-text.ts';
import { useWaitingHere, type WaitingHere } from '../waiting/use-waiting-here.ts';
import { describeFailure, type FailureText } from './describe-failure.ts';
import { keepDraft, readDraft } from './draft.ts';
import type { TranslateFormState } from './translate-form.tsx';
import type { TranslationKind } from './translation-request.ts';
import { useResultLanguage } from './use-result-language.ts';
import { useTranslation, type Translate } from './use-translation.ts';

/** Names the stored answer that a page shows: `/notam?result=…`. */
export const RESULT_PARAMETER = 'result';

type Past<Kind extends TranslationKind> = Extract<StoredTranslation, { kind: Kind }>;

interface TranslatePage<Kind extends TranslationKind> {
  readonly form: TranslateFormState;
  readonly result: Past<Kind> | undefined;
  /** The answer that the address names is on its way. */
  readonly loading: boolean;
  /** Why it is not here; null: it is, or none is named. */
  readonly missing: 'gone' | 'failed' | null;
  /** What was sent to get the result; null when it came from the address. */
  readonly sent: string | null;
  /** Takes the focus when a result has come. */
  readonly resultsHeading: RefCallback<HTMLHeadingElement>;
  /** Texts of this page that wait for the server. */
  readonly waiting: WaitingHere;
  /** Puts a text into the form in place of the one there. */
  readonly enter: (text: string) => void;
}

/** What a page that translates knows and does, from the pasted text to the answer, which has an address of its own. */
export function useTranslatePage<
  Kind extends TranslationKind,
  Answer extends { readonly id: string; readonly usage: UsageOfPlan },
>(
  kind: Kind,
  words: TranslatingWords,
  translate: Translate<Answer>,
  /** As the history has it. */
  toPast: (answer: Answer) => Omit<Past<Kind>, 'createdAt'>,
): TranslatePage<Kind> {
  const text = useText();
  const userId = useSession()?.user?.id ?? '';
  const queries = useQueryClient();
  const subscription = useSubscription();
  const [pasted, setPasted] = useState(() => readDraft(kind, userId));
  const [emptyAsked, setEmptyAsked] = useState(false);
  const [language, chooseLanguage] = useResultLanguage();
  const [parameters, setParameters] = useSearchParams();
  const { mutation: translation, nameOf, answered } = useTranslation(translate);
  const waiting = useWaitingHere(kind);
  const id = parameters.get(RESULT_PARAMETER);
  const stored = usePastTranslation(id);
  const past = stored.data;
  const result = past?.kind === kind ? (past as Past<Kind>) : undefined;
  /** The answer that came last and was not looked at yet. */
  const arrived = useRef<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const lookAt = useCallback((): void => {
    if (arrived.current === null || !heading.current) return;
    arrived.current = null;
    heading.current.focus({ preventScroll: true });
    heading.current.scrollIntoView({ block: 'start' });
  }, []);
  // The heading may come later than the answer, with its words.
  const resultsHeading = useCallback(
    (element: HTMLHeadingElement | null): void => {
      heading.current = element;
      lookAt();
    },
    [lookAt],
  );
  useEffect(lookAt, [result, lookAt]);

  // What waited since this page sent it is shown when it has been answered, unless another text has been begun.
  const { arrivedHere } = waiting;
  useEffect(() => {
    if (arrivedHere === null || arrivedHere.text !== pasted) return;
    answered();
    translation.reset();
    waiting.remove(arrivedHere.key);
    arrived.current = arrivedHere.id;
    setParameters({ [RESULT_PARAMETER]: arrivedHere.id });
  });

  const isWaiting = waiting.hasBegunHere;
  const failure = useMemo((): FailureText | null => {
    if (emptyAsked) return { heading: words.empty, text: '' };
    if (!translation.error) return null;
    const described = describeFailure(translation.error, words, text);
    return isWaiting ? { ...described, text: text.translating.errors.networkWaits, waits: true } : described;
  }, [emptyAsked, translation.error, words, text, isWaiting]);
  const blocked = subscription?.remaining === 0;
  const enter = (next: string): void => {
    setPasted(next);
    keepDraft(kind, userId, next);
    setEmptyAsked(false);
  };

  return {
    form: {
      text: pasted,
      language,
      busy: translation.isPending,
      failure,
      blocked,
      remaining: subscription ? remainingInWords(subscription, text) : null,
      onText: (next) => {
        enter(next);
        if (translation.isError) translation.reset();
      },
      onLanguage: chooseLanguage,
      onClear: () => {
        enter('');
        translation.reset();
        if (id !== null) setParameters({});
      },
      onSubmit: (chosen) => {
        if (translation.isPending || blocked) return;
        if ((chosen ?? pasted).trim() === '') {
          setEmptyAsked(true);
          return;
        }
        const request = { text: chosen ?? pasted, language };
        const key = waiting.keyOf(request) ?? nameOf(request);
        translation.mutate(
          { key, request },
          {
            onError: (error) => {
              if (failureCodeOf(error) === 'network') waiting.begin(key, request, pasted);
            },
            onSuccess: (answer) => {
              waiting.remove(key);
              const now = new Date().toISOString();
              keepPastTranslation(queries, { ...toPast(answer), createdAt: now } as Past<Kind>);
              arrived.current = answer.id;
              setParameters({ [RESULT_PARAMETER]: answer.id });
            },
          },
        );
      },
      onElsewhere: (other) => keepDraft(other, userId, pasted),
    },
    result,
    loading: id !== null && stored.isPending,
    missing: missingOf(id !== null && !result && !stored.isPending, stored.error),
    sent: translation.data?.id === id ? (translation.variables?.request.text ?? null) : null,
    resultsHeading,
    waiting,
    enter,
  };
}

function missingOf(isMissing: boolean, error: Error | null): 'gone' | 'failed' | null {
  if (!isMissing) return null;
  return error === null || failureCodeOf(error) === 'notFound' ? 'gone' : 'failed';
}
