import { Link, useMatches } from 'react-router';
import { useSite } from '../../shared/api/site.ts';
import { useText } from '../../shared/text/use-text.ts';
import { ExternalLink } from '../../shared/ui/external-link.tsx';
import { PATHS } from '../../shared/ui/paths.ts';
import type { PageHandle } from './page-handle.ts';
import classes from './shell.module.css';

export function Footer() {
  const text = useText();
  const { partner, supportEmail } = useSite();
  const FooterNote = (useMatches().at(-1)?.handle as PageHandle | undefined)?.FooterNote;

  return (
    <footer className={classes.footer} data-print="no">
      <div className={classes.footerRow}>
        {partner && (
          <span>
            {text.shell.poweredBy} <ExternalLink href={partner.url}>{partner.name}</ExternalLink>
          </span>
        )}
        {FooterNote && <FooterNote />}
        <span className={classes.footerLinks}>
          <Link to={PATHS.manual}>{text.shell.userManual}</Link>
          <Link to={PATHS.terms}>{text.shell.terms}</Link>
          <Link to={PATHS.privacy}>{text.shell.privacy}</Link>
          {supportEmail && <a href={`mailto:${supportEmail}`}>{text.shell.contact}</a>}
        </span>
      </div>
    </footer>
  );
}
