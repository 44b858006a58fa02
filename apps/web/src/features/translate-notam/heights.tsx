import type { NotamNotice } from '@klarnotam/contract';
import { sayRange, sayReach, type CardCatalogue, type UnitsFirst } from '@klarnotam/language';
import { heightGroups, limitOf, type HeightGroup } from '@klarnotam/notam';
import { useId } from 'react';
import { useText, type Messages } from '../../shared/text/use-text.ts';
import { Sentences } from '../../shared/ui/sentences.tsx';
import type { TelegramHighlight } from '../../shared/ui/use-telegram-highlight.ts';
import { HeightChart } from './height-chart.tsx';
import classes from './heights.module.css';
import { problemsOf } from './problems-of.ts';

interface Props {
  readonly notice: NotamNotice;
  readonly words: CardCatalogue;
  readonly units: UnitsFirst;
  readonly highlight: TelegramHighlight;
}

/** What the drawing leaves open about the upper limit. */
function topOf({ upper }: HeightGroup, { card }: CardCatalogue): string | null {
  const { from } = limitOf(upper);
  if (from === 'sea') return card.topOverSea;
  return from === 'pressure' ? card.topAtPressure : null;
}

/** Where the notice begins and ends above the ground, against the ceiling for drones; the drawing is folded. */
export function Heights({ notice, words, units, highlight }: Props) {
  const { heights: labels } = useText();
  const headingId = useId();
  const { facts, spans, source } = notice;
  const groups = heightGroups(facts, spans);
  const problems = problemsOf(notice, ['lower', 'upper']);
  if (groups.length === 0 && problems.length === 0) return null;

  return (
    <details className={classes.heights}>
      <summary id={headingId}>
        <bdi>{labels.heading}</bdi>
      </summary>
      <div role="group" aria-labelledby={headingId}>
        {groups.length > 0 && (
          <div className={classes.pair}>
            <HeightChart groups={groups} words={words} />
            <ul className={classes.list}>
              {groups.map((group) => (
                <li key={group.key}>
                  {groups.length > 1 && (
                    <p className={classes.of}>
                      <bdi>{groupName(group, labels)}</bdi>
                    </p>
                  )}
                  <Sentences
                    sentences={[{ text: sayRange(group, units, words), span: group.span }]}
                    source={source}
                    highlight={highlight}
                  />
                  <p className={classes.meaning}>
                    {sayReach(group, units, words)} {topOf(group, words)}
                  </p>
                </li>
              ))}
            </ul>
          </div>
        )}
        {problems.map((problem) => (
          <p key={problem} className={classes.problem}>
            {problem}
          </p>
        ))}
      </div>
    </details>
  );
}

function groupName(group: HeightGroup, labels: Messages['heights']): string {
  if (group.areas.length > 0) return labels.areas(group.areas);
  return group.source === 'text' ? labels.inText : labels.notice;
}
