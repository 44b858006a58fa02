import type { WeatherReport } from '@klarnotam/contract';
import { useText } from '../../shared/text/use-text.ts';
import { LevelIcon } from '../../shared/ui/level-icon.tsx';
import { describeLimits } from './describe-limits.ts';
import classes from './warnings.module.css';
import { levelOf } from './severity.ts';

interface Props {
  readonly report: Pick<WeatherReport, 'warnings' | 'limits'>;
  readonly language: string;
  readonly dir: 'ltr' | 'rtl';
}

/** Every reason not to fly or to take care, the worst first, with the limits that they come from. */
export function Warnings({ report: { warnings, limits }, language, dir }: Props) {
  const text = useText();
  return (
    <>
      <ul className={classes.warnings}>
        {warnings.map(({ severity, severityLabel, label, text: said, when, reason }, index) => (
          <li key={index} data-level={levelOf(severity)} lang={language} dir={dir}>
            <LevelIcon level={levelOf(severity)} size={22} />
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
      <p className={classes.limits}>
        {text.weather.drone.heldAgainst}: {describeLimits(limits, text)}
      </p>
    </>
  );
}
