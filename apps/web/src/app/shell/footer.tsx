import type { Site } from '@klarnotam/contract';
import type { ComponentType } from 'react';
import { useText } from '../../shared/text/use-text.ts';
import { ExternalLink } from '../../shared/ui/external-link.tsx';
import { PageLink } from '../../shared/ui/page-link.tsx';
import { PATHS } from '../../shared/ui/paths.ts';
import classes from './shell.module.css';

interface Props {
  readonly site: Partial<Pick<Site, 'partner' | 'supportEmail'>>;
  readonly hasManual: boolean;
  /** What the page adds. */
  readonly note?: ComponentType | undefined;
}

/** Partner, manual, terms and contact. Knows neither session nor router. */
export function Footer({ site: { partner, supportEmail }, hasManual, note: FooterNote }: Props) {
  const text = useText();

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
          {hasManual && <PageLink to={PATHS.manual}>{text.shell.userManual}</PageLink>}
          <PageLink to={PATHS.terms}>{text.shell.terms}</PageLink>
          <PageLink to={PATHS.privacy}>{text.shell.privacy}</PageLink>
          {supportEmail && <a href={`mailto:${supportEmail}`}>{text.shell.contact}</a>}
        </span>
      </div>
    </footer>
  );
}
