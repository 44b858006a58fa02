import { MAX_PLANNED_RADIUS_M, radiusNmUp } from '@klarnotam/notam';
import { useId, useState, type KeyboardEvent } from 'react';
import { useText } from '../../../shared/text/use-text.ts';
import { parseRadiusM } from '../change-operation.ts';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import classes from './location.module.css';

const PRESETS_M = [100, 250, 500, 1000, 2000, 5000];
const STEP_M = 10;
const TABS = ['presets', 'custom'] as const;

interface Props {
  readonly radiusM: number;
  /** The user wants the point alone. */
  readonly isPointOnly: boolean;
  readonly onRadius: (radiusM: number) => void;
  readonly onPointOnly: () => void;
}

/** Radius around the point: one of a few, or any, typed or drawn. */
export function RadiusControl({ radiusM, isPointOnly, onRadius, onPointOnly }: Props) {
  const { location } = useText().compose;
  const id = useId();
  const [tab, setTab] = useState<(typeof TABS)[number]>(
    radiusM === 0 || PRESETS_M.includes(radiusM) ? 'presets' : 'custom',
  );
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const other = tab === 'presets' ? 'custom' : 'presets';
    setTab(other);
    document.getElementById(`${id}-tab-${other}`)?.focus();
  };
  return (
    <div className={classes.radius} data-field="radius">
      <div className={classes.radiusHead}>
        <h3 id={id}>{location.areaRadius}</h3>
        <p role="status">
          {radiusM > 0
            ? location.radius(radiusM, radiusNmUp(radiusM).toFixed(1))
            : isPointOnly
              ? location.noRadius
              : location.radiusAsked}
        </p>
      </div>
      <div role="tablist" aria-labelledby={id} className={classes.tabs}>
        {TABS.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`${id}-tab-${each}`}
            aria-selected={tab === each}
            aria-controls={`${id}-panel`}
            tabIndex={tab === each ? 0 : -1}
            onClick={() => setTab(each)}
            onKeyDown={press}
          >
            {location[each]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${tab}`}>
        {tab === 'presets' ? (
          <div className={classes.presets}>
            {PRESETS_M.map((metres) => (
              <button
                key={metres}
                type="button"
                aria-pressed={metres === radiusM}
                onClick={() => onRadius(metres)}
              >
                {location.presetMetres(metres)}
              </button>
            ))}
            <button type="button" aria-pressed={isPointOnly && radiusM === 0} onClick={onPointOnly}>
              {location.pointOnly}
            </button>
          </div>
        ) : (
          <div className={classes.customRadius}>
            <TextInput
              type="number"
              name="radius"
              inputMode="numeric"
              label={location.customRadius}
              min={0}
              max={MAX_PLANNED_RADIUS_M}
              step={STEP_M}
              value={String(radiusM)}
              onChange={({ currentTarget }) => onRadius(parseRadiusM(currentTarget.value))}
            />
            <input
              type="range"
              aria-label={location.radiusSlider}
              min={0}
              max={MAX_PLANNED_RADIUS_M}
              step={STEP_M}
              value={radiusM}
              onChange={({ currentTarget }) => onRadius(parseRadiusM(currentTarget.value))}
            />
          </div>
        )}
      </div>
    </div>
  );
}
