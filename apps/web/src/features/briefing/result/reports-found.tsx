import type { Flight } from '@klarnotam/notam';
import { formatInstant, formatInterval } from '../../../shared/text/format-instant.ts';
import { useText } from '../../../shared/text/use-text.ts';
import type { ViewedReport } from './briefing-view.ts';
import { describeHours } from '../flight/describe-flight.ts';
import classes from './notice-row.module.css';
import type { ResultContext } from './result-context.ts';

interface Props {
  readonly reports: readonly ViewedReport[];
  readonly flight: Flight | null;
  readonly context: ResultContext;
}

/** The weather reports of a briefing: what was translated of them, and the others as they were sent. */
export function ReportsFound({ reports, flight, context }: Props) {
  const { found } = useText().briefing;
  const single = reports.filter(({ sameAs }) => sameAs === null);
  const translated = single.flatMap((report) => report.translated ?? []);
  const untranslated = single.filter((report) => report.translated === null);
  const { timeZone, language } = context;
  if (single.length === 0) return null;

  return (
    <section aria-labelledby="found-reports" className={classes.weather}>
      <h3 id="found-reports">{found.reports}</h3>
      {flight && translated.length > 0 && (
        <p className={classes.facts}>
          <span>{found.weatherFor(describeHours(flight, timeZone))}</span>
          {single.map(({ translated: report, distanceM, place }, index) =>
            report && distanceM !== null && single.findIndex((one) => one.place === place) === index ? (
              <span key={place}>
                <span dir="auto">{place}</span>: {found.station((distanceM / 1000).toFixed(0))}
              </span>
            ) : null,
          )}
        </p>
      )}
      {translated.length > 0 && context.drawReports(translated, flight, context)}
      {untranslated.length > 0 && (
        <>
          <p className={classes.facts}>{found.reportsUntranslated}</p>
          <ul className={classes.list}>
            {untranslated.map(({ kind, place, source, issuedAt, validFrom, validTo, distanceM }, index) => (
              <li key={index} className={classes.row}>
                <span />
                <div className={classes.body}>
                  <p className={classes.over}>
                    <strong>
                      {kind.toUpperCase()} <span dir="auto">{place}</span>
                    </strong>
                  </p>
                  <p className={classes.facts}>
                    {distanceM !== null && <span>{found.station((distanceM / 1000).toFixed(0))}</span>}
                    {issuedAt !== null && (
                      <span>{found.issued(formatInstant(issuedAt, timeZone, language) ?? '')}</span>
                    )}
                    {validFrom !== null && validTo !== null && (
                      <bdi>{formatInterval({ from: validFrom, to: validTo }, timeZone, language)}</bdi>
                    )}
                  </p>
                  <pre dir="ltr" lang="en" className={classes.telegram}>
                    {source}
                  </pre>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
