import type { TranslationsOverTime } from '@klarnotam/contract';
import { lazy, Suspense } from 'react';
import { useSite } from '../../../shared/api/site.ts';
import { formatDay } from '../../../shared/text/format-date.ts';
import { screenLocale } from '../../../shared/text/screen-language.ts';
import { useAdminText } from '../../../shared/text/use-admin-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { saveFile } from '../../../shared/ui/save-file.ts';
import classes from '../admin-page.module.css';
import { chartData, sumsOf } from './chart-parts.ts';
import { toCsv } from './csv.ts';

const StackedBars = lazy(async () => ({
  default: (await import('../../../shared/chart/stacked-bars.tsx')).StackedBars,
}));

const shortDay = (): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(screenLocale(), { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** The chart of an answer, and the table behind it. */
export function UsageFigures({ answer }: { answer: TranslationsOverTime }) {
  const { usage: words, count } = useAdminText();
  const { languages } = useSite();
  const { from, to, by, per, keys, buckets, total } = answer;
  const keyName = (key: string): string =>
    words.names[by][key] ??
    (by === 'language' ? languages.find(({ code }) => code === key)?.name : null) ??
    key;
  const { parts, columns } = chartData(answer, {
    keyName,
    columnName: (start) => shortDay().format(new Date(start)),
    others: words.others,
  });
  const day = (date: string): string => formatDay(date, 'UTC');
  const sums = sumsOf(answer);
  const sum = (counts: readonly number[]): number => counts.reduce((all, figure) => all + figure, 0);
  const first = per === 'day' ? words.day : words.week;

  return (
    <>
      <p>
        <strong>{words.total(total)}</strong>{' '}
        <span className={classes.note}>{words.range(day(from), day(to))}</span>
      </p>
      {total === 0 ? (
        <p className={classes.empty}>{words.none}</p>
      ) : (
        <Suspense fallback={<div className={classes.chartPlace} />}>
          <StackedBars
            label={words.chart(total, day(from), day(to))}
            columns={columns}
            parts={parts}
            formatAmount={count}
          />
        </Suspense>
      )}
      <details className={classes.behind}>
        <summary>{words.table}</summary>
        <div className={classes.scroll} tabIndex={0} role="group" aria-label={words.table}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{first}</th>
                {keys.map((key) => (
                  <th key={key} scope="col" data-number>
                    {keyName(key)}
                  </th>
                ))}
                <th scope="col" data-number>
                  {words.sum}
                </th>
              </tr>
            </thead>
            <tbody>
              {[...buckets].reverse().map(({ start, counts }) => (
                <tr key={start}>
                  <th scope="row">{day(start)}</th>
                  {keys.map((key, index) => (
                    <td key={key} data-number>
                      {count(counts[index] ?? 0)}
                    </td>
                  ))}
                  <td data-number>{count(sum(counts))}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{words.sum}</th>
                {sums.map((figure, index) => (
                  <td key={keys[index]} data-number>
                    {count(figure)}
                  </td>
                ))}
                <td data-number>{count(total)}</td>
              </tr>
            </tfoot>
          </table>
        </div>
        <Button
          variant="default"
          onClick={() => {
            const rows = [
              [first, ...keys.map(keyName), words.sum],
              ...buckets.map(({ start, counts }) => [start, ...counts, sum(counts)]),
            ];
            saveFile(new Blob([toCsv(rows)], { type: 'text/csv' }), words.file(from, to, by));
          }}
        >
          {words.export}
        </Button>
      </details>
    </>
  );
}
