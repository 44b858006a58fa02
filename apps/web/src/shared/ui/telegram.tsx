import type { Span } from '@klarnotam/aviation';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useText } from '../text/use-text.ts';
import classes from './telegram.module.css';
import { telegramSegments, type TelegramSegment } from './telegram-segments.ts';
import type { TelegramHighlight } from './use-telegram-highlight.ts';

/** An abbreviation of the telegram and what it means in the language of the result. */
export interface TelegramTerm {
  readonly span: Span;
  readonly meaning: string;
}

interface Props {
  readonly source: string;
  readonly unread: readonly Span[];
  /** Places that a sentence of ours speaks of. */
  readonly linked: readonly Span[];
  readonly highlight: TelegramHighlight;
  /** Abbreviations, each of which shows on demand what it means. */
  readonly terms?: readonly TelegramTerm[];
  /** The language of their meanings. */
  readonly language?: string;
}

/** Where the meaning of an abbreviation stands, within the frame of the telegram, in pixels. */
interface Bubble {
  readonly term: number;
  readonly top: number;
  readonly left: number;
}

const BUBBLE_WIDTH = 280;
/** Telegrams have 69 characters a line; what was pasted without its line ends has to be broken. */
const LONGEST_LINE = 100;

const NO_TERMS: readonly TelegramTerm[] = [];

/** What the authority wrote, as it was sent, with what could not be read marked in it. */
export function Telegram({ source, unread, linked, highlight, terms = NO_TERMS, language }: Props) {
  const text = useText();
  const box = useRef<HTMLPreElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useState<number | null>(null);
  const [bubble, setBubble] = useState<Bubble | null>(null);
  const segments = useMemo(
    () =>
      telegramSegments(source, {
        unread,
        linked,
        active: highlight.active === null ? [] : highlight.placesOf(highlight.active),
        terms: terms.map(({ span }) => span),
      }),
    [source, unread, linked, highlight, terms],
  );

  useEffect(() => {
    const mark = box.current?.querySelector<HTMLElement>('[data-active]');
    if (!mark || !box.current || box.current.scrollHeight <= box.current.clientHeight) return;
    box.current.scrollTop = mark.offsetTop - box.current.clientHeight / 3;
  }, [highlight.active]);

  /** The abbreviations are one stop of the tabulator; the arrows lead from one to the next. */
  function move(event: KeyboardEvent): void {
    const buttons = [...(box.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    if (event.key === 'Escape') setBubble(null);
    const next = nextPlace(event.key, at, buttons.length);
    if (at === -1 || next === null) return;
    event.preventDefault();
    buttons[next]?.focus();
  }

  /** Opens the meaning of an abbreviation below the word, within the frame. */
  function open(term: number, word: HTMLElement): void {
    choose(term);
    const around = frame.current?.getBoundingClientRect();
    const at = word.getBoundingClientRect();
    if (!around) return;
    const room = Math.max(0, around.width - BUBBLE_WIDTH);
    setBubble({
      term,
      top: at.bottom - around.top + 4,
      left: Math.min(Math.max(0, at.left - around.left - 8), room),
    });
  }

  function drawn({ text: piece, term }: TelegramSegment): ReactNode {
    if (term === null) return piece;
    return (
      <button
        type="button"
        className={classes.term}
        tabIndex={term === (chosen ?? 0) ? 0 : -1}
        aria-pressed={term === bubble?.term}
        onFocus={(event) => open(term, event.currentTarget)}
        onBlur={() => setBubble(null)}
        onClick={(event) => {
          event.stopPropagation();
          open(term, event.currentTarget);
        }}
      >
        {piece}
      </button>
    );
  }

  const shown = bubble === null ? undefined : terms[bubble.term];
  const isLong = source.split('\n').some((line) => line.length > LONGEST_LINE);
  return (
    <div ref={frame} className={classes.frame}>
      <pre
        ref={box}
        className={classes.telegram}
        data-long={isLong || undefined}
        onScroll={() => setBubble(null)}
        lang="en"
        dir="ltr"
        tabIndex={0}
        role="group"
        aria-label={text.telegram.heading}
        onKeyDown={move}
      >
        {segments.map((segment) => {
          const state = {
            'data-active': segment.active || undefined,
            'data-linked': segment.link !== null || undefined,
            onClick: () => segment.link && highlight.pin(segment.link),
            onPointerEnter: () => segment.link && highlight.point(segment.link),
            onPointerLeave: () => segment.link && highlight.point(null),
          };
          return segment.unread ? (
            <mark key={segment.from} className={classes.unread} {...state}>
              {drawn(segment)}
              <span className="visually-hidden"> ({text.telegram.marked})</span>
            </mark>
          ) : (
            <span key={segment.from} className={classes.segment} {...state}>
              {drawn(segment)}
            </span>
          );
        })}
      </pre>
      {terms.length > 0 && (
        <p
          className={shown === undefined ? classes.meaning : classes.bubble}
          style={bubble === null ? undefined : { top: bubble.top, left: bubble.left, maxWidth: BUBBLE_WIDTH }}
          role="status"
        >
          {shown === undefined ? (
            text.telegram.terms
          ) : (
            <>
              <bdi className={classes.original} lang="en" dir="ltr">
                {source.slice(shown.span.from, shown.span.to)}
              </bdi>
              {': '}
              <bdi lang={language}>{shown.meaning}</bdi>
            </>
          )}
        </p>
      )}
    </div>
  );
}

function nextPlace(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return Math.min(at + 1, count - 1);
    case 'ArrowLeft':
    case 'ArrowUp':
      return Math.max(at - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
