import { keepLimits, limitsOf, type DroneLimits, type WeatherReport } from '@klarnotam/contract';
import { explainReport, type WeatherCatalogue } from '@klarnotam/language';
import { findWarnings } from '@klarnotam/weather';

/** A report of an answer as it is by other limits than those that it was made with: its facts stay, warnings and explanation are new. */
export function holdAgainst(
  report: WeatherReport,
  limits: DroneLimits,
  catalogue: WeatherCatalogue,
): WeatherReport {
  const { facts, position, validTime } = report;
  if (isSame(limits, limitsOf(report.limits)) && report.limits.rainRating !== undefined) return report;
  const warnings = findWarnings(facts, {
    profile: limits,
    ...(position === null ? {} : { position }),
  });
  const wording = explainReport({ ...facts, warnings }, { catalogue, timeZone: validTime.timeZone });
  return {
    ...report,
    facts: { ...facts, warnings },
    explanation: wording.explanation.map(({ text }) => text).join(' '),
    passages: { ...report.passages, explanation: [...wording.explanation] },
    warnings: [...wording.warnings],
    limits: keepLimits(limits),
  };
}

function isSame(one: DroneLimits, other: DroneLimits): boolean {
  return (Object.keys(one) as (keyof DroneLimits)[]).every((key) => one[key] === other[key]);
}
