import type { Height } from '@klarnotam/aviation';
import { sayHeight, type CardCatalogue } from '@klarnotam/language';
import {
  DRONE_CEILING_M,
  heightBand,
  heightPercent,
  limitOf,
  TO_SCALE_M,
  type HeightGroup,
  type Range,
} from '@klarnotam/notam';
import classes from './heights.module.css';

const MAX_BARS = 6;
const GROUND: Height = { value: 0, unit: 'ft', reference: 'sfc' };

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
export function HeightChart({ groups, words }: { groups: readonly HeightGroup[]; words: CardCatalogue }) {
  const { card } = words;
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
          <span dir="ltr">↑ {TO_SCALE_M} m</span>
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
          <span dir="ltr">{DRONE_CEILING_M} m</span>
        </span>
      </div>
      <p className={classes.groundLine}>{sayHeight(GROUND, 'published', words)}</p>
      <ul className={classes.key}>
        {certain && (
          <li>
            <span className={classes.keySure} />
            {card.chartSure}
          </li>
        )}
        {overSea && (
          <li>
            <span className={classes.keyAssumed} />
            {card.chartOverSea}
          </li>
        )}
        {open && (
          <li>
            <span className={classes.keyAssumed} />
            {card.chartOpen}
          </li>
        )}
        {lower && (
          <li>
            <span className={classes.keyPossible} />
            {card.chartLower}
          </li>
        )}
      </ul>
    </div>
  );
}
