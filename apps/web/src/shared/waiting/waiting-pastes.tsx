import { IconCircleCheck, IconClock, IconAlertCircle, IconSend, type Icon } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { toCallError } from '../api/client.ts';
import type { TranslatingWords } from '../text/translating-words.ts';
import { formatSavedAt } from '../text/format-saved-at.ts';
import { useText } from '../text/use-text.ts';
import { describeFailure } from '../translating/describe-failure.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { pathOfPastTranslation } from '../ui/paths.ts';
import { useNow } from '../ui/use-now.ts';
import type { WaitingHere } from './use-waiting-here.ts';
import type { PasteState, WaitingPaste } from './waiting-paste.ts';
import classes from './waiting-pastes.module.css';

const SHAPES: Readonly<Record<PasteState['is'], Icon>> = {
  waiting: IconClock,
  sending: IconSend,
  answered: IconCircleCheck,
  refused: IconAlertCircle,
};
const LEVELS: Readonly<Record<PasteState['is'], string>> = {
  waiting: 'information',
  sending: 'information',
  answered: 'allowed',
  refused: 'forbidden',
};
const EXCERPT_CHARACTERS = 48;

interface Props {
  readonly waiting: WaitingHere;
  readonly words: TranslatingWords;
  /** Puts a text into the form. */
  readonly onEnter: (text: string) => void;
}

/** Texts that were pasted without a connection: how far each got, and what can be done with it. */
export function WaitingPastes({ waiting, words, onEnter }: Props) {
  const heading = useId();
  const text = useText();
  return (
    <section className={classes.section} aria-labelledby={heading}>
      <h2 id={heading} className={classes.heading}>
        {text.offline.waitingHeading}
      </h2>
      <ul className={classes.list}>
        {waiting.pastes.map((paste) => (
          <PasteRow key={paste.key} paste={paste} waiting={waiting} words={words} onEnter={onEnter} />
        ))}
      </ul>
    </section>
  );
}

function PasteRow({ paste, waiting, words, onEnter }: Props & { paste: WaitingPaste }) {
  const { key, request, pastedAt, state } = paste;
  const text = useText();
  const { offline } = text;
  const nowMs = useNow();
  const Shape = SHAPES[state.is];
  const line = request.text.replaceAll(/\s+/g, ' ').trim();
  const excerpt = line.length > EXCERPT_CHARACTERS ? `${line.slice(0, EXCERPT_CHARACTERS)}…` : line;
  const which = <span className="visually-hidden"> {offline.of(excerpt)}</span>;
  const failure =
    state.is === 'refused'
      ? describeFailure(
          toCallError({ ...(state.failure.data as object), ...state.failure }, state.failure.status),
          words,
          text,
        )
      : null;

  return (
    <li className={classes.row} data-level={LEVELS[state.is]}>
      <Shape size={20} aria-hidden className={classes.icon} />
      <div className={classes.what}>
        <p className={classes.state}>
          {state.is === 'waiting'
            ? offline.states.waiting(formatSavedAt(pastedAt, nowMs, text.times))
            : offline.states[state.is]}
        </p>
        <p className={classes.excerpt} lang="en" dir="ltr">
          {excerpt}
        </p>
        {failure && (
          <p>
            {failure.heading}. {failure.text}
          </p>
        )}
        {state.is === 'waiting' && state.mayHaveArrived && state.failures > 0 && (
          <p className={classes.dimmed}>{offline.mayHaveArrived}</p>
        )}
        <div className={classes.actions}>
          {state.is === 'answered' && (
            <Link to={pathOfPastTranslation(state.id)} onClick={() => waiting.remove(key)}>
              {offline.open}
              {which}
            </Link>
          )}
          {state.is === 'waiting' && (
            <LinkButton onClick={() => waiting.sendNow(key)}>
              {offline.sendNow}
              {which}
            </LinkButton>
          )}
          {state.is === 'refused' && (
            <LinkButton
              onClick={() => {
                onEnter(request.text);
                waiting.remove(key);
              }}
            >
              {offline.back}
              {which}
            </LinkButton>
          )}
          {state.is !== 'sending' && (
            <LinkButton onClick={() => waiting.remove(key)}>
              {state.is === 'waiting' ? offline.cancel : offline.remove}
              {which}
            </LinkButton>
          )}
        </div>
      </div>
    </li>
  );
}
