import type { DroneLimits } from '@klarnotam/contract';
import { sayWeatherCard, type LanguageCode, type WeatherCatalogue } from '@klarnotam/language';
import { useMemo, useState, type ReactNode } from 'react';
import { useText } from '../../shared/text/use-text.ts';
import shared from '../../shared/translating/result.module.css';
import { usePrinting } from '../../shared/ui/use-printing.ts';
import { holdAgainst } from '../../shared/weather/hold-against.ts';
import { ConditionsList } from './conditions-list.tsx';
import { useReportHighlight } from './report-highlight.ts';
import { ReportSentences } from './report-sentences.tsx';
import { ReportTokens } from './report-tokens.tsx';
import classes from './report.module.css';
import type { PlacedReport } from '../../shared/weather/stations.ts';
import { ValidTime } from './valid-time.tsx';
import { Warnings } from './warnings.tsx';

interface Props {
  readonly placed: PlacedReport;
  /** What it is held against; null: the limits that it was made with. */
  readonly held: DroneLimits | null;
  readonly words: WeatherCatalogue;
  readonly language: LanguageCode;
  readonly dir: 'ltr' | 'rtl';
}

/** One report in full, folded: the sections of a result in their order, beside the report group by group. */
export function ReportSections({ placed: { report: made }, held, words, language, dir }: Props) {
  const [isOpen, setOpen] = useState(false);
  const isPrinting = usePrinting();
  const isShown = isOpen || isPrinting;
  const report = useMemo(
    () => (isShown && held !== null ? holdAgainst(made, held, words) : made),
    [isShown, made, held, words],
  );
  return (
    <details
      className={classes.more}
      open={isShown}
      onToggle={(event) => {
        if (!isPrinting) setOpen(event.currentTarget.open);
      }}
    >
      <summary lang={language}>{sayWeatherCard(words, 'decoding', { heading: report.heading })}</summary>
      {isShown && <Sections report={report} language={language} dir={dir} />}
    </details>
  );
}

function Sections({
  report,
  language,
  dir,
}: Omit<Props, 'placed' | 'held' | 'words'> & Pick<PlacedReport, 'report'>) {
  const { weather } = useText();
  const highlight = useReportHighlight();
  const { source, passages, warnings, problems } = report;
  return (
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
          </div>
        </Section>
        <Section heading={weather.sections.validTime}>
          <ValidTime report={report} language={language} />
        </Section>
        <Section heading={weather.sections.location}>
          <p lang={language}>{report.location}</p>
          {report.position === null && (
            <p className={classes.dimmed}>
              <bdi>{weather.stationUnknown}</bdi>
            </p>
          )}
        </Section>
        {warnings.length > 0 && (
          <Section heading={weather.sections.warnings}>
            <Warnings report={report} language={language} dir={dir} />
          </Section>
        )}
      </div>
      <figure className={shared.telegram}>
        <figcaption className={shared.caption}>
          <bdi>{weather.tokens.heading}</bdi>
        </figcaption>
        <ReportTokens report={report} highlight={highlight} language={language} dir={dir} />
        {problems.length > 0 && (
          <div className={shared.unread}>
            <p className={shared.unreadHeading}>
              <bdi>{weather.tokens.problems}</bdi>
            </p>
            <ul className={classes.problems} lang={language} dir={dir}>
              {problems.map((problem, index) => (
                <li key={index}>{problem.text}</li>
              ))}
            </ul>
          </div>
        )}
        <p className={shared.engine}>
          <bdi>{weather.engines[report.engine]}</bdi>
        </p>
      </figure>
    </div>
  );
}

function Section({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={shared.section}>
      <h4>
        <bdi>{heading}</bdi>
      </h4>
      {children}
    </section>
  );
}
