import { useCallback, useEffect, useRef, useState } from 'react';
import { useDeletePast } from './use-history.ts';

const UNDO_MS = 8_000;

export interface UndoableDelete {
  /** What is about to go, and is not listed any more. */
  readonly pending: string | null;
  readonly failed: boolean;
  readonly remove: (id: string) => void;
  readonly undo: () => void;
}

/** Deletes a translation a few seconds after it was asked for, or when the page is left, unless that is undone. */
export function useUndoableDelete(): UndoableDelete {
  const { mutate, isError } = useDeletePast();
  const [pending, setPending] = useState<string | null>(null);
  const waiting = useRef<{ readonly id: string; readonly timer: number } | null>(null);

  const finish = useCallback((): void => {
    const asked = waiting.current;
    if (asked === null) return;
    waiting.current = null;
    window.clearTimeout(asked.timer);
    mutate(asked.id, { onSettled: () => setPending((now) => (now === asked.id ? null : now)) });
  }, [mutate]);
  useEffect(() => {
    window.addEventListener('pagehide', finish);
    return () => {
      window.removeEventListener('pagehide', finish);
      finish();
    };
  }, [finish]);

  return {
    pending,
    failed: isError,
    remove: (id) => {
      finish();
      setPending(id);
      waiting.current = { id, timer: window.setTimeout(finish, UNDO_MS) };
    },
    undo: () => {
      if (waiting.current) window.clearTimeout(waiting.current.timer);
      waiting.current = null;
      setPending(null);
    },
  };
}
