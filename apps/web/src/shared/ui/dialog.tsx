import { lazy, Suspense, useState, type ReactNode } from 'react';

const DialogFrame = lazy(async () => ({ default: (await import('./dialog-frame.tsx')).DialogFrame }));

export interface DialogProps {
  readonly opened: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Width in pixels. */
  readonly width: number;
}

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
