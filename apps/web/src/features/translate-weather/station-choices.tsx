import type { WeatherStation } from '@klarnotam/contract';
import { useId } from 'react';
import { useText } from '../../shared/text/use-text.ts';
import { Button } from '../../shared/ui/button.tsx';
import classes from './station-field.module.css';
import type { StationChoices as Choices } from './use-station-weather.ts';

interface Props {
  readonly choices: Choices;
  readonly onChoose: (icao: string) => void;
}

/** The stations that a name may mean, and those around a place of that name. */
export function StationChoices({ choices: { named, near }, onChoose }: Props) {
  const { station: words } = useText().weather;
  const nearby = near?.stations ?? [];
  if (named.length === 0 && nearby.length === 0) return <p>{words.noStation}</p>;
  return (
    <div className={classes.choices}>
      {named.length > 0 && <List heading={words.named} stations={named} onChoose={onChoose} />}
      {near && nearby.length > 0 && (
        <div>
          <List heading={words.near(near.place)} stations={nearby} onChoose={onChoose} />
          <p className={classes.source}>{near.attribution}</p>
        </div>
      )}
    </div>
  );
}

interface ListProps {
  readonly heading: string;
  readonly stations: readonly WeatherStation[];
  readonly onChoose: (icao: string) => void;
}

function List({ heading, stations, onChoose }: ListProps) {
  const { station: words } = useText().weather;
  const id = useId();
  return (
    <div>
      <p id={id} className={classes.choiceHeading}>
        {heading}
      </p>
      <ul className={classes.choiceList} aria-labelledby={id}>
        {stations.map(({ icao, name, distanceKm }) => (
          <li key={icao}>
            <Button variant="default" className={classes.choice ?? ''} onClick={() => onChoose(icao)}>
              <span>
                {name} ({icao}){distanceKm === null ? '' : ` · ${words.distance(distanceKm)}`}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
