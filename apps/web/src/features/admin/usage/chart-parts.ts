import type { TranslationsOverTime } from '@klarnotam/contract';
import type { Column, Part } from '../../../shared/chart/stacked-bars.tsx';

/** As many as the theme has colours; the last one stands for all others. */
const MOST_PARTS = 6;
const OTHERS = 'others';

export interface ChartData {
  /** The largest first, what never occurred left out. */
  readonly parts: readonly Part[];
  readonly columns: readonly Column[];
}

interface Names {
  readonly keyName: (key: string) => string;
  readonly columnName: (start: string) => string;
  readonly others: string;
}

/** How much of each key there is in all, in the order of `keys`. */
export function sumsOf({ keys, buckets }: Pick<TranslationsOverTime, 'keys' | 'buckets'>): number[] {
  return keys.map((_key, index) => buckets.reduce((sum, { counts }) => sum + (counts[index] ?? 0), 0));
}

/** The figures as columns of parts; where there are more parts than colours, the smallest are put together. */
export function chartData(answer: Pick<TranslationsOverTime, 'keys' | 'buckets'>, names: Names): ChartData {
  const sums = sumsOf(answer);
  const occurring = answer.keys
    .map((key, index) => ({ key, index, sum: sums[index] ?? 0 }))
    .filter(({ sum }) => sum > 0)
    .sort((a, b) => b.sum - a.sum);
  const alone = occurring.length > MOST_PARTS ? occurring.slice(0, MOST_PARTS - 1) : occurring;
  const together = occurring.slice(alone.length);
  const parts = alone.map(({ key }) => ({ key, name: names.keyName(key) }));
  if (together.length > 0) parts.push({ key: OTHERS, name: names.others });

  const columns = answer.buckets.map(({ start, counts }) => {
    const amounts = Object.fromEntries(alone.map(({ key, index }) => [key, counts[index] ?? 0]));
    if (together.length > 0) {
      amounts[OTHERS] = together.reduce((sum, { index }) => sum + (counts[index] ?? 0), 0);
    }
    return { name: names.columnName(start), amounts };
  });
  return { parts, columns };
}
