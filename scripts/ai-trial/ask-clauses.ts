import { createOpenAiChatModel } from '../../apps/server/src/adapters/chat-model/openai-chat-model.ts';
import type { Config } from '../../apps/server/src/config.ts';
import { ChatModelUnavailable } from '../../apps/server/src/ports/chat-model.ts';
import {
  askAbout,
  askAgain,
  checkSentence,
  readAnswer,
  type Asked,
  type Question,
  type Refused,
} from '../../packages/ai-clauses/src/index.ts';
import type { LanguageCode } from '../../packages/language/src/index.ts';
import type { TrialClause } from './pick-clauses.ts';

/** What became of a clause: the sentence that was kept, or why none was. */
export interface Tried {
  readonly clause: TrialClause;
  /** The answer that was kept, with its markers; null: none was. */
  readonly kept: string | null;
  readonly isRepaired: boolean;
  /** The last answer that was refused, and the codes of its faults; `unanswered` where there was none. */
  readonly refused: string | null;
  readonly faults: readonly string[];
}

export interface Trial {
  readonly tried: readonly Tried[];
  readonly calls: number;
  readonly failedCalls: number;
  readonly promptTokens: number;
  readonly completionTokens: number;
}

/** A notice has one to four such clauses. */
const CLAUSES_A_CALL = 4;

/** Asks the configured model for each clause as the server does: some in a call, those that fail once more. */
export async function askClauses(
  clauses: readonly TrialClause[],
  language: LanguageCode,
  settings: NonNullable<Config['ai']>,
): Promise<Trial> {
  const totals = { calls: 0, failedCalls: 0, promptTokens: 0, completionTokens: 0 };
  const model = createOpenAiChatModel(settings, {
    stopping: new AbortController().signal,
    calls: {
      record: ({ outcome, promptTokens, completionTokens }) => {
        totals.calls += 1;
        if (outcome !== 'answered') totals.failedCalls += 1;
        totals.promptTokens += promptTokens;
        totals.completionTokens += completionTokens;
      },
    },
  });
  const ask = async (
    { messages, schema }: Question,
    asked: readonly Asked[],
  ): Promise<ReadonlyMap<string, string>> => {
    try {
      const answer = await model.ask({
        purpose: 'content-check',
        language,
        messages,
        schemaName: 'sentences',
        schema,
      });
      return answer === null ? new Map() : readAnswer(answer, asked);
    } catch (error) {
      if (error instanceof ChatModelUnavailable) return new Map();
      throw error;
    }
  };

  const tried: Tried[] = [];
  for (let at = 0; at < clauses.length; at += CLAUSES_A_CALL) {
    const some = clauses.slice(at, at + CLAUSES_A_CALL);
    const asked = some.map(({ template }, index): Asked => ({ id: String(index), template, ours: false }));
    const first = await ask(askAbout(asked, language), asked);
    const failed = asked.flatMap((each): Refused[] => {
      const answer = first.get(each.id);
      const faults = faultsOf(each, answer, language);
      return faults.length === 0 || answer === undefined ? [] : [{ ...each, answer, faults }];
    });
    const second =
      failed.length === 0 ? new Map<string, string>() : await ask(askAgain(failed, language), failed);
    for (const [index, clause] of some.entries()) {
      const each = asked[index];
      if (each !== undefined)
        tried.push(judge(clause, each, first.get(each.id), second.get(each.id), language));
    }
  }
  return { tried, ...totals };
}

function faultsOf(
  { template, ours }: Asked,
  answer: string | undefined,
  language: LanguageCode,
): readonly string[] {
  if (answer === undefined) return ['unanswered'];
  return checkSentence({ asked: template, answer, language, ours }).map(
    ({ code, found }) => `${code} (${found})`,
  );
}

function judge(
  clause: TrialClause,
  asked: Asked,
  first: string | undefined,
  second: string | undefined,
  language: LanguageCode,
): Tried {
  const answers = second === undefined ? [first] : [first, second];
  for (const [index, answer] of answers.entries()) {
    if (answer !== undefined && faultsOf(asked, answer, language).length === 0) {
      return { clause, kept: answer, isRepaired: index > 0, refused: null, faults: [] };
    }
  }
  const last = answers.at(-1);
  return {
    clause,
    kept: null,
    isRepaired: false,
    refused: last ?? null,
    faults: faultsOf(asked, last, language),
  };
}
