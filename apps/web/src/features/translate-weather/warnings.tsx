import { limitsOf, type WeatherReport } from '@klarnotam/contract';
import { describeLimits } from '../../shared/drones/describe-limits.ts';
import { useWeatherUnits } from '../../shared/drones/use-weather-units.ts';
import { screenLanguage } from '../../shared/text/screen-language.ts';
import { useText } from '../../shared/text/use-text.ts';
import { LevelIcon } from '../../shared/ui/level-icon.tsx';
import classes from './warnings.module.css';

interface Props {
  readonly report: Pick<WeatherReport, 'warnings' | 'limits'>;
  readonly language: string;
  readonly dir: 'ltr' | 'rtl';
}

const LEVELS = { nogo: 'forbidden', caution: 'caution' } as const;

/** Earlier releases knew no rating for rain, and judged by other rules. */
function isOfEarlierRelease({ rainRating }: WeatherReport['limits']): boolean {
  return rainRating === undefined;
}

/** Every reason not to fly or to take care, the worst first, with the limits that they come from. */
export function Warnings({ report: { warnings, limits }, language, dir }: Props) {
  const text = useText();
  const [units] = useWeatherUnits();
  return (
    <>
      {isOfEarlierRelease(limits) && (
        <p className={classes.limits}>
          <bdi>{text.weather.judgedBefore}</bdi>
        </p>
      )}
      <ul className={classes.warnings}>
        {warnings.map(({ severity, severityLabel, label, text: said, when, reason }, index) => (
          <li key={index} data-level={LEVELS[severity]} lang={language} dir={dir}>
            <LevelIcon level={LEVELS[severity]} size={22} />
            <div>
              <p className={classes.heading}>
                {label}
                <span className={classes.severity}>{severityLabel}</span>
              </p>
              <p>{said}</p>
              {when !== null && <p className={classes.when}>{when}</p>}
              <p className={classes.reason}>{reason}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className={classes.limits} lang={screenLanguage()} dir="ltr">
        {text.weather.heldAgainst}: {describeLimits(limitsOf(limits), units, text)}
      </p>
    </>
  );
}
