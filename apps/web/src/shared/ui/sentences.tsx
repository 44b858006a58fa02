import type { Span } from '@klarnotam/aviation';
import { useText } from '../text/use-text.ts';
import classes from './sentences.module.css';
import { sameSpan } from './telegram-segments.ts';
import type { TelegramHighlight } from './use-telegram-highlight.ts';

/** Says that a sentence is not wholly ours. */
export interface ClauseNote {
  readonly text: string;
  /** The sentence is the telegram's own text. */
  readonly verbatim: boolean;
  /** The note is in the language of the result, not in that of the screen. */
  readonly ours?: boolean;
}

export interface SentenceWithNote {
  readonly text: string;
  readonly span: Span | null;
  readonly note?: ClauseNote;
}

interface Props {
  readonly sentences: readonly SentenceWithNote[];
  readonly source: string;
  readonly highlight: TelegramHighlight;
}

/** Our sentences, each of which shows on demand where it stands in the telegram. */
export function Sentences({ sentences, source, highlight }: Props) {
  return (
    <ul className={classes.list}>
      {sentences.map((sentence, index) => (
        <li key={index}>
          {sentence.span ? (
            <SourcedSentence
              text={sentence.text}
              note={sentence.note}
              span={sentence.span}
              source={source}
              highlight={highlight}
            />
          ) : (
            <p className={classes.plain}>{sentence.text}</p>
          )}
        </li>
      ))}
    </ul>
  );
}

interface SourcedSentenceProps {
  readonly text: string;
  readonly note: ClauseNote | undefined;
  readonly span: Span;
  readonly source: string;
  readonly highlight: TelegramHighlight;
}

function SourcedSentence({ text, note, span, source, highlight }: SourcedSentenceProps) {
  const messages = useText();
  const pinned = sameSpan(highlight.pinned, span);
  const active = sameSpan(highlight.active, span);

  return (
    <>
      <button
        type="button"
        className={classes.sentence}
        aria-pressed={pinned}
        data-active={active || undefined}
        onClick={() => highlight.pin(pinned ? null : span)}
        onPointerEnter={(event) => event.pointerType === 'mouse' && highlight.point(span)}
        onPointerLeave={() => highlight.point(null)}
        onFocus={() => highlight.point(span)}
        onBlur={() => highlight.point(null)}
      >
        {note?.verbatim === true ? (
          <span className={classes.verbatim} lang="en" dir="ltr">
            {text}
          </span>
        ) : (
          text
        )}
        {note && (
          <span className={classes.note} {...(note.ours === true ? {} : { lang: 'en' })}>
            {note.text}
          </span>
        )}
      </button>
      {pinned && (
        <span className={classes.excerpt} lang="en" dir="ltr">
          <span className="visually-hidden">{messages.telegram.place}: </span>
          {highlight
            .placesOf(span)
            .map(({ from, to }) => source.slice(from, to))
            .join(' … ')}
        </span>
      )}
    </>
  );
}
