import { createContext, use, type ReactNode, type Ref } from 'react';
import { authAddress, type AuthLocationState } from './auth-location-state.ts';

export interface PageLinkProps {
  readonly to: string;
  readonly state?: AuthLocationState | undefined;
  readonly className?: string | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-current'?: 'page' | undefined;
  readonly onClick?: (() => void) | undefined;
  readonly ref?: Ref<HTMLAnchorElement>;
  readonly children: ReactNode;
}

/** A link that loads its page anew. */
function plainLink({ to, state, children, ...rest }: PageLinkProps): ReactNode {
  return (
    <a href={authAddress(to, state)} {...rest}>
      {children}
    </a>
  );
}

/** Draws links to pages of the product: by the router where there is one. */
export const DrawPageLink = createContext<(props: PageLinkProps) => ReactNode>(plainLink);

/** A link to a page of the product, in a document with the router or without it. */
export function PageLink(props: PageLinkProps) {
  return use(DrawPageLink)(props);
}
