import {
  askAbout,
  askAgain,
  checkSentence,
  readAnswer,
  type Asked,
  type Question,
  type Refused,
} from '@klarnotam/ai-clauses';
import type { LanguageCode } from '@klarnotam/language';
import { ChatModelUnavailable, type ChatModel } from '../../../ports/chat-model.ts';
import type { ModelCall } from '../../../ports/model-calls.ts';

/** What became of a question: a sentence that passed its checks, or what was wrong with the last one. */
export interface AskedSentence {
  readonly id: string;
  /** Null: refused. */
  readonly sentence: string | null;
  readonly faults: readonly string[];
  /** Whether it took a second question. */
  readonly repaired: boolean;
}

/** The model left the question out, or no answer came. */
const MISSING = 'missing';
/** Of the faults of a sentence so many are told to the model, each as long as a few words. */
const MOST_TOLD = 5;
const LONGEST_TOLD = 60;

async function ask(
  chatModel: ChatModel,
  { messages, schema }: Question,
  language: LanguageCode,
  purpose: ModelCall['purpose'],
): Promise<string> {
  return (await chatModel.ask({ purpose, language, schemaName: 'sentences', schema, messages })) ?? '';
}

/** What is wrong with an answer, and the codes of it, each once. */
function faultsOf(
  { template, ours }: Asked,
  answer: string,
  language: LanguageCode,
): { readonly faults: readonly string[]; readonly codes: readonly string[] } {
  if (answer === '') return { faults: [MISSING], codes: [MISSING] };
  const found = checkSentence({ asked: template, answer, language, ours });
  return {
    faults: found.slice(0, MOST_TOLD).map((fault) => `${fault.code}: ${fault.found}`.slice(0, LONGEST_TOLD)),
    codes: [...new Set(found.map(({ code }) => code))],
  };
}

/**
 * Asks for sentences in one call, checks each, and asks once more for those that failed, with their faults named.
 *
 * @throws {ChatModelUnavailable} when the first call is not answered
 */
export async function askModel(
  chatModel: ChatModel,
  asked: readonly Asked[],
  language: LanguageCode,
): Promise<readonly AskedSentence[]> {
  const answers = readAnswer(await ask(chatModel, askAbout(asked, language), language, 'words'), asked);
  const done: AskedSentence[] = [];
  const failed: (Refused & { readonly codes: readonly string[] })[] = [];
  for (const one of asked) {
    const answer = answers.get(one.id) ?? '';
    const found = faultsOf(one, answer, language);
    if (found.codes.length === 0) done.push({ id: one.id, sentence: answer, faults: [], repaired: false });
    else failed.push({ ...one, answer, ...found });
  }
  if (failed.length === 0) return done;
  const repairs = await repair(chatModel, failed, language);
  for (const one of failed) {
    const answer = repairs.get(one.id) ?? '';
    const isRight = faultsOf(one, answer, language).codes.length === 0;
    done.push(
      isRight
        ? { id: one.id, sentence: answer, faults: [], repaired: true }
        : { id: one.id, sentence: null, faults: one.codes, repaired: false },
    );
  }
  return done;
}

/** What came first is kept also where the second call fails. */
async function repair(
  chatModel: ChatModel,
  failed: readonly Refused[],
  language: LanguageCode,
): Promise<ReadonlyMap<string, string>> {
  try {
    return readAnswer(await ask(chatModel, askAgain(failed, language), language, 'words-repair'), failed);
  } catch (error) {
    if (error instanceof ChatModelUnavailable) return new Map();
    throw error;
  }
}
