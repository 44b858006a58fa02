import type { Site } from '@klarnotam/contract';
import { useText } from '../text/use-text.ts';
import { ExternalLink } from '../ui/external-link.tsx';
import classes from './area-map.module.css';

/** Who made what the map shows. */
export function MapCredits({ tiles, withOutline }: { tiles: Site['map'] | undefined; withOutline: boolean }) {
  const text = useText();
  return (
    <p className={classes.credits}>
      {tiles &&
        (tiles.attributionUrl === null ? (
          tiles.attribution
        ) : (
          <ExternalLink href={tiles.attributionUrl}>{tiles.attribution}</ExternalLink>
        ))}
      {tiles && withOutline && ' · '}
      {withOutline && text.map.outlineBy}
    </p>
  );
}
