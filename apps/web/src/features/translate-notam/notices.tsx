import { sayCard, type CardCatalogue } from '@klarnotam/language';
import { IconArrowUp } from '@tabler/icons-react';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useText } from '../../shared/text/use-text.ts';
import { useUnits } from '../../shared/translating/use-units.ts';
import { useNow } from '../../shared/ui/use-now.ts';
import { zoneOfPlace } from '../../shared/ui/use-time-zone.ts';
import type { NotamAnswer } from './notam-answer.ts';
import { noticeAnchor } from '../../shared/translating/notice-name.ts';
import { noticeLines } from './notice-lines.ts';
import { Notice } from './notice.tsx';
import classes from './notices.module.css';
import { Overview, OVERVIEW_ID } from './overview.tsx';
import { OverviewMap } from './overview-map.tsx';
import { placeNotices, type PlacedNotice } from './place-notices.ts';
import { withUnits } from './with-units.ts';

interface Props {
  readonly result: Pick<NotamAnswer, 'notices' | 'language'>;
  readonly words: CardCatalogue;
  readonly dir: 'ltr' | 'rtl';
  /** What may be done with them. */
  readonly drawTools: (placed: readonly PlacedNotice[], nowMs: number) => ReactNode;
}

/** The notices of an answer: one with all that is known of it, several with an overview first and the cards alone. */
export function Notices({ result, words, dir, drawTools }: Props) {
  const text = useText();
  const nowMs = useNow();
  const [units] = useUnits();
  const { hash, search, key } = useLocation();
  const { notices, language } = result;
  const placed = useMemo(
    () =>
      placeNotices(
        notices.map((notice) => withUnits(notice, units, words)),
        (notice) => noticeLines(notice, { nowMs, zone: zoneOfPlace(notice.duration.timeZone), units, words }),
      ),
    [notices, nowMs, units, words],
  );
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const toggle = (position: number, isOpen: boolean): void =>
    setOpen((before) => {
      if (before.has(position) === isOpen) return before;
      const next = new Set(before);
      if (isOpen) next.add(position);
      else next.delete(position);
      return next;
    });
  const named = placed.find(({ position }) => hash === `#${noticeAnchor(position)}`);
  const namedIsOver = named?.lines.group === 'over';
  const [overState, setOver] = useState({ key: '', isOpen: false });
  const over = placed.filter(({ lines }) => lines.group === 'over');
  const isAllOver = over.length === placed.length;
  // They stand open where the address names one of them; then the reader decides.
  const overIsOpen = overState.key === key ? overState.isOpen : namedIsOver || overState.isOpen;

  const namedPosition = named?.position;
  useEffect(() => {
    if (namedPosition === undefined) return;
    document.getElementById(noticeAnchor(namedPosition))?.scrollIntoView();
  }, [key, namedPosition]);

  const tools = drawTools(placed, nowMs);
  if (notices.length === 1 && placed[0]) {
    const { notice, position } = placed[0];
    return (
      <>
        <Notice
          notice={notice}
          position={position}
          folded={null}
          words={words}
          language={language}
          dir={dir}
        />
        {tools}
      </>
    );
  }
  const draw = ({ notice, position }: PlacedNotice) => (
    <Notice
      key={position}
      notice={notice}
      position={position}
      folded={{ isOpen: open.has(position), onToggle: (isOpen) => toggle(position, isOpen) }}
      words={words}
      language={language}
      dir={dir}
    />
  );

  // There is nothing that they could hide behind.
  if (isAllOver)
    return (
      <>
        {tools}
        {placed.map(draw)}
      </>
    );
  return (
    <>
      {tools}
      <Overview placed={placed} words={words} language={language} dir={dir} />
      <OverviewMap placed={placed} words={words} />
      {placed.filter(({ lines }) => lines.group !== 'over').map(draw)}
      {over.length > 0 && (
        <details
          className={classes.over}
          open={overIsOpen}
          onToggle={(event) => setOver({ key, isOpen: event.currentTarget.open })}
        >
          <summary lang={language} dir={dir}>
            {sayCard(words, 'groupOver', { count: over.length })}
          </summary>
          {overIsOpen && <div className={classes.list}>{over.map(draw)}</div>}
        </details>
      )}
      <Link to={{ search, hash: OVERVIEW_ID }} className={classes.back} data-print="no">
        <IconArrowUp size={18} aria-hidden focusable="false" />
        {text.notam.toOverview}
      </Link>
    </>
  );
}
