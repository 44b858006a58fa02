import { useEffect, useState } from 'react';
import type { ManualBook } from './manual-book.ts';

/** How far from the top of the window a heading may stand and count as reached, px. */
const REACHED_PX = 140;

/** The id of the heading that the reader has come to; empty above the first one. */
export function useCurrentPart(book: ManualBook): string {
  const [current, setCurrent] = useState('');

  useEffect(() => {
    const ids = book.sections.flatMap((section) => [section.id, ...section.parts.map(({ id }) => id)]);
    let frame = 0;
    const look = (): void => {
      frame = 0;
      const reached = ids.filter((id) => {
        const heading = document.getElementById(id);
        return heading !== null && heading.getBoundingClientRect().top <= REACHED_PX;
      });
      setCurrent(reached.at(-1) ?? '');
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
