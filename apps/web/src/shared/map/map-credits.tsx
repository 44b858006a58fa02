import { useText } from '../text/use-text.ts';
import { ExternalLink } from '../ui/external-link.tsx';
import classes from './area-map.module.css';

interface Props {
  /** The source of the pictures that are shown, if any are. */
  readonly tiles: { readonly attribution: string; readonly attributionUrl: string | null } | undefined;
  readonly withOutline: boolean;
}

/** Who made what the map shows. */
export function MapCredits({ tiles, withOutline }: Props) {
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
