import type { ComponentType } from 'react';

/** What a page may add to the frame around it. */
export interface PageHandle {
  readonly FooterNote?: ComponentType;
}
