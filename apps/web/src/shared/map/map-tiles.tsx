import type { TileLayer as LeafletTileLayer } from 'leaflet';
import { useEffect, useMemo, useRef } from 'react';
import { TileLayer } from 'react-leaflet';

/** `late`: nothing has come for a while, nothing has failed either. */
export type TilesState = 'awaited' | 'shown' | 'some' | 'none' | 'late';

const LATE_AFTER_MS = 2500;
/** Closer than a source has pictures, its last ones are enlarged. */
export const MAX_ZOOM = 22;

interface Props {
  /** With `{z}`, `{x}` and `{y}`. */
  readonly url: string;
  /** How far the source has pictures. */
  readonly maxNativeZoom: number;
  /** Changed to load the tiles again. */
  readonly attempt: number;
  readonly onState: (state: TilesState) => void;
}

/** The pictures of a map, and how many of them have come. */
export function MapTiles({ url, maxNativeZoom, attempt, onState }: Props) {
  const layer = useRef<LeafletTileLayer>(null);
  const counts = useRef({ came: 0, failed: 0 });

  useEffect(() => {
    if (attempt > 0) layer.current?.redraw();
    const timer = window.setTimeout(() => {
      const { came, failed } = counts.current;
      if (came + failed === 0) onState('late');
    }, LATE_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [attempt, onState]);

  const eventHandlers = useMemo(() => {
    const tell = (): void => {
      const { came, failed } = counts.current;
      onState(failed === 0 ? 'shown' : came === 0 ? 'none' : 'some');
    };
    return {
      loading: () => {
        counts.current = { came: 0, failed: 0 };
      },
      tileload: () => {
        counts.current.came += 1;
        if (counts.current.came === 1) tell();
      },
      tileerror: () => {
        counts.current.failed += 1;
        if (counts.current.failed === 1) tell();
      },
      load: tell,
    };
  }, [onState]);

  return (
    <TileLayer
      ref={layer}
      url={url}
      maxNativeZoom={maxNativeZoom}
      maxZoom={MAX_ZOOM}
      eventHandlers={eventHandlers}
    />
  );
}
