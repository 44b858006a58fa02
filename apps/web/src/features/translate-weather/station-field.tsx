import { Button, TextInput } from '@mantine/core';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { failureCodeOf, failureDataOf, failureMessageOf } from '../../shared/api/failure.ts';
import { useText } from '../../shared/text/use-text.ts';
import { Message } from '../../shared/ui/message.tsx';
import classes from './station-field.module.css';
import { StationReports } from './station-reports.tsx';
import { useStationWeather } from './use-station-weather.ts';

const STATION = /^[A-Z][A-Z0-9]{3}$/;

interface Props {
  readonly disabled: boolean;
  readonly pasted: string;
  readonly onUse: (text: string) => void;
}

/** Fetches the latest reports of a station, for the text below; nothing is spent by that. */
export function StationField({ disabled, pasted, onUse }: Props) {
  const text = useText();
  const { station: words } = text.weather;
  const [wanted, setWanted] = useState('');
  const [malformed, setMalformed] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const stations = useStationWeather();
  const region = useId();

  const fetchReports = (): void => {
    const id = wanted.trim().toUpperCase();
    setMalformed(!STATION.test(id));
    if (!STATION.test(id)) {
      field.current?.focus();
      return;
    }
    stations.mutate(id);
  };
  const fetchOnEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    // The form around this translates on Enter.
    event.preventDefault();
    fetchReports();
  };
  const failure = (error: Error): string => {
    const { retryAfterS } = failureDataOf(error, 'tooMany');
    if (retryAfterS !== undefined) return text.translating.errors.busy(retryAfterS);
    const isOurs = failureCodeOf(error) !== 'network';
    return isOurs
      ? failureMessageOf(error, { network: words.unreachable, fallback: words.unreachable })
      : words.unreachable;
  };

  return (
    <div className={classes.station}>
      <div className={classes.row}>
        <TextInput
          ref={field}
          className={classes.field ?? ''}
          classNames={{ input: classes.input }}
          label={words.label}
          description={words.help}
          size="md"
          value={wanted}
          maxLength={4}
          disabled={disabled}
          error={malformed ? words.invalid : undefined}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          aria-controls={region}
          onChange={(event) => {
            setWanted(event.currentTarget.value.toUpperCase());
            setMalformed(false);
          }}
          onKeyDown={fetchOnEnter}
        />
        <Button
          variant="default"
          className={classes.fetch ?? ''}
          disabled={disabled || stations.isPending}
          onClick={fetchReports}
        >
          {stations.isPending ? words.fetching : words.fetch}
        </Button>
      </div>
      <div id={region} role="status">
        {stations.isError && <Message kind="error">{failure(stations.error)}</Message>}
        {stations.data && <StationReports found={stations.data} pasted={pasted} onUse={onUse} />}
      </div>
    </div>
  );
}
