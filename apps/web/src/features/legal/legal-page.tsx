import { useText } from '../../shared/text/use-text.ts';
import { LegalText } from '../../shared/ui/legal-text.tsx';
import { usePageTitle } from '../../shared/ui/use-page-title.ts';
import classes from './legal-page.module.css';

/** The terms or the privacy policy. */
export function LegalPage({ of }: { of: 'terms' | 'privacy' }) {
  const { title } = useText().legal[of];
  usePageTitle(title);
  return (
    <div className={classes.page}>
      <h1>{title}</h1>
      <LegalText of={of} level={2} />
    </div>
  );
}
