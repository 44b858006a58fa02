import type { Place } from '@klarnotam/contract';
import { useClickOutside } from '@mantine/hooks';
import { useId, useState, type KeyboardEvent } from 'react';
import { useText } from '../text/use-text.ts';
import { Button } from '../ui/button.tsx';
import { TextInput } from '../ui/text-input.tsx';
import classes from './places.module.css';
import { isLongEnough, usePlaceSearch } from './use-place-search.ts';

/** Finds an address, a place or an aerodrome by its name. */
export function PlaceSearch({
  onPick,
  error,
}: {
  onPick: (place: Place) => void;
  error?: string | undefined;
}) {
  const { location } = useText().compose;
  const id = useId();
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { search, type, ask, clear } = usePlaceSearch();
  const box = useClickOutside(() => setOpen(false));
  const places = search.state === 'results' ? search.found.places : [];
  const listOpen = open && places.length > 0;
  const loading = search.state === 'loading';

  const pick = (place: Place): void => {
    setTyped(place.displayName);
    setOpen(false);
    setActive(-1);
    clear();
    onPick(place);
  };
  const submit = (): void => {
    setOpen(true);
    setActive(-1);
    ask(typed);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') setOpen(false);
    else if (event.key === 'Enter') {
      event.preventDefault();
      const chosen = listOpen ? places[active] : undefined;
      if (chosen) pick(chosen);
      else if (!loading) submit();
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && places.length > 0) {
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((active + step + places.length + (active < 0 && step < 0 ? 1 : 0)) % places.length);
    }
  };

  return (
    <div ref={box} role="search" className={classes.search}>
      <div className={classes.searchRow}>
        <TextInput
          label={location.search}
          placeholder={location.searchPlaceholder}
          type="text"
          name="placeSearch"
          role="combobox"
          aria-expanded={listOpen}
          aria-controls={`${id}-places`}
          aria-autocomplete="list"
          aria-activedescendant={listOpen && active >= 0 ? `${id}-${active}` : undefined}
          autoComplete="off"
          minLength={3}
          maxLength={200}
          error={error}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setOpen(true);
            setActive(-1);
            type(currentTarget.value);
          }}
          onFocus={() => setOpen(true)}
          onKeyDown={press}
        />
        <Button variant="default" disabled={!isLongEnough(typed) || loading} onClick={submit}>
          {loading ? location.searching : location.searchButton}
        </Button>
      </div>
      <div className={classes.found} hidden={!listOpen}>
        <ul id={`${id}-places`} role="listbox" aria-label={location.suggestions}>
          {places.map((place, index) => (
            <li
              key={`${place.displayName} ${place.lat} ${place.lng}`}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(place)}
            >
              {place.displayName} <span className={classes.kind}>{location.kinds[place.kind]}</span>
            </li>
          ))}
        </ul>
        {search.state === 'results' && (
          <p className={classes.source}>
            {search.found.fromBuiltInList
              ? location.fromBuiltInList
              : location.source(search.found.source.attribution)}
          </p>
        )}
      </div>
      <p role="status" className={search.state === 'none' ? classes.none : 'visually-hidden'}>
        {search.state === 'none' && location.noResults}
        {listOpen && location.found(places.length)}
      </p>
    </div>
  );
}
