import { numbered, type Cardinals } from '../cardinals.ts';

// `وست ميدلاندز` is the West Midlands.
export const cardinals: Cardinals = numbered(
  2,
  'اثنان|اثنين|اثنتان|اثنتين ثلاثة?|الثلاثة أربعة?|الأربعة خمسة?|الخمسة ستة?(?!\\sميد)|الستة سبعة?|السبعة ثماني?ة?|الثمانية تسعة?|التسعة',
  '',
);
