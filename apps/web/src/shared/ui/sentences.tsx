import type { Span } from '@klarnotam/aviation';
import { useText } from '../text/use-text.ts';
import classes from './sentences.module.css';
import { overlap } from './telegram-segments.ts';
import type { PlaceInTelegram } from './use-place-in-telegram.ts';

interface Props {
  readonly sentences: readonly {
    readonly text: string;
    readonly span: Span | null;
    readonly note?: string | undefined;
  }[];
  readonly source: string;
  readonly place: PlaceInTelegram;
}

/** Our sentences, each of which shows on demand where it stands in the telegram. */
export function Sentences({ sentences, source, place }: Props) {
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
              place={place}
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
  readonly note: string | undefined;
  readonly span: Span;
  readonly source: string;
  readonly place: PlaceInTelegram;
}

function SourcedSentence({ text, note, span, source, place }: SourcedSentenceProps) {
  const messages = useText();
  const pinned = place.pinned?.from === span.from && place.pinned.to === span.to;
  const active = place.active !== null && overlap(place.active, span);

  return (
    <>
      <button
        type="button"
        className={classes.sentence}
        aria-pressed={pinned}
        data-active={active || undefined}
        onClick={() => place.pin(pinned ? null : span)}
        onPointerEnter={(event) => event.pointerType === 'mouse' && place.point(span)}
        onPointerLeave={() => place.point(null)}
        onFocus={() => place.point(span)}
        onBlur={() => place.point(null)}
      >
        {text}
        {note !== undefined && (
          <span className={classes.note} lang="en" dir="ltr">
            {note}
          </span>
        )}
      </button>
      {pinned && (
        <span className={classes.excerpt} lang="en" dir="ltr">
          <span className="visually-hidden">{messages.telegram.place}: </span>
          {source.slice(span.from, span.to)}
        </span>
      )}
    </>
  );
}
