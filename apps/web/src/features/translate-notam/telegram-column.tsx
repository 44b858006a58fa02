import type { Span } from '@klarnotam/aviation';
import type { NotamNotice } from '@klarnotam/contract';
import type { LanguageCode } from '@klarnotam/language';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { useText } from '../../shared/text/use-text.ts';
import { Sentences } from '../../shared/ui/sentences.tsx';
import { Telegram } from '../../shared/ui/telegram.tsx';
import type { TelegramHighlight } from '../../shared/ui/use-telegram-highlight.ts';
import { usePrinting } from '../../shared/ui/use-printing.ts';
import classes from './telegram-column.module.css';
import type { WordedBy } from './worded-by.ts';

interface Props {
  readonly source: string;
  readonly unread: NotamNotice['unread'];
  readonly terms: NotamNotice['terms'];
  readonly linked: readonly Span[];
  readonly highlight: TelegramHighlight;
  /** Who wrote the words. */
  readonly engine: WordedBy;
  readonly language: LanguageCode;
  readonly dir: 'ltr' | 'rtl';
}

/** As in the style sheet: here the telegram stands beside its meaning. */
const BESIDE = '(min-width: 1000px)';

/** The telegram beside its meaning, folded where it stands below it; what could not be read in it, and who read it. */
export function TelegramColumn({ source, unread, terms, linked, highlight, engine, language, dir }: Props) {
  const text = useText();
  const isBeside = useMediaQuery(BESIDE, undefined, { getInitialValueInEffect: false });
  // What a reader chose holds until the screen becomes another one.
  const [chosen, choose] = useState({ isBeside, isOpen: isBeside });
  const isOpen = chosen.isBeside === isBeside ? chosen.isOpen : isBeside;
  const isPrinting = usePrinting();

  return (
    <div className={classes.telegram} dir="ltr">
      {unread.length > 0 && (
        <div className={classes.unread}>
          <p className={classes.unreadHeading}>{text.telegram.unread}</p>
          <p className={classes.hint}>{text.telegram.unreadHelp}</p>
          <div lang={language} dir={dir}>
            <Sentences sentences={unread} source={source} highlight={highlight} />
          </div>
        </div>
      )}
      <details
        open={isOpen || isPrinting}
        onToggle={(event) => {
          if (!isPrinting) choose({ isBeside, isOpen: event.currentTarget.open });
        }}
      >
        <summary className={classes.caption}>{text.telegram.heading}</summary>
        <Telegram
          source={source}
          unread={unread.map(({ span }) => span)}
          linked={linked}
          highlight={highlight}
          terms={terms}
          language={language}
        />
      </details>
      <p className={classes.engine}>{text.translating.engines[engine]}</p>
    </div>
  );
}
