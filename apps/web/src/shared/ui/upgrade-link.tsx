import { Link } from 'react-router';
import { useSite } from '../api/site.ts';
import { useText } from '../text/use-text.ts';
import { isOpen, PATHS } from './paths.ts';

/** The way to more translations: the plans, or a mail to support while there is no such page. */
export function UpgradeLink() {
  const { shell } = useText();
  const { supportEmail } = useSite();
  if (isOpen(PATHS.subscribe)) return <Link to={PATHS.subscribe}>{shell.upgrade}</Link>;
  const subject = encodeURIComponent(shell.upgradeSubject);
  return <a href={`mailto:${supportEmail ?? ''}?subject=${subject}`}>{shell.upgrade}</a>;
}
