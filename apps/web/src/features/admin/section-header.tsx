import { IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import classes from './admin-page.module.css';

interface Props {
  readonly title: string;
  readonly lead?: string;
  readonly refresh: string;
  readonly refreshing: string;
  readonly busy: boolean;
  readonly onRefresh: () => void;
  readonly children?: ReactNode;
}

/** The heading of a part of the panel, with the way to load it anew. */
export function SectionHeader({ title, lead, refresh, refreshing, busy, onRefresh, children }: Props) {
  return (
    <div className={classes.sectionHeader}>
      <div>
        <h2>{title}</h2>
        {lead !== undefined && <p className={classes.lead}>{lead}</p>}
      </div>
      <div className={classes.buttons}>
        {children}
        <Button
          variant="default"
          leftSection={<IconRefresh size={18} aria-hidden />}
          aria-disabled={busy}
          onClick={() => {
            if (!busy) onRefresh();
          }}
        >
          {busy ? refreshing : refresh}
        </Button>
      </div>
    </div>
  );
}
