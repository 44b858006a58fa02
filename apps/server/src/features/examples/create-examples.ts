import type { UtcInstant } from '@klarnotam/aviation';
import type { Examples } from '@klarnotam/contract';
import {
  LANGUAGES,
  loadCardCatalogue,
  loadWeatherCatalogue,
  sayCard,
  type LanguageCode,
} from '@klarnotam/language';
import { TYPICAL_SMALL_DRONE } from '@klarnotam/weather';
import type { PasteReader } from '../../ports/paste-reader.ts';
import { sayExampleNotam, sayExampleReport } from './say-examples.ts';
import { writeExampleMessages } from './write-example-messages.ts';

export interface ExamplesContext {
  readonly pasteReader: PasteReader;
  readonly now: () => UtcInstant;
}

/** Gives the examples in a language. */
export type ReadExamples = (language: LanguageCode) => Promise<Examples>;

/** For so long "22 minutes ago" is near enough. */
const KEPT_MS = 60_000;

/**
 * Reads the messages of today as those of any user are read, and says their cards. Nothing is stored or spent; each language is made at
 * most once a minute.
 */
export function createExamples(context: ExamplesContext): ReadExamples {
  const kept = new Map<LanguageCode, { readonly madeMs: number; readonly examples: Promise<Examples> }>();
  return (language) => {
    const now = context.now();
    const madeMs = Date.parse(now);
    const before = kept.get(language);
    if (before && madeMs - before.madeMs < KEPT_MS) return before.examples;
    const examples = makeExamples(context.pasteReader, now, language);
    kept.set(language, { madeMs, examples });
    // What failed is made again with the next call.
    examples.catch(() => kept.delete(language));
    return examples;
  };
}

async function makeExamples(
  pasteReader: PasteReader,
  now: UtcInstant,
  language: LanguageCode,
): Promise<Examples> {
  const messages = writeExampleMessages(now);
  const { notices, reports } = await pasteReader.inTurn('examples', async (turn) => ({
    notices: (await turn.translateNotams({ text: messages.notams.join('\n\n'), now }, language)).items,
    reports: (
      await turn.translateReports({ text: messages.report, now, profile: TYPICAL_SMALL_DRONE }, language)
    ).items,
  }));
  const [report] = reports;
  if (notices.length !== messages.notams.length || report === undefined) {
    throw new Error('The examples are not read as what they are');
  }
  const words = await loadCardCatalogue(language);
  return {
    language,
    direction: LANGUAGES.find(({ code }) => code === language)?.direction ?? 'ltr',
    notams: notices.map((notice) => sayExampleNotam(notice, now, words)),
    report: sayExampleReport(report, now, await loadWeatherCatalogue(language)),
    labels: {
      when: sayCard(words, 'labelWhen'),
      where: sayCard(words, 'labelWhere'),
      height: sayCard(words, 'labelHeight'),
      ask: sayCard(words, 'labelAsk'),
    },
  };
}
