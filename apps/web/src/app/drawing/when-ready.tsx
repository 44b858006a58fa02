import { useEffect, type ReactNode } from 'react';

interface Props {
  readonly tell: () => void;
  readonly children: ReactNode;
}

/** Tells when all in it has been drawn and answers. */
export function WhenReady({ tell, children }: Props) {
  useEffect(tell, [tell]);
  return children;
}
