import { useTimeout } from '@mantine/hooks';
import { useState } from 'react';

const SHOWN_MS = 3_000;

/** Something that was done, told for three seconds. */
export function useNotice(): readonly [string | null, (notice: string | null) => void] {
  const [notice, setNotice] = useState<string | null>(null);
  const { start, clear } = useTimeout(() => setNotice(null), SHOWN_MS);
  return [
    notice,
    (next) => {
      clear();
      setNotice(next);
      if (next !== null) start();
    },
  ];
}
