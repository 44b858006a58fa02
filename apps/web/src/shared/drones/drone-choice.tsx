import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useText } from '../text/use-text.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Message } from '../ui/message.tsx';
import { NativeSelect } from '../ui/native-select.tsx';
import { describeLimits } from './describe-limits.ts';
import classes from './drones.module.css';
import { chosenLimits, useChooseDrone, useDeleteDrone, useDrones } from './use-drones.ts';
import { useWeatherUnits } from './use-weather-units.ts';

const DroneForm = lazy(async () => ({ default: (await import('./drone-form.tsx')).DroneForm }));

const TYPICAL = '';

/** The drone that weather is held against: chosen among those of the user, added, changed and deleted. */
export function DroneChoice({
  hasHeading = true,
}: {
  /** What is around it says what it is. */ readonly hasHeading?: boolean;
}) {
  const text = useText();
  const { drones: words } = text;
  const known = useDrones();
  const [units] = useWeatherUnits();
  const choose = useChooseDrone();
  const remove = useDeleteDrone();
  const [editing, setEditing] = useState<'new' | 'chosen' | null>(null);
  const [asking, setAsking] = useState(false);
  const [done, setDone] = useState('');
  const select = useRef<HTMLSelectElement>(null);
  const isLeft = useRef(false);
  const heading = useId();
  const chosen = known?.drones.find(({ id }) => id === known.chosenId) ?? null;

  const close = (said: string): void => {
    setEditing(null);
    setAsking(false);
    setDone(said);
    isLeft.current = true;
  };
  useEffect(() => {
    if (!isLeft.current || editing !== null || asking) return;
    isLeft.current = false;
    // What was pressed is gone.
    select.current?.focus();
  }, [editing, asking]);

  return (
    <section className={classes.drone} {...(hasHeading && { 'aria-labelledby': heading })}>
      {hasHeading && (
        <h2 id={heading} className={classes.heading}>
          {words.heading}
        </h2>
      )}
      {known && editing === null && (
        <>
          <NativeSelect
            ref={select}
            label={words.choose}
            className={classes.select ?? ''}
            value={known.chosenId ?? TYPICAL}
            disabled={choose.isPending}
            onChange={(event) => {
              setDone('');
              const id = event.currentTarget.value;
              choose.mutate(id === TYPICAL ? null : id, { onSuccess: () => setDone(words.chosen) });
            }}
            data={[
              { value: TYPICAL, label: words.typical },
              ...known.drones.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
          <p className={classes.summary}>{describeLimits(chosenLimits(known), units, text)}</p>
          {known.drones.length === 0 && <p className={classes.note}>{words.typicalHelp}</p>}
          <div className={classes.actions}>
            {chosen && (
              <>
                <Button variant="default" onClick={() => setEditing('chosen')}>
                  {words.change}
                </Button>
                <Button variant="default" onClick={() => setAsking(true)}>
                  {words.delete}
                </Button>
              </>
            )}
            <Button variant="default" onClick={() => setEditing('new')}>
              {words.add}
            </Button>
          </div>
        </>
      )}
      {known && editing !== null && (
        <Suspense fallback={null}>
          <DroneForm
            drone={editing === 'chosen' ? chosen : null}
            typical={known.typical}
            taken={known.drones
              .filter(({ id }) => editing === 'new' || id !== chosen?.id)
              .map(({ name }) => name)}
            unit={units === 'aviation' ? 'kt' : 'mps'}
            onClose={(wasSaved) => close(wasSaved ? words.saved : '')}
          />
        </Suspense>
      )}
      {chosen && (
        <ConfirmDialog
          opened={asking}
          title={words.deleteTitle(chosen.name)}
          text={words.deleteText}
          keep={words.keep}
          confirm={words.delete}
          busy={remove.isPending}
          failure={remove.isError ? words.failed : null}
          onConfirm={() => remove.mutate(chosen.id, { onSuccess: () => close(words.deleted) })}
          onClose={() => setAsking(false)}
        />
      )}
      <div role="alert">{choose.isError && <Message kind="error">{words.failed}</Message>}</div>
      <p role="status" className={classes.note}>
        {done}
      </p>
    </section>
  );
}
