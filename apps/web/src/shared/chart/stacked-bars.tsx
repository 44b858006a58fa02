import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import classes from './chart.module.css';

/** One column: its name, and how much of each part is in it. */
export interface Column {
  readonly name: string;
  readonly amounts: Readonly<Record<string, number>>;
}

export interface Part {
  readonly key: string;
  readonly name: string;
}

interface Props {
  /** What is drawn, in a sentence, for whoever does not see it. */
  readonly label: string;
  readonly columns: readonly Column[];
  /** At most six; the first stands at the bottom. */
  readonly parts: readonly Part[];
  readonly formatAmount: (amount: number) => string;
}

const colourOf = (index: number): string => `var(--chart-${index + 1})`;
const AXIS = { stroke: 'var(--dimmed)', tick: { fill: 'var(--dimmed)' }, tickLine: false } as const;

/** Columns of parts on top of each other. It is drawn for the eye alone; a table has to stand beside it. */
export function StackedBars({ label, columns, parts, formatAmount }: Props) {
  return (
    <figure className={classes.figure}>
      <ul className={classes.legend}>
        {parts.map(({ key, name }, index) => (
          <li key={key}>
            <span className={classes.key} style={{ background: colourOf(index) }} aria-hidden />
            {name}
          </li>
        ))}
      </ul>
      <div className={classes.plot} role="img" aria-label={label}>
        <ResponsiveContainer width="100%" height="100%">
          <BarChart
            data={[...columns]}
            accessibilityLayer={false}
            margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
            barCategoryGap="18%"
          >
            <CartesianGrid vertical={false} stroke="var(--hairline)" />
            <XAxis dataKey="name" {...AXIS} axisLine={{ stroke: 'var(--control)' }} minTickGap={24} />
            <YAxis {...AXIS} axisLine={false} allowDecimals={false} width={52} tickFormatter={formatAmount} />
            <Tooltip
              cursor={{ fill: 'var(--paper)' }}
              isAnimationActive={false}
              content={({ active, label: at }) => (
                <Tip
                  column={active ? columns.find(({ name }) => name === at) : undefined}
                  parts={parts}
                  formatAmount={formatAmount}
                />
              )}
            />
            {parts.map(({ key, name }, index) => (
              <Bar
                key={key}
                name={name}
                dataKey={({ amounts }: Column) => amounts[key] ?? 0}
                stackId="all"
                fill={colourOf(index)}
                stroke="var(--page)"
                strokeWidth={columns.length > 60 ? 0 : 1}
                maxBarSize={40}
                isAnimationActive={false}
              />
            ))}
          </BarChart>
        </ResponsiveContainer>
      </div>
    </figure>
  );
}

interface TipProps extends Pick<Props, 'parts' | 'formatAmount'> {
  readonly column: Column | undefined;
}

/** What a column holds, while it is pointed at. */
function Tip({ column, parts, formatAmount }: TipProps) {
  if (!column) return null;
  return (
    <div className={classes.tip}>
      <p>{column.name}</p>
      <dl>
        {parts.map(({ key, name }, index) => (
          <div key={key} style={{ display: 'contents' }}>
            <span className={classes.key} style={{ background: colourOf(index) }} aria-hidden />
            <dt>{name}</dt>
            <dd>{formatAmount(column.amounts[key] ?? 0)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
