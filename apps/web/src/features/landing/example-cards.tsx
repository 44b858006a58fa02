import type { ExampleNotam, ExampleReport, Examples } from '@klarnotam/contract';
import type { LanguageCode } from '@klarnotam/language';
import { IconArrowsVertical, IconClock, IconMapPin, IconPhone } from '@tabler/icons-react';
import { AnswerFrame, AnswerHead, AnswerLine } from '../../shared/ui/answer-frame.tsx';
import answer from '../../shared/ui/answer-frame.module.css';
import classes from './example.module.css';

interface NotamProps {
  readonly notam: ExampleNotam;
  readonly labels: Examples['labels'];
  readonly language: LanguageCode;
}

/** The card of a NOTAM as a user sees it; nobody is called from here. */
export function ExampleNotamCard({ notam, labels, language }: NotamProps) {
  const { level, heading, name, headline, when, where, heights, ask } = notam;
  return (
    <AnswerFrame
      level={level}
      heading={heading}
      headline={headline}
      lang={language}
      name={
        <p className={answer.name} dir="ltr">
          {name}
        </p>
      }
    >
      <AnswerLine shape={IconClock} label={labels.when}>
        <strong>{when.text}</strong>
        {when.utc !== null && (
          <span className={answer.second}>
            <bdi>{when.utc}</bdi> · {when.clock}
          </span>
        )}
      </AnswerLine>
      <AnswerLine shape={IconMapPin} label={labels.where}>
        {where.map((part, index) => (
          <span key={index} className={index === 0 ? answer.place : answer.second}>
            {part}
          </span>
        ))}
      </AnswerLine>
      {heights.length > 0 && (
        <AnswerLine shape={IconArrowsVertical} label={labels.height}>
          {heights.map((part, index) => (
            <span key={index} className={index === 0 ? answer.first : answer.second}>
              {part}
            </span>
          ))}
        </AnswerLine>
      )}
      {ask.length > 0 && (
        <AnswerLine shape={IconPhone} label={labels.ask}>
          {ask.map(({ label, value }) => (
            <span key={value}>
              {label} <bdi dir="ltr">{value}</bdi>
            </span>
          ))}
        </AnswerLine>
      )}
    </AnswerFrame>
  );
}

interface ReportProps {
  readonly report: ExampleReport;
  readonly language: LanguageCode;
}

/** The card of a station as a user sees it. */
export function ExampleReportCard({ report, language }: ReportProps) {
  const { level, heading, station, why, lines } = report;
  return (
    <div className={answer.card} data-level={level} lang={language}>
      <AnswerHead
        level={level}
        heading={heading}
        lang={language}
        name={<p className={answer.name}>{station}</p>}
      />
      {why !== null && <p className={answer.headline}>{why}</p>}
      <ul className={classes.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
