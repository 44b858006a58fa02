import { useIntersection } from '@mantine/hooks';
import { useState, type RefCallback } from 'react';

const MARGIN = '400px';

/** Whether the element of `ref` has come near the visible part of the page; true from then on. */
export function useNearViewport(): { readonly ref: RefCallback<HTMLElement>; readonly near: boolean } {
  const { ref, entry } = useIntersection({ rootMargin: MARGIN });
  const [near, setNear] = useState(false);
  if (entry?.isIntersecting && !near) setNear(true);
  return { ref, near };
}
