import { useText } from '../shared/text/use-text.ts';
import { BrandMark } from '../shared/ui/brand.tsx';
import { Button, ButtonLink } from '../shared/ui/button.tsx';
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
        <Button onClick={() => window.location.reload()}>{text.errorPage.reload}</Button>
        <ButtonLink to={PATHS.landing} variant="default">
          {text.errorPage.home}
        </ButtonLink>
        <ButtonLink to={`${PATHS.manual}#troubleshooting`} variant="default">
          {text.shell.userManual}
        </ButtonLink>
      </div>
    </main>
  );
}
