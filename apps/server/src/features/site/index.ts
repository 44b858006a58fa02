export { describeSite, type SiteSettings } from './describe-site.ts';
