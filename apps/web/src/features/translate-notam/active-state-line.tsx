import type { NotamFacts } from '@klarnotam/notam';
import {
  IconClockCheck,
  IconClockExclamation,
  IconClockOff,
  IconClockPause,
  type Icon,
} from '@tabler/icons-react';
import { formatPeriod, formatWhen } from '../../shared/text/format-instant.ts';
import { useText, type Messages } from '../../shared/text/use-text.ts';
import { activeState, type ActiveState } from './active-state.ts';
import classes from './active-state-line.module.css';

interface Props {
  readonly facts: NotamFacts;
  readonly nowMs: number;
  readonly timeZone: string;
}

interface Words {
  readonly mood: 'on' | 'unsure' | 'waiting' | 'over';
  readonly heading: string;
  readonly text: string;
}

const ICONS: Readonly<Record<Words['mood'], Icon>> = {
  on: IconClockCheck,
  unsure: IconClockExclamation,
  waiting: IconClockPause,
  over: IconClockOff,
};

function inWords(state: ActiveState, { facts, nowMs, timeZone }: Props, { hours }: Messages): Words {
  const when = (ms: number): string => formatWhen(ms, nowMs, timeZone);
  switch (state.kind) {
    case 'active': {
      const next =
        state.next && hours.next(formatPeriod(state.next, nowMs, timeZone), state.next.fromMs - nowMs);
      const end = state.untilMs;
      const until =
        end === null
          ? hours.activeWithoutEnd
          : facts.estimated && facts.schedule === null
            ? hours.activeUntilEstimate(when(end))
            : hours.activeUntil(when(end), end - nowMs);
      return { mood: 'on', heading: hours.active, text: next === null ? until : `${until} ${next}` };
    }
    case 'waiting': {
      const { fromMs } = state.next;
      return state.begun
        ? {
            mood: 'waiting',
            heading: hours.inactive,
            text: hours.next(formatPeriod(state.next, nowMs, timeZone), fromMs - nowMs),
          }
        : { mood: 'waiting', heading: hours.upcoming, text: hours.begins(when(fromMs), fromMs - nowMs) };
    }
    case 'ended':
      return {
        mood: 'over',
        heading: hours.ended,
        text: state.lastHours ? hours.lastHoursOver(when(state.atMs)) : hours.endedAt(when(state.atMs)),
      };
    case 'pastEstimate':
      return { mood: 'unsure', heading: hours.pastEstimate, text: hours.pastEstimateText(when(state.atMs)) };
    case 'takeAsActive':
      return {
        mood: 'unsure',
        heading: state.why === 'textHoursUnread' ? hours.maybeActive : hours.takeAsActive,
        text: hours.reasons[state.why],
      };
    case 'neverActive':
      return { mood: 'unsure', heading: hours.never, text: hours.neverText };
    case 'unknown':
      return { mood: 'unsure', heading: hours.unknown, text: hours.unknownText };
  }
}

/** Whether the notice is active now, and what comes next, in the local time of the place. */
export function ActiveStateLine({ facts, nowMs, timeZone }: Props) {
  const text = useText();
  const state = activeState(facts, nowMs);
  if (state === null) return null;
  const words = inWords(state, { facts, nowMs, timeZone }, text);
  const Shape = ICONS[words.mood];
  return (
    <p className={classes.state} data-mood={words.mood}>
      <Shape size={22} stroke={1.9} aria-hidden focusable="false" />
      <span dir="auto">
        <strong>{words.heading}.</strong> {words.text}
      </span>
    </p>
  );
}
