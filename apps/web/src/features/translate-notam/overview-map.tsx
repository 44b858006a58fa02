import type { CardCatalogue } from '@klarnotam/language';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useSite } from '../../shared/api/site.ts';
import { useText } from '../../shared/text/use-text.ts';
import { LazyAreaMap } from '../../shared/map/lazy-area-map.tsx';
import { noticeAnchor } from '../../shared/translating/notice-name.ts';
import type { PlacedNotice } from './place-notices.ts';

/** A map with more areas than this is slow and tells nothing. */
const MAX_AREAS = 200;

/** What all notices draw, on one map; those that are over, and search areas of the Q line, are left out. */
export function OverviewMap({ placed, words }: { placed: readonly PlacedNotice[]; words: CardCatalogue }) {
  const text = useText();
  const site = useSite();
  const navigate = useNavigate();
  const drawn = useMemo(
    () =>
      placed
        .filter(({ lines }) => lines.group !== 'over')
        .flatMap(({ notice, position }) =>
          notice.facts.areas
            .filter(({ source }) => source !== 'qualifier')
            .map((area) => ({ area, position, level: notice.droneRelevance })),
        )
        .slice(0, MAX_AREAS),
    [placed],
  );
  const landmarks = useMemo(
    () => [
      ...new Map(
        placed.flatMap(({ notice }) => notice.landmarks.slice(0, 2)).map((one) => [one.name, one]),
      ).values(),
    ],
    [placed],
  );
  const areas = useMemo(() => drawn.map(({ area }) => area), [drawn]);
  if (areas.length === 0) return null;
  return (
    <LazyAreaMap
      areas={areas}
      levelOf={(index) => drawn[index]?.level ?? 'information'}
      numberOf={(index) => drawn[index]?.position ?? null}
      name={text.map.all}
      tiles={site.map}
      landmarks={landmarks}
      words={words}
      active={null}
      onChoose={(index) => {
        const position = drawn[index]?.position;
        if (position !== undefined)
          void navigate({ hash: noticeAnchor(position), search: window.location.search });
      }}
    />
  );
}
