import { useText } from '../shared/text/use-text.ts';
import { BrandMark } from '../shared/ui/brand.tsx';
import { ButtonLink, PlainButton } from '../shared/ui/plain-button.tsx';
import { PATHS } from '../shared/ui/paths.ts';
import { usePageTitle } from '../shared/ui/use-page-title.ts';
import classes from './error-page.module.css';

/** Shown in place of a page that failed while it was drawn. */
export function ErrorPage() {
  const text = useText();
  usePageTitle(text.errorPage.title);

  return (
    <main className={classes.page}>
      <BrandMark size={40} />
      <h1>{text.errorPage.title}</h1>
      <p>{text.errorPage.text}</p>
      <div className={classes.actions}>
        <PlainButton onClick={() => window.location.reload()}>{text.errorPage.reload}</PlainButton>
        <ButtonLink to={PATHS.landing} kind="second">
          {text.errorPage.home}
        </ButtonLink>
        <ButtonLink to={`${PATHS.manual}#troubleshooting`} kind="second">
          {text.shell.userManual}
        </ButtonLink>
      </div>
    </main>
  );
}
