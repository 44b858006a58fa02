import { fillSentence } from '@klarnotam/ai-clauses';
import { toUtcInstant } from '@klarnotam/aviation';
import { Failure, type NotamNotice } from '@klarnotam/contract';
import { loadCatalogue, type Catalogue, type LanguageCode } from '@klarnotam/language';
import { storeNoticeWords } from '../../../database/model-words.ts';
import type { WordsToCome } from '../../../database/words-to-come.ts';
import type { DraftedNotice, PasteReader } from '../../../ports/paste-reader.ts';
import { applyWords } from './apply-words.ts';
import { gatherSentences, type GatheringContext } from './gather-sentences.ts';
import { wantedSentences, type WantedSentence } from './wanted-sentences.ts';

export interface SayWithModelContext extends GatheringContext {
  readonly pasteReader: PasteReader;
  /** Whether sentences of ours are polished, or what no rule reads is said alone. */
  readonly polish: boolean;
  /** Notices of one answer that are worked on at the same time. */
  readonly noticesAtOnce: number;
}

/** A turn of its own: the user's next paste does not wait for it. */
const turnOf = (userId: string): string => `words of ${userId}`;

/**
 * Words for the notices of a stored answer in which a language model has a part: clauses that no rule reads are said, and
 * with `polish` our own sentences made fluent. Facts, rating, figures, names and places stay as they are: the model never
 * sees them. Where it is away, slow or wrong the words stay as they were given.
 */
export async function sayWithModel(context: SayWithModelContext, answer: WordsToCome): Promise<void> {
  const { pasteReader, noticesAtOnce } = context;
  const items = answer.items as readonly NotamNotice[];
  const language = answer.language as LanguageCode;
  const text = items.map(({ source }) => source).join('\n\n');
  const now = toUtcInstant(answer.createdAt.getTime());
  const drafted = await pasteReader
    .inTurn(turnOf(answer.userId), (turn) => turn.draftNotams({ text, now }, language))
    .catch(nothingDrafted);
  if (drafted === null) return;
  const catalogue = await loadCatalogue(language);
  const left = items.flatMap((notice, position) => {
    const draft = drafted[position];
    // Another release, or the texts together, may read otherwise than what was answered.
    return draft !== undefined && isOf(draft, notice) ? [{ notice, position, draft }] : [];
  });
  const untilMs = performance.now() + answer.leftMs;
  const work = async (): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const { notice, position, draft } = next;
      const wanted = wantedSentences(draft, { ...context, language });
      const sentences = await gatherSentences(context, wanted, { language, mayAsk: answer.mayAsk });
      const words = applyWords(notice, fill(wanted, sentences, catalogue), catalogue);
      if (performance.now() > untilMs) return;
      if (words) await storeNoticeWords(context.database, { ...answer, position }, words);
    }
  };
  await Promise.all(Array.from({ length: noticesAtOnce }, work));
}

/** Too hard to read in time once more, or too many read just now. */
function nothingDrafted(error: unknown): null {
  if (error instanceof Failure) return null;
  throw error;
}

/** Whether a notice says just what was drafted. */
function isOf(draft: DraftedNotice, { source, passages, droneImpact }: NotamNotice): boolean {
  const texts = { ...passages, summary: [{ text: droneImpact.summary }], reason: droneImpact.reasons };
  return (
    draft.source === source &&
    draft.sentences.every(({ place, index, text }) => texts[place][index]?.text === text)
  );
}

const STOP = /[.。।۔]$/u;

/** A headline of ours has no full stop, and gets none. */
function endedAs(ours: string, text: string): string {
  return STOP.test(ours) ? text : text.replace(STOP, '');
}

function fill(
  wanted: readonly WantedSentence[],
  sentences: ReadonlyMap<string, string>,
  catalogue: Catalogue,
): Parameters<typeof applyWords>[1] {
  const polished = new Map<string, string>();
  const said: { span: Extract<WantedSentence['at'], { span: unknown }>['span']; text: string }[] = [];
  for (const { key, template, at } of wanted) {
    const sentence = sentences.get(key);
    if (sentence === undefined) continue;
    const text = fillSentence(sentence, template.slots, catalogue);
    if ('span' in at) said.push({ span: at.span, text });
    else polished.set(at.ours, endedAs(at.ours, text));
  }
  return { polished, said };
}
