import { askAbout, askAgain, readAnswer, type Asked, type Question } from '@klarnotam/ai-clauses';
import type { LanguageCode } from '@klarnotam/language';
import { ChatModelUnavailable, type ChatModel } from '../../../ports/chat-model.ts';
import { checkSentence } from './stand-ins.ts';
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

interface Failed extends Asked {
  readonly answer: string;
  readonly faults: readonly string[];
}

/** The model left the question out, or no answer came. */
const MISSING = 'missing';

async function ask(
  chatModel: ChatModel,
  { messages, schema }: Question,
  language: LanguageCode,
  purpose: ModelCall['purpose'],
): Promise<string> {
  return (await chatModel.ask({ purpose, language, schemaName: 'sentences', schema, messages })) ?? '';
}

/** What is wrong with an answer; codes, each once. */
function faultsOf({ template, ours }: Asked, answer: string, language: LanguageCode): readonly string[] {
  if (answer === '') return [MISSING];
  const faults = checkSentence({ asked: template, answer, language, ours });
  return [...new Set(faults.map(({ code }) => code))];
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
  const failed: Failed[] = [];
  for (const one of asked) {
    const answer = answers.get(one.id) ?? '';
    const faults = faultsOf(one, answer, language);
    if (faults.length === 0) done.push({ id: one.id, sentence: answer, faults, repaired: false });
    else failed.push({ ...one, answer, faults });
  }
  if (failed.length === 0) return done;
  const repairs = await repair(chatModel, failed, language);
  for (const one of failed) {
    const answer = repairs.get(one.id) ?? '';
    const faults = faultsOf(one, answer, language);
    done.push(
      faults.length === 0
        ? { id: one.id, sentence: answer, faults, repaired: true }
        : { id: one.id, sentence: null, faults: one.faults, repaired: false },
    );
  }
  return done;
}

/** What came first is kept also where the second call fails. */
async function repair(
  chatModel: ChatModel,
  failed: readonly Failed[],
  language: LanguageCode,
): Promise<ReadonlyMap<string, string>> {
  try {
    return readAnswer(await ask(chatModel, askAgain(failed, language), language, 'words-repair'), failed);
  } catch (error) {
    if (error instanceof ChatModelUnavailable) return new Map();
    throw error;
  }
}
