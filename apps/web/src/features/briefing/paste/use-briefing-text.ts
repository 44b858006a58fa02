import { MAX_BRIEFING_CHARACTERS } from '@klarnotam/contract';
import { useRef, useState } from 'react';
import { useSession } from '../../../shared/api/session.ts';
import { keepDraft, readDraft } from '../../../shared/translating/draft.ts';
import type { FileProblemCode } from '../read-file/briefing-file.ts';

export type FileState =
  | { readonly kind: 'reading' | 'read'; readonly name: string }
  | { readonly kind: 'failed'; readonly problem: FileProblemCode | 'several' };

export interface BriefingText {
  readonly text: string;
  readonly file: FileState | null;
  readonly isTooLong: boolean;
  readonly enter: (text: string) => void;
  readonly takeFiles: (files: readonly File[]) => void;
}

/** The pasted text of the page, or that of a file; kept in this tab. */
export function useBriefingText(): BriefingText {
  const userId = useSession()?.user?.id ?? '';
  const [text, setText] = useState(() => readDraft('briefing', userId));
  const [file, setFile] = useState<FileState | null>(null);
  /** The file that was taken last; one before it that is still being read comes too late. */
  const last = useRef<File | null>(null);

  const put = (next: string): void => {
    setText(next);
    keepDraft('briefing', userId, next);
  };
  const take = async (taken: File): Promise<void> => {
    last.current = taken;
    setFile({ kind: 'reading', name: taken.name });
    // The readers come with the first file.
    const read = await import('../read-file/read-briefing-file.ts').then(
      ({ readBriefingFile }) => readBriefingFile(taken),
      () => ({ ok: false, problem: 'noReader' }) as const,
    );
    if (last.current !== taken) return;
    if (read.ok) put(read.text);
    setFile(read.ok ? { kind: 'read', name: taken.name } : { kind: 'failed', problem: read.problem });
  };

  return {
    text,
    file,
    isTooLong: text.length > MAX_BRIEFING_CHARACTERS,
    enter: (next) => {
      last.current = null;
      setFile(null);
      put(next);
    },
    takeFiles: (files) => {
      const [only, another] = files;
      if (another) setFile({ kind: 'failed', problem: 'several' });
      else if (only) void take(only);
    },
  };
}
