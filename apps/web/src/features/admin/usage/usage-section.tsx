import type { TranslationsBy } from '@klarnotam/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminClient } from '../../../shared/api/admin-client.ts';
import { useAdminText } from '../../../shared/text/use-admin-text.ts';
import { STATISTICS_KEY } from '../admin-keys.ts';
import classes from '../admin-page.module.css';
import { FailureBanner } from '../failure-banner.tsx';
import { ListSkeleton } from '../../../shared/ui/list-skeleton.tsx';
import { NativeSelect } from '../../../shared/ui/native-select.tsx';
import { ModelCosts } from './model-costs.tsx';
import { UsageFigures } from './usage-figures.tsx';
import { daysOf, PERIOD_NAMES, PERIODS, type PeriodName } from './usage-period.ts';

const BYS: readonly TranslationsBy[] = ['kind', 'plan', 'engine', 'language'];

/** Translations over time, drawn and as a table, and what the language model cost. */
export function UsageSection() {
  const { usage: words } = useAdminText();
  const [nowMs] = useState(() => Date.now());
  const [period, setPeriod] = useState<PeriodName>('days30');
  const [by, setBy] = useState<TranslationsBy>('kind');
  const days = daysOf(period, nowMs);
  const { per } = PERIODS[period];
  const { data, error, refetch, isPending, isPlaceholderData } = useQuery({
    queryKey: [...STATISTICS_KEY, 'translations', days, per, by],
    queryFn: ({ signal }) => adminClient.translations({ ...days, per, by }, { signal }),
    placeholderData: keepPreviousData,
  });

  return (
    <>
      <section className={classes.section} aria-label={words.title} aria-busy={isPlaceholderData}>
        <div className={classes.sectionHeader}>
          <h2>{words.title}</h2>
          <form className={classes.filters} onSubmit={(event) => event.preventDefault()}>
            <NativeSelect
              label={words.period}
              value={period}
              data={PERIOD_NAMES.map((value) => ({ value, label: words.periods[value] }))}
              onChange={({ currentTarget }) =>
                setPeriod(PERIOD_NAMES.find((name) => name === currentTarget.value) ?? 'days30')
              }
            />
            <NativeSelect
              label={words.by}
              value={by}
              data={BYS.map((value) => ({ value, label: words.bys[value] }))}
              onChange={({ currentTarget }) =>
                setBy(BYS.find((name) => name === currentTarget.value) ?? 'kind')
              }
            />
          </form>
        </div>
        <div role="alert">
          {error && <FailureBanner error={error} fallback={words.failed} onAgain={() => void refetch()} />}
        </div>
        {isPending && <ListSkeleton label={words.loading} />}
        {data && <UsageFigures answer={data} />}
      </section>
      <ModelCosts days={days} />
    </>
  );
}
