import { numbered, type Cardinals } from '../cardinals.ts';

export const cardinals: Cardinals = numbered(
  2,
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  'thirty forty fifty',
);
