import { Drawer } from '@mantine/core';
import { NavLink } from 'react-router';
import { useSite } from '../../shared/api/site.ts';
import { useText } from '../../shared/text/use-text.ts';
import { menuEntries } from './menu-entries.ts';
import classes from './shell.module.css';

export function SideMenu({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const text = useText();
  const site = useSite();

  return (
    <Drawer.Root
      opened={opened}
      onClose={onClose}
      position="right"
      size={320}
      transitionProps={{ duration: 150 }}
      classNames={{ content: classes.menu }}
    >
      <Drawer.Overlay backgroundOpacity={0.35} />
      <Drawer.Content>
        <div className={classes.menuHeader}>
          <Drawer.Title className={classes.menuTitle ?? ''}>{text.shell.menu}</Drawer.Title>
          <Drawer.CloseButton aria-label={text.shell.closeMenu} size={44} iconSize={22} />
        </div>
        <Drawer.Body className={classes.menuBody ?? ''}>
          <nav aria-label={text.shell.mainNavigation}>
            <ul className={classes.menuList}>
              {menuEntries.map((entry) => (
                <li key={entry.to}>
                  <NavLink to={entry.to} end className={classes.menuLink ?? ''} onClick={onClose}>
                    {entry.label(text, site.productName)}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
