export type { Catalogue } from './catalogue.ts';
export { coverClauses, type ClauseCoverage } from './explain/clauses.ts';
export { explainNotam } from './explain-notam.ts';
export { formatDistance } from './format/distance.ts';
export { formatHeight, formatLimits } from './format/height.ts';
export { formatUtc, formatUtcDate } from './format/utc.ts';
export { LANGUAGES, type LanguageCode } from './languages.ts';
export { AVAILABLE_LANGUAGES, isAvailable, loadCatalogue, type AvailableLanguage } from './load-catalogue.ts';
export type { LockFault, LockFaultCode } from './lock/fault.ts';
export { holdToFacts } from './lock/hold-to-facts.ts';
export type { SaidText } from './lock/said-text.ts';
export { writeOut } from './explain/write-out.ts';
export type { ExplainedTerm, NotamWording, SourcedText, WordedClause } from './wording.ts';
export { explainReport, type ReportOptions } from './weather/explain-report.ts';
export {
  hasWeatherWords,
  loadWeatherCatalogue,
  WEATHER_LANGUAGES,
} from './weather/load-weather-catalogue.ts';
export type {
  ReportSentence,
  ReportWording,
  WordedConditions,
  WordedGroup,
  WordedToken,
  WordedWarning,
} from './weather/report-wording.ts';
export type { WeatherCatalogue } from './weather/weather-catalogue.ts';
