import { numbered, type Cardinals } from '../cardinals.ts';

export const cardinals: Cardinals = numbered(
  3,
  'three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  'thirty forty fifty',
);
