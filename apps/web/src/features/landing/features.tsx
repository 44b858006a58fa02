import { IconBellRinging, IconDrone, IconWind } from '@tabler/icons-react';
import { useText } from '../../shared/text/use-text.ts';
import classes from './features.module.css';

const ICONS = [IconDrone, IconWind, IconBellRinging];

export function Features() {
  const text = useText();
  return (
    <section className={classes.features} aria-label={text.landing.features}>
      {text.landing.cards.map((card, index) => {
        const Icon = ICONS[index] ?? IconDrone;
        return (
          <div key={card.name} className={classes.card}>
            <Icon size={28} stroke={1.5} color="var(--sky)" aria-hidden />
            <h2 className={classes.name}>{card.name}</h2>
            <p>{card.text}</p>
          </div>
        );
      })}
    </section>
  );
}
