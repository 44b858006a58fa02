import { IconCurrentLocation } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useSite } from '../../../shared/api/site.ts';
import { LazyPlanningMap } from '../../../shared/map/lazy-planning-map.tsx';
import type { MapPosition } from '../../../shared/map/planning-map-props.ts';
import { normalisePosition, type ChosenPosition } from '../../../shared/places/chosen-position.ts';
import { CoordinateEntry } from '../../../shared/places/coordinate-entry.tsx';
import { PlaceSearch } from '../../../shared/places/place-search.tsx';
import { useText } from '../../../shared/text/use-text.ts';
import { DateField } from '../../../shared/times/date-field.tsx';
import { TimeField } from '../../../shared/times/time-field.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import fields from '../../../shared/ui/fields.module.css';
import { LinkButton } from '../../../shared/ui/link-button.tsx';
import { Message } from '../../../shared/ui/message.tsx';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import { describePlace } from './describe-flight.ts';
import { Favourites } from './favourites.tsx';
import { emptyDraft, momentOf, type LocalMoment } from './flight-draft.ts';
import classes from './flight-form.module.css';
import { SavedAreas } from './saved-areas.tsx';
import type { UsedFlightDraft } from './use-flight-draft.ts';
import { useMyLocation } from '../../../shared/places/use-my-location.ts';

/** No flight of anybody begins before; the field wants a date. */
const EARLIEST = '2000-01-01';

/** Where, when and how high somebody flies. */
export function FlightForm({ used }: { used: UsedFlightDraft }) {
  const text = useText();
  const words = text.briefing.flight;
  const site = useSite();
  const { draft, problems, change } = used;
  const place = draft.place?.place ?? null;
  const points = useMemo((): MapPosition[] => {
    if (place === null) return [];
    const positions = 'points' in place ? place.points : [place.position];
    return positions.map(({ lat, lon }) => ({ lat, lng: lon }));
  }, [place]);
  const isArea = place !== null && 'points' in place;
  /** Where the map goes: what was kept, then what is searched for or typed. */
  const [focus, setFocus] = useState<MapPosition | null>(points[0] ?? null);

  const setPoint = (position: ChosenPosition, name: string): void => {
    const { lat, lng } = normalisePosition(position);
    change({ place: { name, place: { position: { lat, lon: lng } } } });
  };
  const setAndShow = (position: ChosenPosition, name: string): void => {
    setPoint(position, name);
    setFocus({ lat: position.lat, lng: position.lng });
  };
  const mine = useMyLocation((position) => setAndShow(position, words.hereName));

  return (
    <div className={`${fields.fields ?? ''} ${classes.form ?? ''}`}>
      <div className={classes.where}>
        <PlaceSearch onPick={(found) => setAndShow(found, found.displayName)} />
        <div className={classes.ways}>
          <Button
            variant="default"
            disabled={mine.state === 'asking'}
            leftSection={<IconCurrentLocation size={20} aria-hidden />}
            onClick={mine.ask}
          >
            {mine.state === 'asking' ? words.locating : words.here}
          </Button>
          <SavedAreas
            onPick={(named, radiusM) => {
              change({ place: named, ...(radiusM === null ? {} : { radius: String(radiusM) }) });
              const [first] = 'points' in named.place ? named.place.points : [named.place.position];
              if (first) setFocus({ lat: first.lat, lng: first.lon });
            }}
          />
        </div>
        <div role="alert">
          {(mine.state === 'denied' || mine.state === 'failed') && (
            <Message kind="error">{mine.state === 'denied' ? words.denied : words.notFound}</Message>
          )}
        </div>
        <p role="status" className={classes.chosen}>
          {draft.place === null ? (
            words.none
          ) : (
            <>
              <span className="visually-hidden">{words.chosen}: </span>
              <strong dir="auto">{draft.place.name}</strong>{' '}
              <span className={classes.position}>{describePlace(draft.place.place, text)}</span>
            </>
          )}
        </p>
        <LazyPlanningMap
          points={points}
          isArea={isArea}
          radiusM={isArea ? 0 : Number(draft.radius) || 0}
          faulty={false}
          tiles={site.map}
          focus={focus}
          onPick={(position) => setPoint(position, words.mapName)}
          onMove={(index, moved) => {
            const { lat, lng } = normalisePosition(moved);
            if (place !== null && 'points' in place)
              change({
                place: {
                  name: draft.place?.name ?? '',
                  place: { points: place.points.with(index, { lat, lon: lng }) },
                },
              });
            else setPoint(moved, words.mapName);
          }}
        />
        <details className={classes.more}>
          <summary>{words.coordinates}</summary>
          <CoordinateEntry
            adds={false}
            full={false}
            onPosition={(position) => setAndShow(position, words.mapName)}
          />
        </details>
      </div>
      <div className={classes.numbers}>
        <div className={fields.pair}>
          <TextInput
            name="radius"
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            label={words.radius}
            value={draft.radius}
            error={problems.radius && words.problems.radius.number}
            onChange={({ currentTarget }) => change({ radius: currentTarget.value })}
          />
          <TextInput
            name="height"
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            label={words.height}
            value={draft.height}
            error={problems.height && words.problems.height.number}
            onChange={({ currentTarget }) => change({ height: currentTarget.value })}
          />
        </div>
        {(['from', 'to'] as const).map((bound) => (
          <div key={bound} className={fields.pair}>
            <DateField
              name={`${bound}Date`}
              label={words[`${bound}Date`]}
              value={draft[bound].date}
              earliest={EARLIEST}
              onChange={(date) => change({ [bound]: { ...draft[bound], date } })}
            />
            <TimeField
              name={`${bound}Time`}
              label={words[`${bound}Time`]}
              value={draft[bound].time}
              below={utcOf(draft[bound], bound, draft.timeZone, words)}
              onChange={(time) => change({ [bound]: { ...draft[bound], time } })}
            />
          </div>
        ))}
        <p className={classes.note}>
          {words.zone(draft.timeZone)}{' '}
          <LinkButton
            onClick={() => {
              const { from, to } = emptyDraft(Date.now(), draft.timeZone);
              change({ from, to });
            }}
          >
            {words.now}
          </LinkButton>
        </p>
        <div role="alert">
          {(problems.to === 'endNotAfterStart' || problems.to === 'tooLong') && (
            <Message kind="error">{words.problems[problems.to]}</Message>
          )}
        </div>
        <Favourites used={used} onUsed={(position) => setFocus(position)} />
      </div>
    </div>
  );
}

/** `08:12 UTC`, with its date where that is another one. */
function utcOf(
  moment: LocalMoment,
  bound: 'from' | 'to',
  timeZone: string,
  words: { readonly utc: (at: string) => string },
): string {
  const at = momentOf(moment, bound, timeZone);
  if (at === null) return words.utc('--:--');
  const time = at.slice(11, 16);
  return words.utc(at.startsWith(moment.date) ? time : `${at.slice(0, 10)} ${time}`);
}
