import { PLACE_QUERY_MAX_CHARACTERS, PLACE_QUERY_MIN_CHARACTERS } from '@klarnotam/contract';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { failureCodeOf, failureDataOf, failureMessageOf } from '../../shared/api/failure.ts';
import { useText } from '../../shared/text/use-text.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Message } from '../../shared/ui/message.tsx';
import { TextInput } from '../../shared/ui/text-input.tsx';
import { StationChoices } from './station-choices.tsx';
import classes from './station-field.module.css';
import { StationReports } from './station-reports.tsx';
import { useStationChoices, useStationWeather } from './use-station-weather.ts';

interface Props {
  readonly disabled: boolean;
  readonly pasted: string;
  readonly onUse: (text: string) => void;
}

/** Fetches the latest reports of a station, by its name or near a place, for the text below; nothing is spent by that. */
export function StationField({ disabled, pasted, onUse }: Props) {
  const text = useText();
  const { station: words } = text.weather;
  const [wanted, setWanted] = useState('');
  const [malformed, setMalformed] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const choices = useStationChoices();
  const stations = useStationWeather();
  const region = useId();
  const busy = choices.isPending || stations.isPending;

  const find = (): void => {
    const query = wanted.trim();
    const tooShort = query.length < PLACE_QUERY_MIN_CHARACTERS;
    setMalformed(tooShort);
    if (tooShort) {
      field.current?.focus();
      return;
    }
    stations.reset();
    choices.mutate(query, {
      onSuccess: ({ exact }) => {
        if (exact !== null) stations.mutate(exact);
      },
    });
  };
  const findOnEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    // The form around this translates on Enter.
    event.preventDefault();
    if (!busy) find();
  };
  const failure = (error: Error): string => {
    const { retryAfterS } = failureDataOf(error, 'tooMany');
    if (retryAfterS !== undefined) return text.translating.errors.busy(retryAfterS);
    const isOurs = failureCodeOf(error) !== 'network';
    return isOurs
      ? failureMessageOf(error, { network: words.unreachable, fallback: words.unreachable })
      : words.unreachable;
  };
  const failed = stations.error ?? choices.error;

  return (
    <div className={classes.station}>
      <div className={classes.row}>
        <TextInput
          ref={field}
          className={classes.field ?? ''}
          label={words.label}
          description={words.help}
          value={wanted}
          maxLength={PLACE_QUERY_MAX_CHARACTERS}
          disabled={disabled}
          error={malformed ? words.invalid : undefined}
          autoComplete="off"
          spellCheck={false}
          aria-controls={region}
          onChange={(event) => {
            setWanted(event.currentTarget.value);
            setMalformed(false);
          }}
          onKeyDown={findOnEnter}
        />
        <Button variant="default" className={classes.fetch ?? ''} disabled={disabled || busy} onClick={find}>
          {busy ? words.fetching : words.fetch}
        </Button>
      </div>
      <div id={region} role="status">
        {failed && <Message kind="error">{failure(failed)}</Message>}
        {choices.data?.exact === null && stations.isIdle && (
          <StationChoices
            choices={choices.data}
            onChoose={(icao) => {
              // The button that was pressed goes.
              field.current?.focus();
              stations.mutate(icao);
            }}
          />
        )}
        {stations.data && <StationReports found={stations.data} pasted={pasted} onUse={onUse} />}
      </div>
    </div>
  );
}
