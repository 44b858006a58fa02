import { use } from 'react';
import { useSite } from '../../shared/api/site.ts';
import { useScreenLanguage, useText } from '../../shared/text/use-text.ts';
import { usePageTitle } from '../../shared/ui/use-page-title.ts';
import { CONTENTS_ID, ContentsBeside, ContentsFolded } from './contents.tsx';
import { loadBook, loadedBook } from './load-book.ts';
import classes from './manual-page.module.css';
import { ManualSearch } from './manual-search.tsx';
import { PicturesContext } from './pictures-context.ts';
import { SectionView } from './section-view.tsx';
import { useCurrentPart } from './use-current-part.ts';

/** How to use the product and what its answers mean, from docs/manual. */
export function ManualPage() {
  const { manual } = useText();
  const { supportEmail } = useSite();
  const language = useScreenLanguage();
  const { book, pictures } = loadedBook(language) ?? use(loadBook(language));
  const current = useCurrentPart(book);
  usePageTitle(manual.title);

  return (
    <PicturesContext value={pictures}>
      <div className={classes.page}>
        <header id={CONTENTS_ID} className={classes.header}>
          <h1>{manual.title}</h1>
          <p className={classes.lead}>{manual.lead}</p>
          <ManualSearch book={book} />
        </header>
        <ContentsFolded book={book} />
        <ContentsBeside book={book} current={current} />
        <div className={classes.sections}>
          {book.sections.map((section) => (
            <SectionView key={section.id} section={section} />
          ))}
          <aside className={classes.support}>
            <h2>{manual.support}</h2>
            <p>{manual.supportText}</p>
            {supportEmail && (
              <p>
                <a href={`mailto:${supportEmail}`}>{manual.contact}</a> ({supportEmail})
              </p>
            )}
          </aside>
        </div>
      </div>
    </PicturesContext>
  );
}
