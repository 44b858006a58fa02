import type { WeatherReport } from '@klarnotam/contract';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useText } from '../../shared/text/use-text.ts';
import { overlap, type ReportHighlight } from './report-highlight.ts';
import classes from './report-tokens.module.css';
import { tokenLines } from './token-lines.ts';

interface Props {
  readonly report: Pick<WeatherReport, 'source' | 'tokens'>;
  readonly highlight: ReportHighlight;
  readonly language: string;
  readonly dir: 'ltr' | 'rtl';
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The report as it was sent, group by group; the one that is chosen says what it means. One stop of the tab key. */
export function ReportTokens({ report: { source, tokens }, highlight, language, dir }: Props) {
  const { tokens: words } = useText().weather;
  const box = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const meaning = useId();
  const { choice, choose } = highlight;
  const chosen = choice?.kind === 'token' ? tokens[Number(choice.key)] : undefined;

  const pick = (index: number): void => {
    const token = tokens[index];
    if (!token) return;
    setStop(index);
    choose({ kind: 'token', key: String(index), spans: [token.span] });
  };
  const walk = (event: KeyboardEvent): void => {
    const last = tokens.length - 1;
    const step = STEPS[event.key];
    const to =
      event.key === 'Home' ? 0 : event.key === 'End' ? last : step === undefined ? null : stop + step;
    if (to === null) return;
    event.preventDefault();
    const index = Math.min(Math.max(to, 0), last);
    pick(index);
    box.current?.querySelector<HTMLElement>(`[data-token="${index}"]`)?.focus();
  };

  return (
    <>
      <div
        ref={box}
        role="group"
        aria-label={words.label}
        className={classes.report}
        lang="en"
        dir="ltr"
        onKeyDown={walk}
      >
        {tokenLines(source, tokens).map((line) => (
          <div key={line[0]} className={classes.line}>
            {line.map((index) => {
              const token = tokens[index];
              if (!token) return null;
              const isChosen = chosen === token;
              const undecoded = token.field === 'undecoded';
              return (
                <button
                  key={index}
                  type="button"
                  className={classes.token}
                  data-token={index}
                  data-undecoded={undecoded || undefined}
                  data-active={
                    isChosen || (choice !== null && overlap(choice.spans, [token.span])) || undefined
                  }
                  aria-pressed={isChosen}
                  aria-describedby={isChosen ? meaning : undefined}
                  tabIndex={index === stop ? 0 : -1}
                  onClick={() => (isChosen ? choose(null) : pick(index))}
                >
                  {token.text}
                  {undecoded && <span className="visually-hidden"> ({words.undecoded})</span>}
                </button>
              );
            })}
          </div>
        ))}
      </div>
      <p id={meaning} role="status" className={classes.meaning} data-empty={!chosen || undefined}>
        {chosen ? (
          <>
            <span className={classes.name} lang="en" dir="ltr">
              {chosen.text}
            </span>{' '}
            <span lang={language} dir={dir}>
              {chosen.meaning}
            </span>
          </>
        ) : (
          words.help
        )}
      </p>
    </>
  );
}
