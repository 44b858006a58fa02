import type { AuditInput } from '@klarnotam/contract';
import { PATHS } from '../../../shared/ui/paths.ts';

/** What the log is limited to, as it stands in the address; empty: by nothing. */
export interface AuditFilter {
  readonly actor: string;
  readonly subject: string;
  readonly action: string;
  /** First and last day in UTC, `yyyy-MM-dd`. */
  readonly from: string;
  readonly to: string;
}

const FIELDS = ['actor', 'subject', 'action', 'from', 'to'] as const satisfies (keyof AuditFilter)[];
export const NO_FILTER: AuditFilter = { actor: '', subject: '', action: '', from: '', to: '' };

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** The filter in an address, which may hold anything: what is no day is left out. */
export function readAuditFilter(search: URLSearchParams): AuditFilter {
  const read = (field: keyof AuditFilter): string => (search.get(field) ?? '').trim();
  const day = (field: 'from' | 'to'): string => (isDay(read(field)) ? read(field) : '');
  return {
    actor: read('actor'),
    subject: read('subject'),
    action: read('action'),
    from: day('from'),
    to: day('to'),
  };
}

/** Where the log is shown so limited. */
export function pathOfAudit(filter: Partial<AuditFilter>): string {
  const search = new URLSearchParams({ section: 'audit' });
  for (const field of FIELDS) {
    const text = filter[field]?.trim() ?? '';
    if (text !== '') search.set(field, text);
  }
  return `${PATHS.admin}?${search.toString()}`;
}

/** The filter as the server takes it. */
export function asInput(filter: AuditFilter): AuditInput {
  return Object.fromEntries(
    FIELDS.filter((field) => filter[field] !== '').map((field) => [field, filter[field]]),
  );
}
