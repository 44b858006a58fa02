import type { WordsStep } from '@klarnotam/contract';
import { useText } from '../../shared/text/use-text.ts';
import classes from './words-steps.module.css';

const STEPS: readonly WordsStep[] = ['read', 'checked', 'worded', 'verified'];

/** What has been done for the words of a notice, while they are on their way. */
export function WordsSteps({ step }: { readonly step: WordsStep }) {
  const { words } = useText().translating;
  const done = STEPS.indexOf(step);
  return (
    <div className={classes.steps}>
      <p>{words.coming}</p>
      <ol>
        {STEPS.map((name, index) => (
          <li
            key={name}
            data-state={index <= done ? 'done' : index === done + 1 ? 'running' : undefined}
            aria-current={index === done + 1 ? 'step' : undefined}
          >
            <span aria-hidden>{index <= done ? '✓' : index === done + 1 ? '…' : '·'}</span>
            {words.steps[name]}
            {index <= done && <span className="visually-hidden">{words.done}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}
