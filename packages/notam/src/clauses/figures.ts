import { entries } from './entries.ts';

/** Figures and names that stand beside what they belong to, without a name of their own; the named group is `value`. */
export const FIGURES = {
  share: '(?<value>\\d{1,3}) ?(?:PERCENT|PER CENT|PCT|%)',
  windFarmToBuild:
    "FOR (?:THE )?(?:ERECTION|CONSTRUCTION|INSTALLATION|BUILDING) OF (?:THE )?(?<value>[A-Z][A-Z'-]{2,20}(?: [A-Z][A-Z'-]{2,20}){0,2}?) WIND ?FARM(?: TURBINES?)?",
} as const;
export type FigureCode = keyof typeof FIGURES;
export const FIGURE_ENTRIES = entries(FIGURES);
