import type { ModelCallCosts } from '@klarnotam/contract';
import { useQuery } from '@tanstack/react-query';
import { adminClient } from '../../../shared/api/admin-client.ts';
import { useSite } from '../../../shared/api/site.ts';
import { screenLocale } from '../../../shared/text/screen-language.ts';
import { useAdminText } from '../../../shared/text/use-admin-text.ts';
import { STATISTICS_KEY } from '../admin-keys.ts';
import classes from '../admin-page.module.css';
import { FailureBanner } from '../failure-banner.tsx';
import { ListSkeleton } from '../../../shared/ui/list-skeleton.tsx';

/** What the language model was asked, and what it cost. */
export function ModelCosts({ days }: { days: { readonly from: string; readonly to: string } }) {
  const { model: words } = useAdminText();
  const { data, error, refetch, isPending } = useQuery({
    queryKey: [...STATISTICS_KEY, 'model-calls', days],
    queryFn: () => adminClient.modelCalls(days),
  });

  return (
    <section className={classes.section} aria-label={words.title}>
      <h2>{words.title}</h2>
      <div role="alert">
        {error && <FailureBanner error={error} fallback={words.failed} onAgain={() => void refetch()} />}
      </div>
      {isPending && <ListSkeleton label={words.loading} rows={1} />}
      {data && data.total.calls === 0 && (
        <p className={classes.empty}>{data.inUse ? words.noCalls : words.notInUse}</p>
      )}
      {data && data.total.calls > 0 && <Costs costs={data} />}
    </section>
  );
}

const price = (amount: number): string =>
  amount.toLocaleString(screenLocale(), { minimumFractionDigits: 2, maximumFractionDigits: 4 });

function Costs({ costs: { total, groups, days } }: { costs: ModelCallCosts }) {
  const { model: words, usage, count } = useAdminText();
  const { languages } = useSite();
  const figures = [
    [words.calls, count(total.calls)],
    [words.promptTokens, count(total.promptTokens)],
    [words.completionTokens, count(total.completionTokens)],
    [words.price, price(total.price)],
  ] as const;
  const used = days.filter(({ calls }) => calls > 0);

  return (
    <>
      <dl className={classes.facts}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.note}>{words.priceHelp}</p>
      <div className={classes.scroll} tabIndex={0} role="group" aria-label={words.title}>
        <table className={classes.table}>
          <thead>
            <tr>
              {[words.purpose, words.modelName, words.language, words.outcome].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
              {[words.calls, words.averageMs, words.promptTokens, words.completionTokens, words.price].map(
                (name) => (
                  <th key={name} scope="col" data-number>
                    {name}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {groups.map(({ purpose, model, language, outcome, ...group }) => (
              <tr key={[purpose, model, language, outcome].join(' ')}>
                <th scope="row">{words.purposes[purpose] ?? purpose}</th>
                <td>{model}</td>
                <td>
                  {language === null
                    ? words.none
                    : (languages.find(({ code }) => code === language)?.name ?? language)}
                </td>
                <td>{words.outcomes[outcome] ?? outcome}</td>
                <td data-number>{count(group.calls)}</td>
                <td data-number>{words.seconds(group.averageMs)}</td>
                <td data-number>{count(group.promptTokens)}</td>
                <td data-number>{count(group.completionTokens)}</td>
                <td data-number>{price(group.price)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <details className={classes.behind}>
        <summary>{words.byDay}</summary>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{usage.day}</th>
              <th scope="col" data-number>
                {words.calls}
              </th>
              <th scope="col" data-number>
                {words.price}
              </th>
            </tr>
          </thead>
          <tbody>
            {[...used].reverse().map((day) => (
              <tr key={day.day}>
                <th scope="row">{day.day}</th>
                <td data-number>{count(day.calls)}</td>
                <td data-number>{price(day.price)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
