import { useEffect, useState } from 'react';
import type { ManualBook, ManualSection } from './manual-book.ts';

/** How far from the top of the window a heading may stand and count as reached, px. */
const REACHED_PX = 140;

/** The id of the heading that the reader has come to; empty above the first one. */
export function useCurrentPart(book: ManualBook): string {
  const [current, setCurrent] = useState('');

  useEffect(() => {
    const isReached = (element: Element | null): boolean =>
      element !== null && element.getBoundingClientRect().top <= REACHED_PX;
    const headingOf = (id: string): HTMLElement | null => document.getElementById(id);
    const idsOf = (section: ManualSection | undefined): readonly string[] =>
      section ? [section.id, ...section.parts.map(({ id }) => id)] : [];
    let frame = 0;
    const look = (): void => {
      frame = 0;
      // Headings are looked at in one section alone: there are a hundred of them.
      const at = book.sections.findLastIndex(({ id }) =>
        isReached(headingOf(id)?.closest('section') ?? null),
      );
      const reached = idsOf(book.sections[at]).findLast((id) => isReached(headingOf(id)));
      setCurrent(reached ?? idsOf(book.sections[at - 1]).at(-1) ?? '');
    };
    const onScroll = (): void => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onScroll);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onScroll);
    };
  }, [book]);

  return current;
}
