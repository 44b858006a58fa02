import { entries } from './entries.ts';

/** Figures that stand beside what they belong to, without a name of their own; the named group is `value`. */
export const FIGURES = {
  share: '(?<value>\\d{1,3}) ?(?:PERCENT|PER CENT|PCT|%)',
} as const;
export type FigureCode = keyof typeof FIGURES;
export const FIGURE_ENTRIES = entries(FIGURES);
