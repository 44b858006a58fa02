import type { NotamNotice } from '@klarnotam/contract';
import type { CardCatalogue, LanguageCode } from '@klarnotam/language';
import { useId, useMemo, type ReactNode } from 'react';
import { useText } from '../../shared/text/use-text.ts';
import { useUnits } from '../../shared/translating/use-units.ts';
import { useNow } from '../../shared/ui/use-now.ts';
import { usePrinting } from '../../shared/ui/use-printing.ts';
import { useTimeZone } from '../../shared/ui/use-time-zone.ts';
import { AnswerCard } from './answer-card.tsx';
import { noticeAnchor } from '../../shared/translating/notice-name.ts';
import { noticeLines } from './notice-lines.ts';
import { NoticeSections } from './notice-sections.tsx';
import classes from './notice.module.css';
import { withUnits } from './with-units.ts';

interface Props {
  readonly notice: NotamNotice;
  readonly position: number;
  /** Null: all is shown; else whether what stands below the card is, and how to change that. */
  readonly folded: { readonly isOpen: boolean; readonly onToggle: (isOpen: boolean) => void } | null;
  readonly words: CardCatalogue;
  readonly language: LanguageCode;
  readonly dir: 'ltr' | 'rtl';
}

/** All that is known of one NOTAM: the card first, then the meaning beside the telegram. */
export function Notice({ notice: stored, position, folded, words, language, dir }: Props) {
  const text = useText();
  const headingId = useId();
  const nowMs = useNow();
  const [units] = useUnits();
  const notice = useMemo(() => withUnits(stored, units, words), [stored, units, words]);
  const zone = useTimeZone(notice.duration.timeZone);
  const isPrinting = usePrinting();
  const lines = noticeLines(notice, { nowMs, zone, units, words });
  const sections = (): ReactNode => (
    <NoticeSections
      notice={notice}
      position={position}
      words={words}
      units={units}
      nowMs={nowMs}
      zone={zone}
      language={language}
      dir={dir}
    />
  );

  return (
    <article
      id={noticeAnchor(position)}
      className={classes.notice}
      aria-labelledby={headingId}
      tabIndex={-1}
      dir={dir}
    >
      <AnswerCard
        notice={notice}
        lines={lines}
        position={position}
        headingId={headingId}
        words={words}
        language={language}
      />
      {folded === null ? (
        sections()
      ) : (
        <details
          className={classes.more}
          open={folded.isOpen || isPrinting}
          onToggle={(event) => {
            if (!isPrinting) folded.onToggle(event.currentTarget.open);
          }}
        >
          <summary>
            <bdi>{text.notam.more}</bdi>
          </summary>
          {(folded.isOpen || isPrinting) && sections()}
        </details>
      )}
    </article>
  );
}
