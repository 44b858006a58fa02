import type { NotamNotice } from '@klarnotam/contract';
import type { CardCatalogue, LanguageCode } from '@klarnotam/language';
import { useSite } from '../../shared/api/site.ts';
import { useText } from '../../shared/text/use-text.ts';
import { Sentences } from '../../shared/ui/sentences.tsx';
import { sameSpan } from '../../shared/ui/telegram-segments.ts';
import type { TelegramHighlight } from '../../shared/ui/use-telegram-highlight.ts';
import classes from './area-section.module.css';
import { LazyAreaMap } from '../../shared/map/lazy-area-map.tsx';
import { problemsOf } from './problems-of.ts';

interface Props {
  readonly notice: NotamNotice;
  readonly name: string;
  readonly highlight: TelegramHighlight;
  readonly words: CardCatalogue;
  readonly language: LanguageCode;
}

/** Longer lists of positions are folded. */
const MAX_CHARACTERS = 160;

/** The areas of a notice, drawn and in words, each with its place in the telegram. */
export function AreaSection({ notice, name, highlight, words, language }: Props) {
  const text = useText();
  const site = useSite();
  const { facts, spans, source, coordinates, droneRelevance } = notice;
  const { areas } = facts;
  const spanOf = (index: number) => spans[`areas.${index}`] ?? null;
  const active = areas.findIndex((_, index) => sameSpan(highlight.active, spanOf(index)));
  const lines = coordinates?.split('\n') ?? [];
  const isIncomplete =
    problemsOf(notice, ['areas']).length > 0 ||
    areas.some(({ complete, role }) => !complete && role === 'hazard');
  const list = (
    <ol className={classes.list} aria-label={text.map.list} data-numbered={areas.length > 1 || undefined}>
      {lines.map((line, index) => (
        <li key={index}>
          {areas.length > 1 && (
            <span className={classes.number}>
              <span className="visually-hidden">{text.map.number(index + 1)}</span>
              <span aria-hidden>{index + 1}</span>
            </span>
          )}
          <div lang={language} className={classes.words}>
            <Sentences
              sentences={[{ text: line, span: spanOf(index) }]}
              source={source}
              highlight={highlight}
            />
          </div>
        </li>
      ))}
    </ol>
  );

  return (
    <div className={classes.areas}>
      <LazyAreaMap
        areas={areas}
        levelOf={() => droneRelevance}
        name={name}
        tiles={site.map}
        landmarks={notice.landmarks}
        words={words}
        active={active < 0 ? null : active}
        onChoose={(index) => highlight.pin(spanOf(index))}
      />
      {isIncomplete && (
        <p className={classes.problem} lang={language}>
          {words.card.mapIncomplete}
        </p>
      )}
      {(coordinates?.length ?? 0) > MAX_CHARACTERS ? (
        <details className={classes.fold}>
          <summary>
            <bdi>{text.map.positions}</bdi>
          </summary>
          {list}
        </details>
      ) : (
        list
      )}
    </div>
  );
}
