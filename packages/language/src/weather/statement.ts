import type { UtcInstant } from '@klarnotam/aviation';
import type { CloudLayer, ReportToken } from '@klarnotam/weather';

/** What one or a few tokens of a report say. */
export interface Statement {
  readonly tokens: readonly ReportToken[];
  /** A whole sentence. */
  readonly text: string;
  /** The list that it is a part of: its parts are said in one sentence. */
  readonly list?: 'weather' | 'recent' | 'clouds';
  /** Of no use to a drone pilot: said of its token alone. */
  readonly folded?: boolean;
  /** The day that is dated by what it says. */
  readonly day?: UtcInstant | null;
  /** The part by itself. */
  readonly phrase?: string;
  /** Its layers of cloud, of which those alike are said together. */
  readonly layers?: readonly CloudLayer[];
}
