import type { Session } from '../../shared/api/session.ts';
import type { Messages } from '../../shared/text/use-text.ts';
import type { AuthLocationState } from '../../shared/ui/auth-location-state.ts';
import { isOpen, PATHS, type Path } from '../../shared/ui/paths.ts';

export interface MenuEntry {
  readonly to: Path;
  readonly label: (text: Messages, productName: string) => string;
  readonly state?: AuthLocationState;
}

const MEMBER_ENTRIES: readonly MenuEntry[] = [
  { to: PATHS.home, label: ({ shell }) => shell.menuEntries.home },
  { to: PATHS.member, label: ({ shell }) => shell.menuEntries.member },
  { to: PATHS.subscribe, label: ({ shell }) => shell.menuEntries.subscribe },
  { to: PATHS.payments, label: ({ shell }) => shell.menuEntries.payments },
  { to: PATHS.notam, label: (_text, productName) => productName },
  { to: PATHS.briefing, label: ({ shell }) => shell.menuEntries.briefing },
  { to: PATHS.history, label: ({ shell }) => shell.menuEntries.history },
  { to: PATHS.sendNotam, label: ({ shell }) => shell.menuEntries.sendNotam },
  { to: PATHS.savedNotams, label: ({ shell }) => shell.menuEntries.savedNotams },
  { to: PATHS.weather, label: ({ shell }) => shell.menuEntries.weather },
  { to: PATHS.manual, label: ({ shell }) => shell.userManual },
];

const ADMIN_ENTRY: MenuEntry = { to: PATHS.admin, label: ({ shell }) => shell.menuEntries.admin };

const VISITOR_ENTRIES: readonly MenuEntry[] = [
  { to: PATHS.manual, label: ({ shell }) => shell.userManual },
  { to: PATHS.auth, label: ({ shell }) => shell.menuEntries.logIn, state: { mode: 'logIn' } },
  { to: PATHS.auth, label: ({ shell }) => shell.menuEntries.signUp, state: { mode: 'signUp' } },
];

/** What the menu leads to, in its order; only pages that exist. */
export function menuEntries(session: Session | undefined): readonly MenuEntry[] {
  if (!session?.user) return VISITOR_ENTRIES;
  const wanted = session.user.isAdmin ? [...MEMBER_ENTRIES, ADMIN_ENTRY] : MEMBER_ENTRIES;
  return wanted.filter(({ to }) => isOpen(to));
}
