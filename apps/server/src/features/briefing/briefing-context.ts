import type { UtcInstant } from '@klarnotam/aviation';
import type { EngineName } from '@klarnotam/contract';
import type { LanguageCode } from '@klarnotam/language';
import type { Database } from '../../database/create-database.ts';
import type { PasteReader } from '../../ports/paste-reader.ts';
import type { PlacesContext } from '../places/index.ts';

export interface BriefingContext {
  readonly database: Database;
  readonly pasteReader: PasteReader;
  readonly places: PlacesContext;
  readonly now: () => UtcInstant;
  /** What was judged before this server started, perhaps by an earlier release, is judged anew when it is opened. */
  readonly startedAt: Date;
  /** Told of every stored answer, for the metrics. */
  readonly onTranslated: (engine: EngineName, language: LanguageCode, notices: number) => void;
  /** Told of notices whose words may become others; without it none do. */
  readonly onWordsToCome?: (() => void) | undefined;
}
