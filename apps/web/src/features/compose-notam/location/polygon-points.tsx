import { MAX_AREA_CORNERS, MIN_AREA_CORNERS, type PlannedPoint } from '@klarnotam/notam';
import { IconTrash } from '@tabler/icons-react';
import { useText } from '../../../shared/text/use-text.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Message } from '../../../shared/ui/message.tsx';
import { formatCoordinates } from '../../../shared/places/format-coordinates.ts';
import classes from './location.module.css';

interface Props {
  readonly points: readonly PlannedPoint[];
  readonly fault: 'flatArea' | 'crossingArea' | null;
  readonly onRemove: (index: number) => void;
}

/** The corners of polygon mode in their order. */
export function PolygonPoints({ points, fault, onRemove }: Props) {
  const { location, problems } = useText().compose;
  const missing = MIN_AREA_CORNERS - points.length;
  return (
    <div className={classes.polygon}>
      <h3>{location.points(points.length, MAX_AREA_CORNERS)}</h3>
      <ol className={classes.points}>
        {points.map((point, index) => {
          const { dms } = formatCoordinates(point);
          return (
            <li key={index}>
              <span className={classes.number}>{index + 1}</span>
              <span>
                <span className={classes.part}>
                  {location.north}: {dms[0]}
                </span>{' '}
                <span className={classes.part}>
                  {location.east}: {dms[1]}
                </span>{' '}
                <span className={classes.part}>
                  {location.amsl}:{' '}
                  {point.elevationM === null ? location.heightUnknown : location.metres(point.elevationM)}
                </span>
              </span>
              <IconButton
                title={location.removePoint}
                aria-label={`${location.removePoint} ${index + 1}`}
                onClick={() => onRemove(index)}
              >
                <IconTrash size={20} aria-hidden />
              </IconButton>
            </li>
          );
        })}
      </ol>
      <div role="status" className={classes.polygonNotes}>
        {points.length === 0 && <p>{location.noPoints}</p>}
        {points.length > 0 && missing > 0 && <p>{location.pointsLeft(missing)}</p>}
        {points.length >= MAX_AREA_CORNERS && <p>{location.pointsFull}</p>}
      </div>
      <div role="alert">{fault !== null && <Message kind="error">{problems[fault]}</Message>}</div>
    </div>
  );
}
