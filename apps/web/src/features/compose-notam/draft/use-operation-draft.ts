import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useSession } from '../../../shared/api/session.ts';
import { draftKey, forgetDraft, keepDraft, type OperationDraft } from './operation-draft.ts';

/** What can be wrong with the draft that is kept: another tab writes one too, or there is no room for it. */
export type DraftTrouble = 'elsewhere' | 'noRoom' | null;

/**
 * Keeps the form while it is filled in, from the first change on.
 *
 * @param isTouched whether the form holds more than it was opened with
 */
export function useOperationDraft(
  source: string,
  { operation, saveKey, renews }: Omit<OperationDraft, 'keptAt'>,
  isTouched: boolean,
): { readonly trouble: DraftTrouble; readonly forget: () => void } {
  const userId = useSession()?.user?.id;
  const key = userId === undefined ? null : draftKey(userId, source);
  const [hasRoom, setHasRoom] = useState(true);
  const [isElsewhere, setElsewhere] = useState(false);
  useEffect(() => {
    if (key === null || !isTouched) return;
    const kept = keepDraft(key, { operation, saveKey, renews, keptAt: Date.now() });
    queueMicrotask(() => setHasRoom(kept));
  }, [key, operation, saveKey, renews, isTouched]);
  useWindowEvent('storage', (event) => {
    if (event.key === key && event.newValue !== null) setElsewhere(true);
  });
  const forget = (): void => {
    if (key !== null) forgetDraft(key);
  };
  return { trouble: hasRoom ? (isElsewhere && isTouched ? 'elsewhere' : null) : 'noRoom', forget };
}
