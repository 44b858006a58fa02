import type { OpenSession } from '@klarnotam/contract';
import { useState } from 'react';
import { formatMoment } from '../../shared/text/format-date.ts';
import { useText } from '../../shared/text/use-text.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { Message } from '../../shared/ui/message.tsx';
import classes from './member-page.module.css';
import { Section } from './section.tsx';
import { useNotice } from '../../shared/ui/use-notice.ts';
import { useEndAllSessions, useEndSession, useSessions } from './use-sessions.ts';

/** Every device that is logged in, and the ways to log them out. */
export function SessionsSection() {
  const { member } = useText();
  const { sessions: words } = member;
  const list = useSessions();
  const end = useEndSession();
  const endAll = useEndAllSessions();
  const [asking, setAsking] = useState(false);
  const [notice, tell] = useNotice();

  return (
    <Section title={words.title} lead={words.lead}>
      <div role="status">{notice !== null && <Message kind="success">{notice}</Message>}</div>
      <div role="alert">
        {list.isError && <Message kind="error">{words.failed}</Message>}
        {end.isError && <Message kind="error">{words.notEnded}</Message>}
      </div>
      {list.isPending && <ListSkeleton label={words.loading} rows={2} />}
      {list.isError && (
        <Button variant="default" onClick={() => void list.refetch()}>
          {member.again}
        </Button>
      )}
      {list.data && (
        <ul className={classes.sessions}>
          {list.data.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              ending={end.isPending && end.variables === session.id}
              onEnd={() => end.mutate(session.id, { onSuccess: () => tell(words.ended) })}
            />
          ))}
        </ul>
      )}
      <Button
        variant="default"
        onClick={() => {
          endAll.reset();
          setAsking(true);
        }}
      >
        {words.everywhere}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={words.everywhereTitle}
        text={words.everywhereText}
        keep={words.stay}
        confirm={endAll.isPending ? words.ending : words.everywhere}
        busy={endAll.isPending}
        failure={endAll.isError ? words.notEnded : null}
        onConfirm={() => endAll.mutate()}
        onClose={() => setAsking(false)}
      />
    </Section>
  );
}

interface RowProps {
  readonly session: OpenSession;
  readonly ending: boolean;
  readonly onEnd: () => void;
}

function SessionRow({ session, ending, onEnd }: RowProps) {
  const { sessions: words } = useText().member;
  const device = words.device(session.device);
  const lastUsed = formatMoment(session.lastUsedAt);
  return (
    <li className={classes.session}>
      <div>
        <p className={classes.device}>
          {device}
          {session.current && <span className={classes.here}>{words.here}</span>}
        </p>
        <p className={classes.note}>
          {words.lastUsed(lastUsed)} · {words.since(formatMoment(session.signedInAt))}
        </p>
      </div>
      {!session.current && (
        <Button
          variant="default"
          onClick={onEnd}
          disabled={ending}
          aria-label={words.endOf(device, lastUsed)}
        >
          {ending ? words.ending : words.end}
        </Button>
      )}
    </li>
  );
}
