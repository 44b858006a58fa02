import { IconSearch } from '@tabler/icons-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { useText } from '../../shared/text/use-text.ts';
import type { ManualBook } from './manual-book.ts';
import classes from './manual-search.module.css';
import type { FoundPart } from './search-index.ts';
import { useManualSearch } from './use-manual-search.ts';

/**
 * Finds parts of the manual by words and their beginnings. Enter opens the first one, the arrow keys walk through them, Escape closes
 * them.
 */
export function ManualSearch({ book }: { book: ManualBook }) {
  const { manual } = useText();
  const [typed, setTyped] = useState('');
  const [opened, setOpened] = useState(false);
  const { find, failed, prepare } = useManualSearch(book);
  const navigate = useNavigate();
  const frame = useRef<HTMLDivElement>(null);
  const listId = useId();
  const wanted = typed.trim();
  const found = wanted === '' ? [] : (find?.(wanted) ?? null);

  const close = (): void => setOpened(false);
  const go = (part: FoundPart | undefined): void => {
    if (!part) return;
    close();
    void navigate(`#${part.id}`);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const stops = [...(frame.current?.querySelectorAll<HTMLElement>('input, a') ?? [])];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape' && opened) {
      close();
      stops[0]?.focus();
    } else if (step !== undefined && opened) {
      event.preventDefault();
      const at = stops.indexOf(document.activeElement as HTMLElement);
      stops[Math.min(Math.max(at + step, 0), stops.length - 1)]?.focus();
    }
  };

  return (
    <div
      ref={frame}
      className={classes.frame}
      data-print="no"
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <form
        role="search"
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          go(found?.[0]);
        }}
      >
        <IconSearch size={20} aria-hidden className={classes.icon} />
        <input
          type="search"
          className={classes.input}
          aria-label={manual.search}
          aria-controls={listId}
          placeholder={manual.searchPlaceholder}
          autoComplete="off"
          maxLength={100}
          value={typed}
          onFocus={() => {
            prepare();
            setOpened(true);
          }}
          onChange={(event) => {
            prepare();
            setTyped(event.currentTarget.value);
            setOpened(true);
          }}
        />
      </form>
      <p role="status" className="visually-hidden">
        {opened && wanted !== '' && found !== null && (found.length > 0 ? manual.found(found.length) : '')}
      </p>
      <div
        id={listId}
        className={classes.results}
        hidden={!opened || wanted === '' || (found === null && !failed)}
      >
        {failed && <p className={classes.none}>{manual.searchFailed}</p>}
        {found?.length === 0 && (
          <p className={classes.none} role="status">
            {manual.noneFound(wanted)}
          </p>
        )}
        {found !== null && found.length > 0 && (
          <ul className={classes.list} aria-label={manual.results}>
            {found.map((part) => (
              <li key={part.id}>
                <Link to={`#${part.id}`} className={classes.result ?? ''} onClick={close}>
                  <span className={classes.resultHeading}>{part.heading}</span>
                  {part.section !== '' && <span className={classes.resultSection}>{part.section}</span>}
                  <span className={classes.excerpt}>{part.excerpt}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
