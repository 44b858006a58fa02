import { Link } from 'react-router';
import { useText } from '../../shared/text/use-text.ts';
import classes from './contents.module.css';
import type { ManualBook } from './manual-book.ts';

/** Where "Back to the contents" leads. */
export const CONTENTS_ID = 'contents';

/** The table of contents on a narrow screen, folded until it is wanted. */
export function ContentsFolded({ book }: { book: ManualBook }) {
  const { manual } = useText();
  return (
    <details className={classes.folded}>
      <summary>{manual.contents}</summary>
      <nav aria-label={manual.contents}>
        <ol className={classes.list}>
          {book.sections.map(({ id, heading }) => (
            <li key={id}>
              <Link to={`#${id}`} className={classes.link ?? ''}>
                {heading}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  );
}

/** The table of contents beside the text. It marks where the reader is, and opens the parts of that section. */
export function ContentsBeside({ book, current }: { book: ManualBook; current: string }) {
  const { manual } = useText();
  return (
    <nav className={classes.beside} aria-label={manual.contents}>
      <ol className={classes.list}>
        {book.sections.map((section) => {
          const open = section.id === current || section.parts.some(({ id }) => id === current);
          return (
            <li key={section.id}>
              <Link
                to={`#${section.id}`}
                className={classes.link ?? ''}
                aria-current={section.id === current ? 'location' : undefined}
                data-open={open || undefined}
              >
                {section.heading}
              </Link>
              {open && section.parts.length > 0 && (
                <ol className={classes.parts}>
                  {section.parts.map(({ id, heading }) => (
                    <li key={id}>
                      <Link
                        to={`#${id}`}
                        className={classes.link ?? ''}
                        aria-current={id === current ? 'location' : undefined}
                      >
                        {heading}
                      </Link>
                    </li>
                  ))}
                </ol>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
