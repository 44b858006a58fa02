import { lazy, Suspense, useState } from 'react';
import type { DialogProps } from './dialog-props.ts';

const DialogFrame = lazy(async () => ({ default: (await import('./dialog-frame.tsx')).DialogFrame }));

/** Something over the page that must be dealt with or closed first. What draws it weighs much and is loaded when it first opens. */
export function Dialog(props: DialogProps) {
  const [wasOpened, setOpened] = useState(props.opened);
  if (props.opened && !wasOpened) setOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <DialogFrame {...props} />
    </Suspense>
  );
}
