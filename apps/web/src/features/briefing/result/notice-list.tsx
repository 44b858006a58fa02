import { sayVerdict } from '@klarnotam/language';
import type { Verdict } from '@klarnotam/notam';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../../../shared/text/use-text.ts';
import { usePrinting } from '../../../shared/ui/use-printing.ts';
import classes from './notice-list.module.css';
import { SHOWN_VERDICTS, type GroupedNotices, type IndexedNotice } from './group-notices.ts';
import { NoticeRow, rowAnchor } from './notice-row.tsx';
import rows from './notice-row.module.css';
import type { ResultContext } from './result-context.ts';

interface Props {
  readonly grouped: GroupedNotices;
  /** Null: all. */
  readonly shown: Verdict | null;
  readonly nameOf: (index: number) => string;
  readonly context: ResultContext;
  readonly onTranslate: ((index: number) => void) | null;
}

/** The notices by how they stand to the flight; what does not touch it, and doubles, are folded away. */
export function NoticeList({ grouped, shown, nameOf, context, onTranslate }: Props) {
  const { found } = useText().briefing;
  const { byVerdict, unjudged, folded } = grouped;
  const { language, dir, words } = context;
  const verdicts = shown === null ? SHOWN_VERDICTS : [shown];
  const draw = (list: readonly IndexedNotice[], withVerdict = false) => (
    <ol className={rows.list}>
      {list.map((indexed) => (
        <NoticeRow
          key={indexed.index}
          indexed={indexed}
          nameOf={nameOf}
          context={context}
          withVerdict={withVerdict}
          onTranslate={onTranslate}
        />
      ))}
    </ol>
  );
  return (
    <div className={classes.list} dir={dir}>
      {unjudged.length > 0 && draw(unjudged)}
      {verdicts.map((verdict) => {
        const list = byVerdict[verdict];
        if (list.length === 0) return null;
        const heading = `${sayVerdict(verdict, words)} (${list.length})`;
        return verdict === 'doesNot' && shown === null ? (
          <Folded key={verdict} summary={heading} list={list} draw={draw} lang={language} dir={dir} />
        ) : (
          <div key={verdict}>
            <h3 className={classes.heading} lang={language} dir={dir}>
              {heading}
            </h3>
            {draw(list)}
          </div>
        );
      })}
      {shown !== null && byVerdict[shown].length === 0 && <p>{found.none}</p>}
      {folded.length > 0 && shown === null && (
        <Folded summary={found.folded(folded.length)} list={folded} draw={(list) => draw(list, true)} />
      )}
    </div>
  );
}

interface FoldedProps {
  readonly summary: string;
  readonly list: readonly IndexedNotice[];
  readonly draw: (list: readonly IndexedNotice[]) => ReactNode;
  readonly lang?: string;
  readonly dir?: 'ltr' | 'rtl';
}

/** Rows that are drawn when they are looked at, or when the address names one of them. */
function Folded({ summary, list, draw, lang, dir }: FoldedProps) {
  const { hash, key } = useLocation();
  const isNamed = list.some(({ index }) => hash === `#${rowAnchor(index)}`);
  const isPrinting = usePrinting();
  const [state, setState] = useState({ key: '', isOpen: false });
  // An address that names one of them opens them; then the reader decides.
  const isOpen = state.key === key ? state.isOpen : isNamed || state.isOpen;
  if (isPrinting)
    return (
      <p className={classes.heading} lang={lang} dir={dir}>
        {summary}
      </p>
    );
  return (
    <details
      className={classes.folded}
      open={isOpen}
      onToggle={(event) => setState({ key, isOpen: event.currentTarget.open })}
    >
      <summary className={classes.heading} lang={lang} dir={dir}>
        {summary}
      </summary>
      {isOpen && draw(list)}
    </details>
  );
}
