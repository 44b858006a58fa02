import type { EngineName } from '@klarnotam/contract';
import type { LanguageCode, NotamWording, ReportWording } from '@klarnotam/language';
import type { DecodedNotam } from '@klarnotam/notam';
import type { DecodedReport } from '@klarnotam/weather';

export interface EngineAnswer<Wording> {
  /** Which engine wrote these words; an engine may have had to fall back on another one. */
  readonly engine: EngineName;
  readonly wording: Wording;
}

/**
 * Puts decoded facts into words. Facts and rating are never an engine's to choose: it gets them and says them.
 */
export interface TranslationEngine {
  readonly name: EngineName;
  wordNotam(notam: DecodedNotam, language: LanguageCode): Promise<EngineAnswer<NotamWording>>;
  wordReport(report: DecodedReport, language: LanguageCode): Promise<EngineAnswer<ReportWording>>;
}
