import { lazy, Suspense, type ComponentType } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useAdminText } from '../../shared/text/use-admin-text.ts';
import { PATHS } from '../../shared/ui/paths.ts';
import { usePageTitle } from '../../shared/ui/use-page-title.ts';
import classes from './admin-page.module.css';
import { searchOfSection, sectionOf, SECTIONS, type SectionName } from './sections.ts';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { UsersSection } from './users/users-section.tsx';

const SHOWN: Readonly<Record<SectionName, ComponentType>> = {
  users: UsersSection,
  usage: lazy(async () => ({ default: (await import('./usage/usage-section.tsx')).UsageSection })),
  mails: lazy(async () => ({ default: (await import('./mails/mails-section.tsx')).MailsSection })),
  payments: lazy(async () => ({
    default: (await import('./payments/payments-section.tsx')).PaymentsSection,
  })),
  audit: lazy(async () => ({ default: (await import('./audit/audit-section.tsx')).AuditSection })),
};

/** What the people who run the service see and do. Who may come here is decided before, and by the server at each call. */
export function AdminPage() {
  const text = useAdminText();
  const [search] = useSearchParams();
  const current = sectionOf(search);
  const Section = SHOWN[current];
  usePageTitle(current === 'users' ? text.title : `${text.sections[current]} · ${text.title}`);

  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <h1>{text.title}</h1>
        <nav aria-label={text.navigation} className={classes.sections}>
          <ul>
            {SECTIONS.map((name) => (
              <li key={name}>
                <Link
                  to={PATHS.admin + searchOfSection(name)}
                  aria-current={name === current ? 'page' : undefined}
                >
                  {text.sections[name]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <Suspense fallback={<ListSkeleton />}>
        <Section />
      </Suspense>
    </div>
  );
}
