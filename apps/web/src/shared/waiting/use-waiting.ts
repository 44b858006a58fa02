import { useEffect, useState } from 'react';
import { useSession } from '../api/session.ts';
import type { TranslationKind } from '../translating/translation-request.ts';
import type { WaitingPaste } from './waiting-paste.ts';
import { onWaitingChanged, readWaiting } from './waiting-store.ts';

const NONE: readonly WaitingPaste[] = [];

/** What waits on this device for whoever is signed in: of one page, or of all. */
export function useWaiting(kind?: TranslationKind): readonly WaitingPaste[] {
  const userId = useSession()?.user?.id;
  const [all, setAll] = useState<{ readonly of: string; readonly pastes: readonly WaitingPaste[] } | null>(
    null,
  );
  useEffect(() => {
    if (userId === undefined) return;
    let isOver = false;
    const read = (): void =>
      void readWaiting(userId).then((pastes) => {
        if (!isOver) setAll({ of: userId, pastes });
      });
    read();
    const stop = onWaitingChanged(read);
    return () => {
      isOver = true;
      stop();
    };
  }, [userId]);
  const mine = all?.of === userId ? (all?.pastes ?? NONE) : NONE;
  return kind === undefined ? mine : mine.filter((paste) => paste.kind === kind);
}
