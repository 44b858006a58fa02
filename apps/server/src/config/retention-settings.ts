import { z } from 'zod';

/** How long rows are kept, in days. The privacy page promises a year at most for log-ins. */
export const RETENTION_ENVIRONMENT = {
  SIGN_IN_LOG_DAYS: z.coerce.number().int().min(1).max(365).default(365),
  CHANGE_LOG_DAYS: z.coerce.number().int().min(0).max(36_500).default(0),
  ANSWER_DAYS: z.coerce.number().int().min(0).max(36_500).default(0),
};

type RetentionEnvironment = z.infer<z.ZodObject<typeof RETENTION_ENVIRONMENT>>;

export interface RetentionSettings {
  /** Of the log of log-ins, refusals and lock-outs. */
  readonly signInLogDays: number;
  /** Of the rest of the log; null: for ever. */
  readonly changeLogDays: number | null;
  /** Of translations; null: until their user deletes them. */
  readonly answerDays: number | null;
}

/** The retention settings of an environment that was checked. */
export function readRetentionSettings(settings: RetentionEnvironment): RetentionSettings {
  const orForEver = (days: number): number | null => (days === 0 ? null : days);
  return {
    signInLogDays: settings.SIGN_IN_LOG_DAYS,
    changeLogDays: orForEver(settings.CHANGE_LOG_DAYS),
    answerDays: orForEver(settings.ANSWER_DAYS),
  };
}
