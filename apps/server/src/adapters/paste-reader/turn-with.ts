import {
  Failure,
  MAX_TEXT_CHARACTERS,
  type FoundNotices,
  type NotamNotice,
  type WeatherReport,
} from '@klarnotam/contract';
import type { PasteTasks, PasteTurn, Translated } from '../../ports/paste-reader.ts';

const ANSWER_TOO_LARGE = 'The answer to this text would be too large. Nothing was spent; paste less at once.';

/** The steps of a turn, run by `tasks`. */
export function turnWith(tasks: PasteTasks): PasteTurn {
  return {
    decodeNotams: async (paste) => await tasks.decodeNotams(paste),
    wordNotams: async (packed, language) =>
      itemsOf<NotamNotice>(await tasks.wordNotams({ packed, language })),
    translateNotams: async (paste, language) =>
      translated<NotamNotice>(await tasks.translateNotams({ paste, language })),
    draftNotams: async (paste, language) => await tasks.draftNotams({ paste, language }),
    readBriefing: async (paste) => {
      const { found, ...read } = await tasks.readBriefing(paste);
      if (found === null) throw answerTooLarge();
      // Our own task wrote it.
      return { ...read, found: JSON.parse(found) as FoundNotices };
    },
    decodeReports: async (paste) => await tasks.decodeReports(paste),
    wordReports: async (packed, language) =>
      itemsOf<WeatherReport>(await tasks.wordReports({ packed, language })),
    translateReports: async (paste, language) =>
      translated<WeatherReport>(await tasks.translateReports({ paste, language })),
  };
}

function translated<Item>({ found, items }: Translated<string | null>): Translated<readonly Item[]> {
  return { found, items: itemsOf<Item>(items) };
}

function itemsOf<Item>(json: string | null): readonly Item[] {
  if (json === null) throw answerTooLarge();
  // Our own task wrote it.
  return JSON.parse(json) as readonly Item[];
}

function answerTooLarge(): Failure<'tooLarge'> {
  const data = { maximumCharacters: MAX_TEXT_CHARACTERS, reason: 'answer' } as const;
  return new Failure('tooLarge', data, ANSWER_TOO_LARGE);
}
