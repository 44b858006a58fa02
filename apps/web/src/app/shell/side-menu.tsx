import { IconX } from '@tabler/icons-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useText } from '../../shared/text/use-text.ts';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { PageLink } from '../../shared/ui/page-link.tsx';
import type { MenuEntry } from './menu-entries.ts';
import classes from './shell.module.css';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly productName: string;
  readonly entries: readonly MenuEntry[];
  readonly isCurrent: (entry: MenuEntry) => boolean;
  /** Below the links. */
  readonly children?: ReactNode;
}

/**
 * The menu that slides in. The browser's own dialog keeps the focus inside, closes on Escape and gives the focus back. Knows neither
 * session nor router.
 */
export function SideMenu({ opened, onClose, productName, entries, isCurrent, children }: Props) {
  const text = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();

  useEffect(() => {
    if (opened && dialog.current?.open === false) dialog.current.showModal();
    if (!opened) dialog.current?.close();
  }, [opened]);

  return (
    <dialog
      ref={dialog}
      className={classes.menu}
      aria-labelledby={title}
      onClose={onClose}
      onClick={({ target, currentTarget }) => {
        // The dialog itself is hit beside its content alone: on its backdrop.
        if (target === currentTarget) onClose();
      }}
    >
      {opened && (
        <div className={classes.menuContent}>
          <div className={classes.menuHeader}>
            <h2 id={title} className={classes.menuTitle}>
              {text.shell.menu}
            </h2>
            <IconButton aria-label={text.shell.closeMenu} onClick={onClose}>
              <IconX aria-hidden stroke={1.6} />
            </IconButton>
          </div>
          <div className={classes.menuBody}>
            <nav aria-label={text.shell.mainNavigation}>
              <ul className={classes.menuList}>
                {entries.map((entry) => {
                  const label = entry.label(text, productName);
                  return (
                    <li key={label}>
                      <PageLink
                        to={entry.to}
                        state={entry.state}
                        className={classes.menuLink}
                        aria-current={isCurrent(entry) ? 'page' : undefined}
                        onClick={onClose}
                      >
                        {label}
                      </PageLink>
                    </li>
                  );
                })}
              </ul>
            </nav>
            {children}
          </div>
        </div>
      )}
    </dialog>
  );
}
