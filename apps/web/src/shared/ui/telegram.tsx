import type { Span } from '@klarnotam/aviation';
import { useEffect, useMemo, useRef } from 'react';
import { useText } from '../text/use-text.ts';
import classes from './telegram.module.css';
import { telegramSegments } from './telegram-segments.ts';
import type { PlaceInTelegram } from './use-place-in-telegram.ts';

interface Props {
  readonly source: string;
  readonly unread: readonly Span[];
  /** Places that a sentence of ours speaks of. */
  readonly linked: readonly Span[];
  readonly place: PlaceInTelegram;
}

/** What the authority wrote, as it was sent, with what could not be read marked in it. */
export function Telegram({ source, unread, linked, place }: Props) {
  const text = useText();
  const box = useRef<HTMLPreElement>(null);
  const segments = useMemo(
    () => telegramSegments(source, { unread, linked, active: place.active }),
    [source, unread, linked, place.active],
  );

  useEffect(() => {
    const mark = box.current?.querySelector<HTMLElement>('[data-active]');
    if (!mark || !box.current || box.current.scrollHeight <= box.current.clientHeight) return;
    box.current.scrollTop = mark.offsetTop - box.current.clientHeight / 3;
  }, [place.active]);

  return (
    <pre
      ref={box}
      className={classes.telegram}
      lang="en"
      dir="ltr"
      tabIndex={0}
      role="group"
      aria-label={text.telegram.heading}
    >
      {segments.map((segment) => {
        const state = {
          'data-active': segment.active || undefined,
          'data-linked': segment.link !== null || undefined,
          onClick: () => segment.link && place.pin(segment.link),
          onPointerEnter: () => segment.link && place.point(segment.link),
          onPointerLeave: () => segment.link && place.point(null),
        };
        return segment.unread ? (
          <mark key={segment.from} className={classes.unread} {...state}>
            {segment.text}
            <span className="visually-hidden"> ({text.telegram.marked})</span>
          </mark>
        ) : (
          <span key={segment.from} className={classes.segment} {...state}>
            {segment.text}
          </span>
        );
      })}
    </pre>
  );
}
