import type { LanguageCode, WeatherCatalogue } from '@klarnotam/language';
import type { HeldDrone } from '../../shared/drones/use-drones.ts';
import classes from './report.module.css';
import { StationCard } from './station-card.tsx';
import type { GlancedStation } from './use-glances.ts';

interface Props {
  readonly glanced: readonly GlancedStation[];
  readonly drone: HeldDrone | null;
  readonly words: WeatherCatalogue;
  readonly language: LanguageCode;
  readonly dir: 'ltr' | 'rtl';
}

/** A card for each station, and once that this is the weather of a place and no permission. */
export function StationCards({ glanced, drone, words, language, dir }: Props) {
  return (
    <>
      {glanced.map(({ station, glance, said }) => (
        <StationCard
          key={station.first.position}
          station={station}
          glance={glance}
          said={said}
          drone={drone}
          words={words}
          language={language}
          dir={dir}
        />
      ))}
      <p className={classes.standing} lang={language} dir={dir}>
        {glanced[0]?.station.first.report.standing}
      </p>
    </>
  );
}
