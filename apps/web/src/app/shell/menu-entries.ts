import type { Messages } from '../../shared/text/use-text.ts';
import { PATHS } from '../../shared/ui/paths.ts';

export interface MenuEntry {
  readonly to: string;
  readonly label: (text: Messages, productName: string) => string;
}

/** What the menu shows to a visitor. */
export const menuEntries: readonly MenuEntry[] = [
  { to: PATHS.notam, label: (_text, productName) => productName },
];
