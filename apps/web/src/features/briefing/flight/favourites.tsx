import { FAVOURITE_NAME_MAX_CHARACTERS, type Favourite } from '@klarnotam/contract';
import { useState } from 'react';
import { failureCodeOf } from '../../../shared/api/failure.ts';
import type { MapPosition } from '../../../shared/map/planning-map-props.ts';
import { useText } from '../../../shared/text/use-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { LinkButton } from '../../../shared/ui/link-button.tsx';
import { Message } from '../../../shared/ui/message.tsx';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import { planOf, positionOfPlace } from './flight-draft.ts';
import classes from './flight-form.module.css';
import { useFavourites } from './use-favourites.ts';
import type { UsedFlightDraft } from './use-flight-draft.ts';

interface Props {
  readonly used: UsedFlightDraft;
  /** The flight is somewhere else now. */
  readonly onUsed: (position: MapPosition) => void;
}

/** What is being named: a favourite of that id, or the place or flight that is filled in. */
type Naming = {
  readonly of: { readonly id: string } | 'place' | 'flight';
  readonly name: string;
};

/** Places and flights by name: to use, to keep, to rename, to delete. */
export function Favourites({ used, onUsed }: Props) {
  const words = useText().briefing.favourites;
  const { list, save, rename, remove } = useFavourites();
  const [naming, setNaming] = useState<Naming | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const { draft, flight, change } = used;
  const failure = save.error ?? rename.error ?? remove.error;

  const begin = (next: Naming): void => {
    save.reset();
    rename.reset();
    remove.reset();
    setDone(null);
    setNaming(next);
  };
  const use = ({ name, kept }: Favourite): void => {
    const place = kept.kind === 'place' ? kept.place : kept.plan.place;
    if (kept.kind === 'place') change({ place: { name, place } });
    else used.begin(kept.plan, name);
    const position = positionOfPlace(place);
    if (position) onUsed({ lat: position.lat, lng: position.lon });
  };
  const finish = (): void => {
    const name = naming?.name.trim() ?? '';
    if (naming === null || name === '') return;
    const onSuccess = (): void => {
      setNaming(null);
      setDone(words.kept(name));
    };
    if (naming.of === 'place' && draft.place)
      save.mutate({ name, kept: { kind: 'place', place: draft.place.place } }, { onSuccess });
    else if (naming.of === 'flight' && flight)
      save.mutate({ name, kept: { kind: 'flight', plan: planOf(flight) } }, { onSuccess });
    else if (typeof naming.of === 'object') rename.mutate({ id: naming.of.id, name }, { onSuccess });
  };

  return (
    <details className={classes.more}>
      <summary>{words.heading}</summary>
      {list.isError && <Message kind="error">{words.failed}</Message>}
      {list.data?.length === 0 && <p className={classes.note}>{words.empty}</p>}
      {list.data && list.data.length > 0 && (
        <ul className={classes.list}>
          {list.data.map((favourite) => {
            const { id, name, kept } = favourite;
            return (
              <li key={id}>
                <span className={classes.name}>
                  <strong dir="auto">{name}</strong> <span>{words.kinds[kept.kind]}</span>
                </span>
                <span className={classes.acts}>
                  <LinkButton aria-label={words.useOf(name)} onClick={() => use(favourite)}>
                    {words.use}
                  </LinkButton>
                  <LinkButton aria-label={words.renameOf(name)} onClick={() => begin({ of: { id }, name })}>
                    {words.rename}
                  </LinkButton>
                  <LinkButton aria-label={words.removeOf(name)} onClick={() => remove.mutate(id)}>
                    {words.remove}
                  </LinkButton>
                </span>
              </li>
            );
          })}
        </ul>
      )}
      {naming !== null ? (
        <form
          className={classes.naming}
          onSubmit={(event) => {
            event.preventDefault();
            finish();
          }}
        >
          <TextInput
            label={words.name}
            data-autofocus
            autoFocus
            maxLength={FAVOURITE_NAME_MAX_CHARACTERS}
            autoComplete="off"
            value={naming.name}
            onChange={({ currentTarget }) => setNaming({ ...naming, name: currentTarget.value })}
          />
          <Button type="submit" variant="default" disabled={naming.name.trim() === '' || save.isPending}>
            {words.save}
          </Button>
          <Button variant="text" onClick={() => setNaming(null)}>
            {words.cancel}
          </Button>
        </form>
      ) : (
        draft.place && (
          <p className={classes.keep}>
            <LinkButton onClick={() => begin({ of: 'place', name: draft.place?.name ?? '' })}>
              {words.keepPlace}
            </LinkButton>
            {flight && (
              <LinkButton onClick={() => begin({ of: 'flight', name: draft.place?.name ?? '' })}>
                {words.keepFlight}
              </LinkButton>
            )}
          </p>
        )
      )}
      <p role="status" className={classes.note}>
        {done}
      </p>
      <div role="alert">
        {failure && (
          <Message kind="error">
            {failureCodeOf(failure) === 'conflict' ? words.conflict : words.notSaved}
          </Message>
        )}
      </div>
    </details>
  );
}
