import {
  IconCloud,
  IconFileInvoice,
  IconId,
  IconRoute,
  IconSend,
  IconTextRecognition,
  type Icon,
} from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { useSite } from '../../shared/api/site.ts';
import { useText } from '../../shared/text/use-text.ts';
import { isOpen, PATHS, type Path } from '../../shared/ui/paths.ts';
import classes from './tiles.module.css';

interface Tile {
  readonly to: Path;
  readonly Shape: Icon;
  readonly name: string;
  readonly text: string;
}

/** The way to each page that exists. */
export function Tiles() {
  const { home, shell } = useText();
  const { productName } = useSite();
  const heading = useId();
  const { tiles } = home;
  const all: readonly Tile[] = [
    { to: PATHS.notam, Shape: IconTextRecognition, name: productName, text: tiles.notam },
    { to: PATHS.briefing, Shape: IconRoute, name: shell.menuEntries.briefing, text: tiles.briefing },
    { to: PATHS.sendNotam, Shape: IconSend, ...tiles.sendNotam },
    { to: PATHS.weather, Shape: IconCloud, ...tiles.weather },
    { to: PATHS.member, Shape: IconId, ...tiles.member },
    { to: PATHS.payments, Shape: IconFileInvoice, ...tiles.payments },
  ];

  return (
    <section className={classes.section} aria-labelledby={heading}>
      <h2 id={heading}>{home.pages}</h2>
      <ul className={classes.tiles}>
        {all
          .filter(({ to }) => isOpen(to))
          .map(({ to, Shape, name, text }) => (
            <li key={to} className={classes.tile}>
              <Shape size={28} stroke={1.5} aria-hidden />
              <div>
                <h3>{name}</h3>
                <p>{text}</p>
                <Link to={to}>
                  {home.learnMore} <span className="visually-hidden">{home.about(name)}</span>
                </Link>
              </div>
            </li>
          ))}
      </ul>
    </section>
  );
}
