export { describeSite, type DescribeSite, type SiteSettings } from './describe-site.ts';
