import { METRES_PER_FOOT, type Height } from '@klarnotam/aviation';
import type { NotamNotice } from '@klarnotam/contract';
import type { NotamFacts } from '@klarnotam/notam';
import { useId } from 'react';
import { useText, type Messages } from '../../shared/text/use-text.ts';
import { Sentences } from '../../shared/ui/sentences.tsx';
import type { TelegramHighlight } from '../../shared/ui/use-telegram-highlight.ts';
import { HeightChart } from './height-chart.tsx';
import { DRONE_CEILING_M, limitOf } from './height-band.ts';
import { heightGroups, type HeightGroup } from './height-groups.ts';
import classes from './heights.module.css';

type Words = Messages['heights'];

function heightInWords(height: Height, words: Words): string {
  const limit = limitOf(height);
  if (limit.from === 'absent' || limit.from === 'unlimited' || height.value === null) return words.unlimited;
  if (limit.metres === 0 && limit.from === 'ground') return words.surface;
  const metres = Math.round(limit.metres);
  if (height.unit === 'fl') return words.flightLevel(height.value, metres);
  return height.unit === 'm'
    ? words.metresAbove[limit.from](height.value, Math.round(height.value / METRES_PER_FOOT))
    : words.feetAbove[limit.from](height.value, metres);
}

function rangeInWords({ lower, upper }: HeightGroup, words: Words): string {
  if (lower !== null && upper !== null)
    return words.range(heightInWords(lower, words), heightInWords(upper, words));
  if (upper !== null) return words.upTo(heightInWords(upper, words));
  return lower === null ? words.none : words.from(heightInWords(lower, words));
}

/** What the limits mean for a drone that stays below the ceiling. */
function meaningOf({ lower, upper }: HeightGroup, words: Words): string {
  const base = limitOf(lower);
  const top = limitOf(upper);
  const metres = Math.round(base.metres ?? 0);
  const sentences: string[] = [];
  if (base.from === 'absent' || base.from === 'unlimited') sentences.push(words.beginsUnknown);
  else if (base.from === 'ground') {
    if (base.metres === 0) sentences.push(words.fromGround);
    else
      sentences.push(base.metres <= DRONE_CEILING_M ? words.beginsBelow(metres) : words.beginsAbove(metres));
  } else if (base.metres <= DRONE_CEILING_M) sentences.push(words.beginsAtSea(metres));
  else {
    const ground = Math.round(base.metres - DRONE_CEILING_M);
    sentences.push(
      base.from === 'sea' ? words.beginsOverSea(metres, ground) : words.beginsAtPressure(metres, ground),
    );
  }
  if (top.from === 'ground' && top.metres < DRONE_CEILING_M)
    sentences.push(words.endsBelow(Math.round(top.metres)));
  if (top.from === 'sea') sentences.push(words.endsOverSea);
  if (top.from === 'pressure') sentences.push(words.endsAtPressure);
  return sentences.join(' ');
}

const UNREAD = ['unreadableHeight', 'heightReferenceMissing', 'heightUnitMissing'];

function problemsOf(facts: NotamFacts, { problems: words }: Words): string[] {
  const codes = facts.problems
    .filter(({ field }) => field === 'lower' || field === 'upper')
    .map(({ code }) => code);
  return [
    ...(codes.some((code) => UNREAD.includes(code)) ? [words.unread] : []),
    ...(codes.includes('limitsReversed') ? [words.limitsReversed] : []),
    ...(codes.includes('limitsContradictQualifier') ? [words.limitsContradictQualifier] : []),
    ...(codes.includes('limitsDiffer') ? [words.limitsDiffer] : []),
  ];
}

interface Props {
  readonly facts: NotamFacts;
  readonly spans: NotamNotice['spans'];
  readonly source: string;
  readonly highlight: TelegramHighlight;
}

/** Where the notice begins and ends above the ground, against the ceiling for drones. */
export function Heights({ facts, spans, source, highlight }: Props) {
  const { heights: words } = useText();
  const headingId = useId();
  const groups = heightGroups(facts, spans);
  const problems = problemsOf(facts, words);
  const isHarmless = facts.rating.level === 'allowed' || facts.rating.level === 'information';
  if (groups.length === 0 && problems.length === 0 && isHarmless) return null;

  return (
    <div role="group" className={classes.heights} aria-labelledby={headingId}>
      <h5 id={headingId}>{words.heading}</h5>
      {groups.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <div className={classes.pair}>
          <HeightChart groups={groups} />
          <ul className={classes.list}>
            {groups.map((group) => {
              return (
                <li key={group.key}>
                  {groups.length > 1 && <p className={classes.of}>{groupName(group, words)}</p>}
                  {group.source === 'qualifier' && <p className={classes.of}>{words.fromQualifier}</p>}
                  <Sentences
                    sentences={[{ text: rangeInWords(group, words), span: group.span }]}
                    source={source}
                    highlight={highlight}
                  />
                  <p className={classes.meaning}>{meaningOf(group, words)}</p>
                </li>
              );
            })}
          </ul>
        </div>
      )}
      {problems.map((problem) => (
        <p key={problem} className={classes.problem}>
          {problem}
        </p>
      ))}
    </div>
  );
}

function groupName(group: HeightGroup, words: Words): string {
  return group.areas.length > 0 ? words.areas(group.areas) : words.notice;
}
