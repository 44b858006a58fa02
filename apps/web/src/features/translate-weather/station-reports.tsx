import type { StationReport, StationWeather } from '@klarnotam/contract';
import { IconAlertCircle, IconCheck, IconClockPause, IconMinus, type Icon } from '@tabler/icons-react';
import { useRef } from 'react';
import { useText } from '../../shared/text/use-text.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ExternalLink } from '../../shared/ui/external-link.tsx';
import { useNow } from '../../shared/ui/use-now.ts';
import { ageInWords, isOldObservation } from './age.ts';
import classes from './station-field.module.css';

const ICONS: Readonly<Record<StationReport['status'], Icon>> = {
  loaded: IconCheck,
  none: IconMinus,
  notLoaded: IconClockPause,
  failed: IconAlertCircle,
};

interface Props {
  readonly found: StationWeather;
  readonly pasted: string;
  readonly onUse: (text: string) => void;
}

/** What was fetched for a station: how it went with each kind of report, how old it is, and the way into the text. */
export function StationReports({ found, pasted, onUse }: Props) {
  const { station: words } = useText().weather;
  const section = useRef<HTMLElement>(null);
  const texts = [found.metar, found.taf].flatMap(({ report }) => (report ? [report.text] : []));
  const isUsed = texts.length > 0 && texts.every((text) => pasted.includes(text));
  const add = (): void => {
    const missing = texts.filter((text) => !pasted.includes(text));
    // The button that was pressed goes.
    section.current?.focus();
    onUse([pasted.trim(), ...missing].filter((part) => part !== '').join('\n'));
  };

  return (
    <section ref={section} tabIndex={-1} className={classes.found} aria-label={words.heading(found.station)}>
      <dl className={classes.reports}>
        <Found name={words.names.metar} found={found.metar} isObservation />
        <Found name={words.names.taf} found={found.taf} isObservation={false} />
      </dl>
      {texts.length > 0 &&
        (isUsed ? (
          <p className={classes.used}>{words.used}</p>
        ) : (
          <Button variant="default" onClick={add}>
            {words.use}
          </Button>
        ))}
      <p className={classes.source}>
        {words.source} <ExternalLink href={found.source.url}>{found.source.name}</ExternalLink>
      </p>
    </section>
  );
}

interface FoundProps {
  readonly name: string;
  readonly found: StationReport;
  readonly isObservation: boolean;
}

function Found({ name, found: { status, report }, isObservation }: FoundProps) {
  const text = useText();
  const { station: words } = text.weather;
  const nowMs = useNow();
  const Shape = ICONS[status];
  const age = report && ageInWords(report.at, nowMs, text);
  const isOld = isObservation && report !== null && isOldObservation(report.at, nowMs);

  return (
    <div className={classes.report} data-status={status}>
      <dt>
        <span className={classes.kind}>{name}</span>
        <span className={classes.status}>
          <Shape size={18} aria-hidden />
          {words.statuses[status]}
        </span>
        {age !== null && (
          <span className={classes.age}>{isObservation ? words.observed(age) : words.issued(age)}</span>
        )}
      </dt>
      <dd>
        {words.details[status] !== '' && <p>{words.details[status]}</p>}
        {report && status !== 'loaded' && (
          <p>{words.before(ageInWords(report.fetchedAt, nowMs, text) ?? report.fetchedAt)}</p>
        )}
        {isOld && <p className={classes.old}>{words.old}</p>}
        {report && (
          <p className={classes.text} lang="en" dir="ltr">
            {report.text}
          </p>
        )}
      </dd>
    </div>
  );
}
