import { useId } from 'react';
import { useText } from '../text/use-text.ts';
import classes from './planning-map.module.css';

export type MapLayer = 'street' | 'satellite';

interface Props {
  readonly layer: MapLayer;
  readonly onLayer: (layer: MapLayer) => void;
}

/** Street map or pictures from above. */
export function LayerSwitch({ layer, onLayer }: Props) {
  const { map } = useText().compose;
  const name = useId();
  return (
    <fieldset className={classes.layers}>
      <legend className="visually-hidden">{map.layers}</legend>
      {(['street', 'satellite'] as const).map((each) => (
        <label key={each}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={each}
            checked={layer === each}
            onChange={() => onLayer(each)}
          />
          <span>{map[each]}</span>
        </label>
      ))}
    </fieldset>
  );
}
