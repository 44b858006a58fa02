import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

/** After a change of page the focus stands on its heading, or on the section that the address names. */
export function useFocusOnNavigation(main: RefObject<HTMLElement | null>): void {
  const { pathname, hash } = useLocation();
  const arrivedAt = useRef(pathname + hash);

  useEffect(() => {
    if (arrivedAt.current === pathname + hash) return;
    arrivedAt.current = pathname + hash;
    const named = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    const target = named ?? main.current?.querySelector<HTMLElement>('h1');
    if (!target) return;
    if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
    target.focus({ preventScroll: !named });
  }, [pathname, hash, main]);
}
