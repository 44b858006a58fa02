import type { Span } from '@klarnotam/aviation';
import type { EngineName, NotamNotice } from '@klarnotam/contract';
import type { LanguageCode } from '@klarnotam/language';
import { useText } from '../../shared/text/use-text.ts';
import { Sentences } from '../../shared/ui/sentences.tsx';
import { Telegram } from '../../shared/ui/telegram.tsx';
import type { TelegramHighlight } from '../../shared/ui/use-telegram-highlight.ts';
import classes from '../../shared/translating/result.module.css';

interface Props {
  readonly source: string;
  readonly unread: NotamNotice['unread'];
  readonly terms: NotamNotice['terms'];
  readonly linked: readonly Span[];
  readonly highlight: TelegramHighlight;
  /** Who wrote the words. */
  readonly engine: EngineName;
  readonly language: LanguageCode;
  readonly dir: 'ltr' | 'rtl';
}

/** The telegram beside its meaning, what could not be read in it, and who read it. */
export function TelegramColumn({ source, unread, terms, linked, highlight, engine, language, dir }: Props) {
  const text = useText();
  return (
    <figure className={classes.telegram}>
      <figcaption className={classes.caption}>{text.telegram.heading}</figcaption>
      <Telegram
        source={source}
        unread={unread.map(({ span }) => span)}
        linked={linked}
        highlight={highlight}
        terms={terms}
        language={language}
      />
      {unread.length > 0 && (
        <div className={classes.unread}>
          <p className={classes.unreadHeading}>{text.telegram.unread}</p>
          <p className={classes.hint}>{text.telegram.unreadHelp}</p>
          <div lang={language} dir={dir}>
            <Sentences sentences={unread} source={source} highlight={highlight} />
          </div>
        </div>
      )}
      <p className={classes.engine}>{text.translating.engines[engine]}</p>
    </figure>
  );
}
