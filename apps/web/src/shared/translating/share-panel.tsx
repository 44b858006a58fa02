import type { SharedThing } from '@klarnotam/contract';
import { IconShare2 } from '@tabler/icons-react';
import { useState } from 'react';
import { failureCodeOf } from '../api/failure.ts';
import { formatMoment } from '../text/format-date.ts';
import { useText } from '../text/use-text.ts';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Message } from '../ui/message.tsx';
import { pathOfShared } from '../ui/paths.ts';
import { TextInput } from '../ui/text-input.tsx';
import classes from './share-panel.module.css';
import { useShares } from './use-shares.ts';

/** Read-only links to a stored answer: made, copied, ended. The address of one is told when it is made and never after. */
export function SharePanel({ of }: { of: SharedThing }) {
  const words = useText().briefing.take;
  const { shares, create, revoke } = useShares(of);
  const [done, setDone] = useState<string | null>(null);
  const made = create.data;
  const addressOf = (token: string): string => `${window.location.origin}${pathOfShared(token)}`;
  return (
    <div className={classes.panel} data-print="no">
      <Button
        variant="default"
        className={classes.make ?? ''}
        disabled={create.isPending}
        leftSection={<IconShare2 size={18} aria-hidden />}
        onClick={() => {
          setDone(null);
          revoke.reset();
          create.mutate();
        }}
      >
        {create.isPending ? words.sharing : words.share}
      </Button>
      <p className={classes.note}>{words.shareHelp}</p>
      {shares.length > 0 && (
        <ul className={classes.list}>
          {shares.map(({ id, createdAt, expiresAt }) => {
            const token = made?.id === id ? made.token : null;
            return (
              <li key={id}>
                {token === null ? (
                  <p>{words.hidden}</p>
                ) : (
                  <div className={classes.link}>
                    <TextInput
                      readOnly
                      label={words.link}
                      value={addressOf(token)}
                      onFocus={({ currentTarget }) => currentTarget.select()}
                    />
                    <CopyButton toText={() => addressOf(token)} words={words} onSaid={setDone} />
                  </div>
                )}
                <p className={classes.note}>
                  {words.until(formatMoment(expiresAt))}{' '}
                  <LinkButton
                    aria-label={words.revokeOf(formatMoment(createdAt))}
                    disabled={revoke.isPending}
                    onClick={() => revoke.mutate(id, { onSuccess: () => setDone(words.revoked) })}
                  >
                    {words.revoke}
                  </LinkButton>
                </p>
              </li>
            );
          })}
        </ul>
      )}
      <p role="status" className={classes.note}>
        {done}
      </p>
      <div role="alert">
        {create.isError && (
          <Message kind="error">
            {failureCodeOf(create.error) === 'conflict' ? words.tooMany : words.notShared}
          </Message>
        )}
        {revoke.isError && <Message kind="error">{words.notRevoked}</Message>}
      </div>
    </div>
  );
}
