import { numbered, type Cardinals } from '../cardinals.ts';

export const cardinals: Cardinals = numbered(
  3,
  'ثلاثة?|الثلاثة أربعة?|الأربعة خمسة?|الخمسة ستة?|الستة سبعة?|السبعة ثماني?ة?|الثمانية تسعة?|التسعة',
  '',
);
