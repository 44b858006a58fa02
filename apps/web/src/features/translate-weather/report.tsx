import type { WeatherReport } from '@klarnotam/contract';
import type { LanguageCode } from '@klarnotam/language';
import { useId, type ReactNode } from 'react';
import { useText } from '../../shared/text/use-text.ts';
import shared from '../../shared/translating/result.module.css';
import { RatingBanner } from '../../shared/ui/rating-banner.tsx';
import { ConditionsList } from './conditions-list.tsx';
import { ForecastTimeline } from './forecast-timeline.tsx';
import { useReportHighlight } from './report-highlight.ts';
import { ReportSentences } from './report-sentences.tsx';
import { ReportTokens } from './report-tokens.tsx';
import { reportAnchor } from './report-anchor.ts';
import classes from './report.module.css';
import { levelOf, summariseWarnings, worstSeverity } from './severity.ts';
import { ValidTime } from './valid-time.tsx';
import { Warnings } from './warnings.tsx';

interface Props {
  readonly report: WeatherReport;
  readonly position: number;
  readonly language: LanguageCode;
  readonly dir: 'ltr' | 'rtl';
}

/** All that is known of one report: what it means for the drone first, the meaning beside the report. */
export function Report({ report, position, language, dir }: Props) {
  const text = useText();
  const { weather } = text;
  const headingId = useId();
  const highlight = useReportHighlight();
  const { facts, source, passages, warnings, problems } = report;
  const severity = worstSeverity(warnings);
  const summary = summariseWarnings(report, text);

  return (
    <article id={reportAnchor(position)} className={shared.notice} aria-labelledby={headingId} tabIndex={-1}>
      <RatingBanner
        level={levelOf(severity)}
        lang={summary.isOurs ? 'en' : language}
        dir={dir}
        overline={
          <div className={shared.overline}>
            <h3 id={headingId} className={shared.name} lang={language}>
              {report.heading}
            </h3>
          </div>
        }
        heading={summary.heading}
        summary={summary.text}
      />
      {facts.kind === 'taf' && (
        <div className={classes.timeline}>
          <h4>{weather.timeline.heading}</h4>
          <ForecastTimeline report={report} language={language} dir={dir} />
        </div>
      )}
      <div className={shared.columns}>
        <div>
          <Section heading={weather.sections.translation}>
            <div lang={language} dir={dir}>
              <ReportSentences
                name="translation"
                sentences={passages.translation}
                source={source}
                highlight={highlight}
              />
            </div>
          </Section>
          <Section heading={weather.sections.conditions}>
            <ConditionsList conditions={report.conditions} language={language} dir={dir} />
          </Section>
          <Section heading={weather.sections.explanation}>
            <div lang={language} dir={dir}>
              <ReportSentences
                name="explanation"
                sentences={passages.explanation}
                source={source}
                highlight={highlight}
              />
              <p className={classes.standing}>{report.standing}</p>
            </div>
          </Section>
          <Section heading={weather.sections.validTime}>
            <ValidTime report={report} language={language} />
          </Section>
          <Section heading={weather.sections.location}>
            <p>{report.location}</p>
            {report.position === null && <p className={classes.dimmed}>{weather.stationUnknown}</p>}
          </Section>
          {warnings.length > 0 && (
            <Section heading={weather.sections.warnings}>
              <Warnings report={report} language={language} dir={dir} />
            </Section>
          )}
        </div>
        <figure className={shared.telegram}>
          <figcaption className={shared.caption}>{weather.tokens.heading}</figcaption>
          <ReportTokens report={report} highlight={highlight} language={language} dir={dir} />
          {problems.length > 0 && (
            <div className={shared.unread}>
              <p className={shared.unreadHeading}>{weather.tokens.problems}</p>
              <ul className={classes.problems} lang={language} dir={dir}>
                {problems.map((problem, index) => (
                  <li key={index}>{problem.text}</li>
                ))}
              </ul>
            </div>
          )}
          <p className={shared.engine}>{weather.engines[report.engine]}</p>
        </figure>
      </div>
    </article>
  );
}

function Section({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={shared.section}>
      <h4>{heading}</h4>
      {children}
    </section>
  );
}
