import { Failure, MAX_TEXT_CHARACTERS, type NotamNotice, type WeatherReport } from '@klarnotam/contract';
import type { PasteTasks, PasteTurn } from '../../ports/paste-reader.ts';

const ANSWER_TOO_LARGE = 'The answer to this text would be too large. Nothing was spent; paste less at once.';

/** The steps of a turn, run by `tasks`. */
export function turnWith(tasks: PasteTasks): PasteTurn {
  return {
    decodeNotams: async (paste) => await tasks.decodeNotams(paste),
    wordNotams: async (packed, language) =>
      itemsOf<NotamNotice>(await tasks.wordNotams({ packed, language })),
    readBriefing: async (paste) => await tasks.readBriefing(paste),
    decodeReports: async (paste) => await tasks.decodeReports(paste),
    wordReports: async (packed, language) =>
      itemsOf<WeatherReport>(await tasks.wordReports({ packed, language })),
  };
}

function itemsOf<Item>(json: string | null): readonly Item[] {
  if (json === null) {
    const data = { maximumCharacters: MAX_TEXT_CHARACTERS, reason: 'answer' } as const;
    throw new Failure('tooLarge', data, ANSWER_TOO_LARGE);
  }
  // Our own task wrote it.
  return JSON.parse(json) as readonly Item[];
}
