import { setTimeout as sleep } from 'node:timers/promises';
import { checkSentence } from '@klarnotam/ai-clauses';
import type { LanguageCode } from '@klarnotam/language';
import type { Database } from '../../../database/create-database.ts';
import {
  claimSentences,
  findSentences,
  releaseSentences,
  storeSentences,
  type FoundSentence,
} from '../../../database/model-sentences.ts';
import { ChatModelUnavailable, type ChatModel } from '../../../ports/chat-model.ts';
import { askModel } from './ask-model.ts';
import { kindsOf, type SentenceMaker } from './sentence-keys.ts';
import type { WantedSentence } from './wanted-sentences.ts';

/** What became of a sentence that was looked up; for the metrics. */
export type SentenceOutcome =
  /** Found in the store, or in what a reader entered. */
  | 'stored'
  | 'reader'
  /** Found there as one that was refused, or that does not pass the checks of this release; or that a reader struck. */
  | 'refused-before'
  | 'struck'
  /** Made by the model, at once or on the second question. */
  | 'made'
  | 'repaired'
  | 'refused'
  /** Not there, and nobody was asked or answered. */
  | 'unasked';

export interface GatheringContext {
  readonly database: Database;
  /** Null: what is stored alone is used. */
  readonly chatModel: ChatModel | null;
  readonly maker: SentenceMaker;
  /** Longer than two questions take. */
  readonly claimMs: number;
  readonly onSentence: (task: WantedSentence['task'], outcome: SentenceOutcome) => void;
  readonly onFault: (code: string) => void;
}

/** Others that were claimed when their holder died or was refused are claimed by one who waits. */
const ROUNDS = 2;
const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 2_000;
/** More in one call come back cut off. */
const MOST_IN_A_CALL = 40;

/**
 * Sentences for templates: from the store, and what it lacks from the model, which of all servers one asks. Every sentence
 * has passed the checks of this release.
 *
 * @returns by {@link WantedSentence.key}
 */
export async function gatherSentences(
  context: GatheringContext,
  wanted: readonly WantedSentence[],
  { language, mayAsk }: { readonly language: LanguageCode; readonly mayAsk: boolean },
): Promise<ReadonlyMap<string, string>> {
  const { database, chatModel } = context;
  const gathered = new Map<string, string>();
  const outcomes = new Map<string, SentenceOutcome>();
  const byKey = new Map(wanted.map((one) => [one.key, one]));
  let left = [...byKey.values()];
  const take = (found: ReadonlyMap<string, FoundSentence>): void => {
    left = left.filter((one) => {
      const stored = found.get(one.key);
      if (stored === undefined || stored.state === 'claimed') return true;
      const isRight = 'sentence' in stored && passes(one, stored.sentence, language);
      if (isRight) gathered.set(one.key, stored.sentence);
      if (!outcomes.has(one.key))
        outcomes.set(one.key, 'sentence' in stored && !isRight ? 'refused-before' : outcomeOf(stored));
      return false;
    });
  };

  take(await findSentences(database, left));
  for (let round = 0; chatModel !== null && mayAsk && left.length > 0 && round < ROUNDS; round += 1) {
    const mine = await claim(context, left.slice(0, MOST_IN_A_CALL), language);
    if (mine.length > 0) {
      const made = await askAndStore({ ...context, chatModel }, mine, language);
      if (made === null) break;
      for (const { id, sentence, repaired } of made) {
        if (sentence !== null) gathered.set(id, sentence);
        outcomes.set(id, sentence === null ? 'refused' : repaired ? 'repaired' : 'made');
      }
      left = left.filter(({ key }) => !outcomes.has(key));
    }
    await waitForOthers(context, () => left, take);
  }
  for (const [key, { task }] of byKey) context.onSentence(task, outcomes.get(key) ?? 'unasked');
  return gathered;
}

function outcomeOf({ state }: FoundSentence): SentenceOutcome {
  if (state === 'kept') return 'stored';
  if (state === 'pinned' || state === 'mended') return 'reader';
  return state === 'struck' ? 'struck' : 'refused-before';
}

/** Sentences that this process found right; they come back by the thousand. */
const right = new Set<string>();
const MOST_RIGHT = 20_000;

/** Whether a stored sentence, which an earlier release may have let pass, passes today. */
function passes({ key, template, ours }: WantedSentence, answer: string, language: LanguageCode): boolean {
  const name = `${key} ${answer}`;
  if (right.has(name)) return true;
  if (checkSentence({ asked: template, answer, language, ours }).length > 0) return false;
  if (right.size >= MOST_RIGHT) right.clear();
  right.add(name);
  return true;
}

async function claim(
  { database, maker, claimMs }: GatheringContext,
  left: readonly WantedSentence[],
  language: LanguageCode,
): Promise<readonly WantedSentence[]> {
  const claimed = await claimSentences(
    database,
    left.map(({ key, task, template }) => ({
      key,
      task,
      language,
      template: template.text,
      kinds: kindsOf(template),
      ...maker,
    })),
    claimMs,
  );
  return left.filter(({ key }) => claimed.has(key));
}

/** Null: the model was not to be had. */
async function askAndStore(
  { database, chatModel, onFault }: GatheringContext & { readonly chatModel: ChatModel },
  mine: readonly WantedSentence[],
  language: LanguageCode,
): Promise<Awaited<ReturnType<typeof askModel>> | null> {
  const keys = mine.map(({ key }) => key);
  try {
    const asked = mine.map(({ key, ...one }) => ({ ...one, id: key }));
    const made = await askModel(chatModel, asked, language);
    await storeSentences(
      database,
      made.map(({ id, sentence, faults }) => ({ key: id, sentence, faults })),
    );
    for (const { faults } of made) for (const code of faults) onFault(code);
    return made;
  } catch (error) {
    await releaseSentences(database, keys).catch(() => undefined);
    if (error instanceof ChatModelUnavailable) return null;
    throw error;
  }
}

/** Waits while others ask for what is left. */
async function waitForOthers(
  { database, claimMs }: GatheringContext,
  left: () => readonly WantedSentence[],
  take: (found: ReadonlyMap<string, FoundSentence>) => void,
): Promise<void> {
  const untilMs = performance.now() + claimMs;
  for (let pauseMs = FIRST_PAUSE_MS; left().length > 0 && performance.now() < untilMs;) {
    const found = await findSentences(database, left());
    const areClaimed = left().some(({ key }) => found.get(key)?.state === 'claimed');
    take(found);
    if (!areClaimed) return;
    await sleep(pauseMs);
    pauseMs = Math.min(pauseMs * 1.5, LONGEST_PAUSE_MS);
  }
}
