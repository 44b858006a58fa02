import type { PlannedOperation } from '@klarnotam/notam';
import { useText } from '../../../shared/text/use-text.ts';
import { LinkButton } from '../../../shared/ui/link-button.tsx';
import { formatCoordinates } from '../../../shared/places/format-coordinates.ts';
import classes from './location.module.css';

interface Props {
  readonly location: PlannedOperation['location'];
  readonly onClear: () => void;
}

/** The point of single-point mode. */
export function SelectedLocation({ location: chosen, onClear }: Props) {
  const { location } = useText().compose;
  if (chosen === null) return <p className={classes.nothing}>{location.nothingSelected}</p>;
  const { dms, decimal } = formatCoordinates(chosen);
  return (
    <div className={classes.selected}>
      <h3>{location.selected}</h3>
      <dl>
        <div>
          <dt>{location.north}</dt>
          <dd>
            {dms[0]} <span className={classes.decimal}>{decimal[0]}</span>
          </dd>
        </div>
        <div>
          <dt>{location.east}</dt>
          <dd>
            {dms[1]} <span className={classes.decimal}>{decimal[1]}</span>
          </dd>
        </div>
        <div>
          <dt>{location.heightAmsl}</dt>
          <dd>{chosen.elevationM === null ? location.heightUnknown : location.metres(chosen.elevationM)}</dd>
        </div>
      </dl>
      <LinkButton onClick={onClear}>{location.clear}</LinkButton>
    </div>
  );
}
