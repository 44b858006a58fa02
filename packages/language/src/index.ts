export type { Catalogue } from './catalogue.ts';
export type { NoticeContext } from './notice-context.ts';
export { sayRelation, type SaidRelation } from './explain/say-related-notice.ts';
export { explainNotam } from './explain-notam.ts';
export { draftNotam, type DraftSentence } from './draft/draft-notam.ts';
export {
  OUR_SLOT_KINDS,
  type OurSlot,
  type OurSlotKind,
  type OurTemplate,
} from './draft/slot-kind.ts';
export { sayAdjunctsAlone, sayPrinted } from './explain/say-adjuncts-alone.ts';
export { formatList } from './format/list.ts';
export { capitalised, ended } from './format/sentence.ts';
export { isolate } from './isolate.ts';
export { joinSentences } from './join-sentences.ts';
export { LANGUAGES, type LanguageCode } from './languages.ts';
export { AVAILABLE_LANGUAGES, loadCatalogue } from './load-catalogue.ts';
export type { NotamWording, SourcedText, WordedClause } from './wording.ts';
export { explainReport } from './weather/explain-report.ts';
export { loadWeatherCatalogue } from './weather/load-weather-catalogue.ts';
export { sayWeatherCard } from './weather/say-weather.ts';
export type { ReportSentence, ReportWording } from './weather/report-wording.ts';
export type { WeatherCatalogue } from './weather/weather-catalogue.ts';
export { loadCardCatalogue, sayCard, type CardCatalogue } from './card/card-catalogue.ts';
export { sayClock, sayDay, sayDays, sayMoment, sayPeriod, sayToday } from './card/say-moment.ts';
export { sayHeight, sayRange, sayReach, type UnitsFirst } from './card/say-heights.ts';
export { sayNearby, saySize } from './card/say-size.ts';
export { sayGlance, type GlanceOptions } from './weather-card/say-glance.ts';
export type { SaidGlance, SaidPeriod, SaidReport } from './weather-card/said-glance.ts';
export { sayHeight as sayWeatherHeight, type WeatherUnits } from './weather-card/say-figures.ts';
export { sayWhen, type SaidWhen, type WhenFacts } from './card/say-when.ts';
export { loadFlightCatalogue, type FlightCatalogue } from './flight/flight-catalogue.ts';
export { sayAnswer, type AnswerSaying, type SaidAnswer } from './flight/say-answer.ts';
export { sayFlightReason, sayVerdict, type FlightSaying } from './flight/say-flight-reason.ts';
export { sayDistance } from './flight/say-lengths.ts';
