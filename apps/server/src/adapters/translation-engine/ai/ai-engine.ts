import { setTimeout as sleep } from 'node:timers/promises';
import type { WordsFallback, WordsStep } from '@klarnotam/contract';
import {
  explainNotam,
  holdToFacts,
  loadCatalogue,
  type Catalogue,
  type NotamWording,
  type SaidText,
  type SourcedText,
} from '@klarnotam/language';
import type { DecodedNotam } from '@klarnotam/notam';
import type { FinishedTexts } from '../../../ports/finished-texts.ts';
import type { ModelCalls } from '../../../ports/model-calls.ts';
import type { EngineAnswer, FluentEngine, TranslationEngine } from '../../../ports/translation-engine.ts';
import type { AiSettings } from './ai-settings.ts';
import { createChat, ModelUnavailable } from './chat.ts';
import { askForJudgement, askForRepair, askForWords } from './prompt.ts';
import { readJudgement, readWords } from './read-answer.ts';
import { textKey } from './text-key.ts';

export interface AiEngineParts {
  readonly settings: AiSettings;
  readonly texts: FinishedTexts;
  readonly calls: ModelCalls;
  /** Writes whatever the model does not. */
  readonly decoder: TranslationEngine;
  readonly nowMs: () => number;
  /** 0 to 1, for pauses that are not all alike. */
  readonly chance: () => number;
  /** Told of what keeps the engine from its work; never of anything that was pasted. */
  readonly warn: (error: unknown, message: string) => void;
}

/** Beyond this a model takes longer than anybody waits, and the map and the telegram say it better. */
const LONGEST_MESSAGE = 6_000;
const LONGEST_DOUBTFUL_TEXT = 4_000;
const LOOK_AGAIN_MS = 150;
/** Between giving up and answering with the decoder's words. */
const MARGIN_MS = 500;

type Outcome = SaidText | { readonly fallback: WordsFallback };

function asSentences(text: string): readonly SourcedText[] {
  return text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => ({ text: line, span: null }));
}

/**
 * Words from a language model, held to the facts: what departs from them is asked for once more with the fault by name,
 * and then the decoder's words stand. Facts, rating, places and contacts are the decoder's always.
 */
export function createAiEngine(parts: AiEngineParts): FluentEngine {
  const { settings, texts, decoder, warn } = parts;
  const chat = createChat(settings, parts);
  const stopping = new AbortController();
  const underWay = new Map<string, Promise<Outcome>>();

  const write = async (
    notam: DecodedNotam,
    own: NotamWording,
    catalogue: Catalogue,
    signal: AbortSignal,
    onStep: (step: WordsStep) => void,
  ): Promise<Outcome> => {
    const question = askForWords(notam, own, catalogue);
    let said = readWords(await chat.ask(question, signal));
    onStep('worded');
    let faults = said === null ? [] : holdToFacts(notam, own, said, catalogue);
    if (said === null || faults.length > 0) {
      said = readWords(await chat.ask(askForRepair(question, said, faults), signal));
      faults = said === null ? [] : holdToFacts(notam, own, said, catalogue);
    }
    return said === null || faults.length > 0 ? { fallback: 'contradicted' } : said;
  };

  /** One writer among all servers; the others wait for its text. */
  const writeOnce = async (
    key: string,
    signal: AbortSignal,
    writing: () => Promise<Outcome>,
  ): Promise<Outcome> => {
    for (;;) {
      const claimed = await texts.claim(key, settings.timeLimitMs + MARGIN_MS);
      if (claimed.state === 'finished') return claimed.text;
      if (claimed.state === 'refused') return { fallback: claimed.fallback };
      if (claimed.state === 'ours') break;
      await sleep(LOOK_AGAIN_MS, undefined, { signal });
    }
    try {
      const outcome = await writing();
      await ('fallback' in outcome ? texts.refuse(key, outcome.fallback) : texts.finish(key, outcome));
      return outcome;
    } catch (error) {
      await texts.release(key);
      throw error;
    }
  };

  const attempt = async (
    key: string,
    signal: AbortSignal,
    writing: () => Promise<Outcome>,
  ): Promise<Outcome> => {
    try {
      return await writeOnce(key, signal, writing);
    } catch (error) {
      if (error instanceof ModelUnavailable) return { fallback: error.reason };
      if (signal.aborted) return { fallback: 'late' };
      warn(error, 'the AI engine could not write');
      return { fallback: 'unavailable' };
    }
  };

  /** Never later than the limit, whatever `outcome` waits for. */
  const inTime = async (outcome: Promise<Outcome>): Promise<Outcome> => {
    const over = new AbortController();
    const late = sleep(settings.timeLimitMs + MARGIN_MS, { fallback: 'late' } as const, {
      signal: over.signal,
    }).catch(() => ({ fallback: 'late' }) as const);
    try {
      return await Promise.race([outcome, late]);
    } finally {
      over.abort();
    }
  };

  return {
    name: 'ai',
    answersWithinMs: settings.timeLimitMs + 2 * MARGIN_MS,

    async wordNotam(notam, language, { onStep = () => undefined } = {}): Promise<EngineAnswer<NotamWording>> {
      const catalogue = await loadCatalogue(language);
      const own = explainNotam(notam, catalogue);
      if (notam.source.length > LONGEST_MESSAGE) {
        return { engine: 'decoder', wording: own, fallback: 'unsuitable' };
      }
      const key = textKey(notam, language, settings.model);
      let shared = underWay.get(key);
      if (shared === undefined) {
        const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(settings.timeLimitMs)]);
        shared = attempt(key, signal, () => write(notam, own, catalogue, signal, onStep)).finally(() => {
          underWay.delete(key);
        });
        underWay.set(key, shared);
      }
      const outcome = await inTime(shared);
      if ('fallback' in outcome) return { engine: 'decoder', wording: own, fallback: outcome.fallback };
      const { translation, explanation } = outcome;
      return {
        engine: 'ai',
        wording: { ...own, translation: asSentences(translation), explanation: asSentences(explanation) },
      };
    },

    wordReport: (report, language) => decoder.wordReport(report, language),

    async judgeText(text) {
      if (text.length > LONGEST_DOUBTFUL_TEXT) return null;
      const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(settings.timeLimitMs)]);
      return await chat
        .ask(askForJudgement(text), signal)
        .then(readJudgement)
        .catch(() => null);
    },

    stop() {
      stopping.abort();
    },
  };
}
