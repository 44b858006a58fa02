import type { Height } from '@klarnotam/aviation';
import { useText } from '../../shared/text/use-text.ts';
import {
  DRONE_CEILING_M,
  heightBand,
  heightPercent,
  limitOf,
  TO_SCALE_M,
  type Range,
} from './height-band.ts';
import type { HeightGroup } from './height-groups.ts';
import classes from './heights.module.css';

const MAX_BARS = 6;

function extent({ fromM, toM }: Range): { bottom: string; height: string } {
  const bottom = heightPercent(fromM);
  return { bottom: `${bottom}%`, height: `max(3px, ${heightPercent(toM) - bottom}%)` };
}

function isOverSea(height: Height | null): boolean {
  const { from } = limitOf(height);
  return from === 'sea' || from === 'pressure';
}

function same(one: Range, other: Range | null): boolean {
  return one.fromM === other?.fromM && one.toM === other.toM;
}

/** A bar for each pair of limits from the ground up; the words beside it say the same. */
export function HeightChart({ groups }: { groups: readonly HeightGroup[] }) {
  const { heights: words } = useText();
  const bars = groups
    .slice(0, MAX_BARS)
    .map((group) => ({ group, band: heightBand(group.lower, group.upper) }));
  const certain = bars.some(({ band }) => band?.sure);
  const assumed = bars
    .filter(({ band }) => band && !same(band.atSeaLevel, band.sure))
    .map(({ group }) => group);
  const open = assumed.some(({ lower, upper }) => lower === null || upper === null);
  const overSea = assumed.some(({ lower, upper }) => [lower, upper].some(isOverSea));
  const lower = bars.some(({ band }) => band && band.possible.fromM < band.atSeaLevel.fromM);

  return (
    <div className={classes.chart} aria-hidden>
      <div className={classes.air}>
        <span className={classes.beyond} style={{ bottom: `${heightPercent(TO_SCALE_M)}%` }}>
          <span>{words.higher}</span>
        </span>
        <div className={classes.bars}>
          {bars.map(({ group, band }) => (
            <span key={group.key} className={classes.bar}>
              {band && <span className={classes.possible} style={extent(band.possible)} />}
              {band && <span className={classes.assumed} style={extent(band.atSeaLevel)} />}
              {band?.sure && <span className={classes.sure} style={extent(band.sure)} />}
              {groups.length > 1 && group.areas.length > 0 && (
                <span className={classes.barName}>
                  {group.areas.length > 2 ? `${group.areas[0] ?? ''}…` : group.areas.join(', ')}
                </span>
              )}
            </span>
          ))}
        </div>
        <span className={classes.ceiling} style={{ bottom: `${heightPercent(DRONE_CEILING_M)}%` }}>
          <span>{words.ceiling}</span>
        </span>
      </div>
      <p className={classes.groundLine}>{words.ground}</p>
      <ul className={classes.key}>
        {certain && (
          <li>
            <span className={classes.keySure} />
            {words.sure}
          </li>
        )}
        {overSea && (
          <li>
            <span className={classes.keyAssumed} />
            {words.overSea}
          </li>
        )}
        {open && (
          <li>
            <span className={classes.keyAssumed} />
            {words.openLimit}
          </li>
        )}
        {lower && (
          <li>
            <span className={classes.keyPossible} />
            {words.lowerOverHills}
          </li>
        )}
      </ul>
    </div>
  );
}
