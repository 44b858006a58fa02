import type { ReactNode } from 'react';

export interface DialogProps {
  readonly opened: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Width in pixels. */
  readonly width: number;
}
