import type { WeatherStation } from '@klarnotam/contract';
import { Button } from '@mantine/core';
import { useText } from '../../shared/text/use-text.ts';
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
      {named.length > 0 && (
        <section>
          <h3>{words.named}</h3>
          <List stations={named} onChoose={onChoose} />
        </section>
      )}
      {near && nearby.length > 0 && (
        <section>
          <h3>{words.near(near.place)}</h3>
          <List stations={nearby} onChoose={onChoose} />
          <p className={classes.source}>{near.attribution}</p>
        </section>
      )}
    </div>
  );
}

interface ListProps {
  readonly stations: readonly WeatherStation[];
  readonly onChoose: (icao: string) => void;
}

function List({ stations, onChoose }: ListProps) {
  const { station: words } = useText().weather;
  return (
    <ul className={classes.choiceList}>
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
  );
}
