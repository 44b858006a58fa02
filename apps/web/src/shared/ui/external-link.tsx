import type { ReactNode } from 'react';
import { useText } from '../text/use-text.ts';

/** A link that leaves the product, in a tab of its own. */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  const text = useText();
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> {text.shell.opensElsewhere}</span>
    </a>
  );
}
