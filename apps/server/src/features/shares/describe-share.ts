import type { Share } from '@klarnotam/contract';

/** The columns of a link that its owner is shown. */
export interface ShareRow {
  readonly id: string;
  readonly translation_id: string | null;
  readonly briefing_id: string | null;
  readonly created_at: Date;
  readonly expires_at: Date;
}

export const SHARE_COLUMNS = ['id', 'translation_id', 'briefing_id', 'created_at', 'expires_at'] as const;

/** @param token null: it was told when the link was made, and is not known any more */
export function describeShare(row: ShareRow, token: string | null): Share {
  return {
    id: row.id,
    of:
      row.briefing_id === null
        ? { kind: 'translation', id: row.translation_id ?? '' }
        : { kind: 'briefing', id: row.briefing_id },
    token,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  };
}
