import { KIT_NAME_MAX_CHARACTERS, type KitItem } from '@klarnotam/contract';
import { toUtcInstant } from '@klarnotam/aviation';
import { toLocalTime, type PlannedOperation } from '@klarnotam/notam';
import { useState } from 'react';
import { failureMessageOf } from '../../../shared/api/failure.ts';
import { formatDay } from '../../../shared/text/format-date.ts';
import { useText } from '../../../shared/text/use-text.ts';
import { DateField } from '../../../shared/times/date-field.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { LinkButton } from '../../../shared/ui/link-button.tsx';
import { Message } from '../../../shared/ui/message.tsx';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import { useNow } from '../../../shared/ui/use-now.ts';
import type { ChangeOperation } from '../use-operation.ts';
import { endsTooSoon, keptOf, proposedName, withKept, type KitKind } from './apply-kit.ts';
import classes from './kept.module.css';
import { useKit } from './use-kit.ts';

interface Props {
  readonly operation: PlannedOperation;
  readonly onChange: ChangeOperation;
}

interface KeptProps extends Props {
  readonly kind: KitKind;
  readonly onUsed?: ((kept: KitItem['kept']) => void) | undefined;
}

/** What a pilot kept of earlier requests, to fill in with one press, and the way to keep what is filled in now. */
function KeptThings({ kind, operation, onChange, onUsed }: KeptProps) {
  const { kit } = useText();
  const words = kit.kinds[kind];
  const { list, save, change, remove } = useKit();
  const nowMs = useNow();
  const [name, setName] = useState<string | null>(null);
  const [validUntil, setValidUntil] = useState('');
  const [told, setTold] = useState('');
  const today = toLocalTime(toUtcInstant(nowMs), operation.timeZone)?.date ?? '';
  const items = list.data?.filter(({ kept }) => kept.kind === kind) ?? [];
  const keepable = keptOf(operation, kind, validUntil);
  const failure = save.error ?? change.error ?? remove.error;
  const same = items.find((item) => item.name.toLowerCase() === name?.trim().toLowerCase());
  if (items.length === 0 && keepable === null) return null;

  const forget = (): void => {
    save.reset();
    change.reset();
    remove.reset();
    setTold('');
  };
  const use = (item: KitItem): void => {
    forget();
    onChange((before) => withKept(before, item.kept));
    setTold(kit.filledIn(item.name));
    onUsed?.(item.kept);
  };
  const keep = (): void => {
    const chosen = name?.trim() ?? '';
    if (chosen === '' || keepable === null) return;
    const onSuccess = (): void => {
      setName(null);
      setTold(kit.keptAs(chosen));
    };
    if (same === undefined) save.mutate({ name: chosen, kept: keepable }, { onSuccess });
    else change.mutate({ id: same.id, kept: keepable }, { onSuccess });
  };

  return (
    <details className={classes.kept}>
      <summary>
        {items.length > 0 ? words.heading : words.keep}
        {items.length > 0 && <span className={classes.count}> {kit.count(items.length)}</span>}
      </summary>
      <div className={classes.body}>
        {items.length > 0 && (
          <ul className={classes.list}>
            {items.map((item) => (
              <li key={item.id}>
                <span className={classes.name}>
                  <strong dir="auto">{item.name}</strong>
                  {item.kept.kind === 'permission' && item.kept.permission.validUntil !== '' && (
                    <span className={classes.until}>
                      {kit.until(formatDay(item.kept.permission.validUntil))}
                    </span>
                  )}
                  {endsTooSoon(item.kept, operation, today) && (
                    <span className={classes.tooSoon}>{kit.endsTooSoon}</span>
                  )}
                </span>
                <span className={classes.acts}>
                  <LinkButton aria-label={kit.useOf(item.name)} onClick={() => use(item)}>
                    {kit.use}
                  </LinkButton>
                  <LinkButton
                    aria-label={kit.removeOf(item.name)}
                    disabled={remove.isPending}
                    onClick={() => {
                      forget();
                      remove.mutate(item.id, { onSuccess: () => setTold(kit.removed(item.name)) });
                    }}
                  >
                    {kit.remove}
                  </LinkButton>
                </span>
              </li>
            ))}
          </ul>
        )}
        {keepable !== null &&
          (name === null ? (
            <p className={classes.keep}>
              <LinkButton
                onClick={() => {
                  forget();
                  setName(proposedName(operation, kind));
                }}
              >
                {words.keep}
              </LinkButton>
            </p>
          ) : (
            // Not a form: it stands in the one that is sent.
            <div className={classes.naming} role="group" aria-label={words.keep}>
              <TextInput
                label={kit.name}
                description={same === undefined ? words.keeps : kit.replaces(same.name)}
                descriptionBelow
                autoFocus
                maxLength={KIT_NAME_MAX_CHARACTERS}
                autoComplete="off"
                value={name}
                onChange={({ currentTarget }) => setName(currentTarget.value)}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                  event.preventDefault();
                  keep();
                }}
              />
              {kind === 'permission' && (
                <DateField
                  label={kit.validUntil}
                  name="permissionValidUntil"
                  value={validUntil}
                  earliest={today}
                  onChange={setValidUntil}
                />
              )}
              <div className={classes.acts}>
                <Button
                  variant="default"
                  disabled={name.trim() === '' || save.isPending || change.isPending}
                  onClick={keep}
                >
                  {same === undefined ? kit.save : kit.replace}
                </Button>
                <Button variant="text" onClick={() => setName(null)}>
                  {kit.cancel}
                </Button>
              </div>
            </div>
          ))}
        <p role="status" className={classes.told}>
          {told}
        </p>
        <div role="alert">
          {failure && (
            <Message kind="error">
              {failureMessageOf(failure, { network: kit.notReached, fallback: kit.notSaved })}
            </Message>
          )}
        </div>
      </div>
    </details>
  );
}

/** `onUsed`: the map may go there. */
export function KeptSites({
  onUsed,
  ...props
}: Props & { readonly onUsed?: (position: { readonly lat: number; readonly lng: number }) => void }) {
  return (
    <KeptThings
      kind="site"
      {...props}
      onUsed={(kept) => {
        if (kept.kind !== 'site') return;
        const place = kept.site.isPolygonMode ? kept.site.polygonPoints[0] : kept.site.location;
        if (place) onUsed?.({ lat: place.lat, lng: place.lng });
      }}
    />
  );
}

export function KeptCrews(props: Props) {
  return <KeptThings kind="crew" {...props} />;
}

export function KeptPermissions(props: Props) {
  return <KeptThings kind="permission" {...props} />;
}
