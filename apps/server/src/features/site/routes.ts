import { os } from '../../http/procedures.ts';
import { describeSite, type SiteSettings } from './describe-site.ts';

export function siteRoute(settings: SiteSettings) {
  const site = describeSite(settings);
  return os.site.handler(() => site);
}
