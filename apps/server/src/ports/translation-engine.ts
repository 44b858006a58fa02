import type { EngineName, WordsFallback, WordsStep } from '@klarnotam/contract';
import type { LanguageCode, NotamWording, ReportWording } from '@klarnotam/language';
import type { DecodedNotam } from '@klarnotam/notam';
import type { DecodedReport } from '@klarnotam/weather';

export interface EngineAnswer<Wording> {
  /** Which engine wrote these words; an engine may have had to fall back on another one. */
  readonly engine: EngineName;
  readonly wording: Wording;
  /** Why an engine fell back. */
  readonly fallback?: WordsFallback;
}

/** What an engine that takes its time may be given. */
export interface Patience {
  /** Told of each step when it is done. */
  readonly onStep?: (step: WordsStep) => void;
}

/**
 * Puts decoded facts into words. Facts and rating are never an engine's to choose: it gets them and says them.
 */
export interface TranslationEngine {
  readonly name: EngineName;
  wordNotam(
    notam: DecodedNotam,
    language: LanguageCode,
    patience?: Patience,
  ): Promise<EngineAnswer<NotamWording>>;
  wordReport(report: DecodedReport, language: LanguageCode): Promise<EngineAnswer<ReportWording>>;
}

/** An engine whose words come later than the facts, and cost money. */
export interface FluentEngine extends TranslationEngine {
  /** Within this {@link TranslationEngine.wordNotam} has answered, whatever happens outside. */
  readonly answersWithinMs: number;
  /** What a doubtful text is, where the decoder found nothing in it; null when the engine cannot tell either. */
  judgeText(text: string): Promise<{ readonly isValid: boolean; readonly reason: string } | null>;
  /** Gives up what is under way; everything asked afterwards falls back at once. */
  stop(): void;
}
