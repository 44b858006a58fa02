import type { WeatherReport } from '@klarnotam/contract';
import classes from '../../shared/ui/sentences.module.css';
import own from './report.module.css';
import { overlap, type ReportHighlight } from './report-highlight.ts';

interface Props {
  /** Tells the sentences of one section from those of another. */
  readonly name: string;
  readonly sentences: WeatherReport['passages']['translation'];
  readonly source: string;
  readonly highlight: ReportHighlight;
}

/** Our sentences; one that is chosen shows its groups in the report, and a group that is chosen shows its sentence. */
export function ReportSentences({ name, sentences, source, highlight: { choice, choose } }: Props) {
  return (
    <ul className={classes.list}>
      {sentences.map(({ text, spans, group }, index) => {
        const key = `${name} ${index}`;
        const opensGroup = group !== null && group !== (sentences[index - 1]?.group ?? null);
        const chosen = choice?.kind === 'sentence' && choice.key === key;
        if (spans.length === 0) {
          return (
            <li key={key}>
              <p className={classes.plain}>{text}</p>
            </li>
          );
        }
        return (
          <li key={key} className={opensGroup ? own.opensGroup : undefined}>
            <button
              type="button"
              className={classes.sentence}
              aria-pressed={chosen}
              data-active={chosen || (choice?.kind === 'token' && overlap(choice.spans, spans)) || undefined}
              onClick={() => choose(chosen ? null : { kind: 'sentence', key, spans })}
            >
              {text}
            </button>
            {chosen && (
              <span className={classes.excerpt} lang="en" dir="ltr">
                {spans.map(({ from, to }) => source.slice(from, to)).join(' … ')}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
