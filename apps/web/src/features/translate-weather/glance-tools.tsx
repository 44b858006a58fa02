import type { WeatherUnits } from '@klarnotam/language';
import { IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useWeatherUnits, WEATHER_UNITS } from '../../shared/drones/use-weather-units.ts';
import { useText } from '../../shared/text/use-text.ts';
import { Button } from '../../shared/ui/button.tsx';
import { CopyButton } from '../../shared/ui/copy-button.tsx';
import { NativeSelect } from '../../shared/ui/native-select.tsx';
import { PATHS } from '../../shared/ui/paths.ts';
import classes from './glance-tools.module.css';
import { FLIGHT_MINUTES, useFlightMinutes } from './use-flight-minutes.ts';

interface Props {
  /** The result as plain text. */
  readonly toText: () => string;
  /** It is among the translations of whoever reads it. */
  readonly isSaved: boolean;
}

/** What the result is told in and for how long a flight, and ways to take it along. */
export function GlanceTools({ toText, isSaved }: Props) {
  const text = useText();
  const { tools } = text.weather;
  const [units, setUnits] = useWeatherUnits();
  const [minutes, setMinutes] = useFlightMinutes();
  const [done, setDone] = useState('');
  return (
    <div className={classes.tools} data-print="no">
      <NativeSelect
        aria-label={tools.units}
        value={units}
        onChange={(event) => {
          const chosen = WEATHER_UNITS.find((one) => one === event.currentTarget.value);
          if (chosen) setUnits(chosen);
        }}
        data={WEATHER_UNITS.map((value: WeatherUnits) => ({ value, label: tools.unitsOf[value] }))}
      />
      <NativeSelect
        aria-label={tools.flightLength}
        value={String(minutes)}
        onChange={(event) => setMinutes(Number(event.currentTarget.value))}
        data={FLIGHT_MINUTES.map((value) => ({ value: String(value), label: tools.flightOf(value) }))}
      />
      <CopyButton toText={toText} words={tools} onSaid={setDone} />
      <Button
        variant="default"
        leftSection={<IconPrinter size={18} aria-hidden />}
        onClick={() => window.print()}
      >
        {tools.print}
      </Button>
      <p role="status" className={classes.done}>
        {done}
      </p>
      {isSaved && (
        <p className={classes.done}>
          {tools.kept} <Link to={PATHS.history}>{tools.findAgain}</Link>
        </p>
      )}
    </div>
  );
}
