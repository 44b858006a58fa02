import { entries } from './entries.ts';

/** Figures that stand beside what they belong to, without a name of their own; the named group is `value`. */
export const FIGURES = {
  share: '(?<value>\\d{1,3}) ?(?:PERCENT|PER CENT|PCT|%)',
  nightSector: ',? ?AND NIGHT SECTORS? (?<value>\\d[A-Z]{0,2}(?:(?:, ?| AND )\\d[A-Z]{0,2}){0,4})',
  ofItsPoints: 'AND (?:WI )?(?<value>\\d{1,2}(?:\\.\\d{1,2})? ?NM) RADIUS OF(?: PSN)?:?(?= \\d)',
} as const;
export type FigureCode = keyof typeof FIGURES;
export const FIGURE_ENTRIES = entries(FIGURES);
