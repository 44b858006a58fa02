import type { Span } from '@klarnotam/aviation';
import type { ScheduleReading } from './read-schedule.ts';

/** A schedule found inside item E; all spans are offsets into the text of item E. */
export interface TextSchedule extends ScheduleReading {
  readonly span: Span;
}
