import {
  Failure,
  MAX_TEXT_CHARACTERS,
  type FoundNotices,
  type NotamNotice,
  type WeatherReport,
} from '@klarnotam/contract';
import type { PasteTasks, PasteTurn } from '../../ports/paste-reader.ts';

const ANSWER_TOO_LARGE = 'The answer to this text would be too large. Nothing was spent; paste less at once.';

/** The steps of a turn, run by `tasks`. */
export function turnWith(tasks: PasteTasks): PasteTurn {
  return {
    decodeNotams: async (paste) => await tasks.decodeNotams(paste),
    wordNotams: async (packed, language) =>
      itemsOf<NotamNotice>(await tasks.wordNotams({ packed, language })),
    readBriefing: async (paste) => {
      const { found, ...read } = await tasks.readBriefing(paste);
      if (found === null) throw answerTooLarge();
      // Our own task wrote it.
      return { ...read, found: JSON.parse(found) as FoundNotices };
    },
    decodeReports: async (paste) => await tasks.decodeReports(paste),
    wordReports: async (packed, language) =>
      itemsOf<WeatherReport>(await tasks.wordReports({ packed, language })),
  };
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
