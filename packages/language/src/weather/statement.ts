import type { ReportToken } from '@klarnotam/weather';

/** What one or a few tokens of a report say. */
export interface Statement {
  readonly tokens: readonly ReportToken[];
  /** A whole sentence. */
  readonly text: string;
  /** The list that it is a part of: its parts are said in one sentence. */
  readonly list?: 'weather' | 'recent' | 'clouds';
  /** The part by itself. */
  readonly phrase?: string;
}
