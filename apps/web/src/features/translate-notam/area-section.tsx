import type { NotamNotice } from '@klarnotam/contract';
import type { LanguageCode } from '@klarnotam/language';
import { lazy, Suspense, type ComponentType } from 'react';
import { useSite } from '../../shared/api/site.ts';
import type { AreaMapProps } from '../../shared/map/area-map.tsx';
import { useText } from '../../shared/text/use-text.ts';
import { Sentences } from '../../shared/ui/sentences.tsx';
import { sameSpan } from '../../shared/ui/telegram-segments.ts';
import { useNearViewport } from '../../shared/ui/use-near-viewport.ts';
import type { TelegramHighlight } from '../../shared/ui/use-telegram-highlight.ts';
import classes from './area-section.module.css';

interface Props {
  readonly notice: NotamNotice;
  readonly name: string;
  readonly highlight: TelegramHighlight;
  readonly language: LanguageCode;
  readonly dir: 'ltr' | 'rtl';
}

function MapFailed() {
  const text = useText();
  return <p>{text.map.failed}</p>;
}

/** The map comes when a reader is near it: it is bigger than all the rest of the page. */
const AreaMap: ComponentType<AreaMapProps> = lazy(() =>
  import('../../shared/map/area-map.tsx').then(
    (loaded) => ({ default: loaded.AreaMap }),
    () => ({ default: MapFailed }),
  ),
);

/** The areas of a notice, drawn and in words, each with its place in the telegram. */
export function AreaSection({ notice, name, highlight, language, dir }: Props) {
  const text = useText();
  const site = useSite();
  const { ref, near } = useNearViewport();
  const { facts, spans, source, coordinates, droneRelevance } = notice;
  const { areas } = facts;
  const spanOf = (index: number) => spans[`areas.${index}`] ?? null;
  const active = areas.findIndex((_, index) => sameSpan(highlight.active, spanOf(index)));
  const lines = coordinates?.split('\n') ?? [];
  const problems = Object.entries(text.map.problems).filter(([code]) =>
    facts.problems.some((problem) => problem.field === 'areas' && problem.code === code),
  );

  return (
    <div className={classes.areas}>
      <div ref={ref}>
        {near ? (
          <Suspense fallback={<div className={classes.awaited} aria-hidden />}>
            <AreaMap
              areas={areas}
              level={droneRelevance}
              name={name}
              tiles={site.map}
              active={active < 0 ? null : active}
              onChoose={(index) => highlight.pin(spanOf(index))}
            />
          </Suspense>
        ) : (
          <div className={classes.awaited} aria-hidden />
        )}
      </div>
      {problems.map(([code, words]) => (
        <p key={code} className={classes.problem}>
          {words}
        </p>
      ))}
      <ol className={classes.list} aria-label={text.map.list} data-numbered={areas.length > 1 || undefined}>
        {lines.map((line, index) => (
          <li key={index}>
            {areas.length > 1 && (
              <span className={classes.number}>
                <span className="visually-hidden">{text.map.number(index + 1)}</span>
                <span aria-hidden>{index + 1}</span>
              </span>
            )}
            <div lang={language} dir={dir} className={classes.words}>
              <Sentences
                sentences={[{ text: line, span: spanOf(index) }]}
                source={source}
                highlight={highlight}
              />
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
