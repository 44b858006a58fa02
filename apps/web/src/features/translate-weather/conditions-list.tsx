import type { WeatherReport } from '@klarnotam/contract';
import { useText } from '../../shared/text/use-text.ts';
import classes from './report.module.css';

interface Props {
  readonly conditions: WeatherReport['conditions'];
  readonly language: string;
  readonly dir: 'ltr' | 'rtl';
}

/** Said to be missing where the report does not tell them. */
const ALWAYS = ['wind', 'visibility', 'clouds', 'temperature', 'dewPoint'] as const;
const OPTIONAL = ['pressure', 'precipitation', 'weather', 'forecast'] as const;

/** The weather element by element. */
export function ConditionsList({ conditions, language, dir }: Props) {
  const { weather } = useText();
  const shown = [...ALWAYS, ...OPTIONAL.filter((name) => conditions[name] !== null)];
  return (
    <dl className={classes.conditions}>
      {shown.map((name) => (
        <div key={name}>
          <dt>{weather.conditions[name]}</dt>
          {conditions[name] === null ? (
            <dd className={classes.dimmed}>{weather.notReported}</dd>
          ) : (
            <dd lang={language} dir={dir}>
              {conditions[name]}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
