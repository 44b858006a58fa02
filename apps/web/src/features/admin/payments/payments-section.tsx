import type { UnmatchedEvent } from '@klarnotam/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { adminClient } from '../../../shared/api/admin-client.ts';
import { useAdminText } from '../../../shared/text/use-admin-text.ts';
import { useText } from '../../../shared/text/use-text.ts';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ListNotice } from '../../../shared/ui/list-page.tsx';
import { Message } from '../../../shared/ui/message.tsx';
import { PAYMENT_EVENTS_KEY } from '../admin-keys.ts';
import classes from '../admin-page.module.css';
import { describeFailure, FailureBanner } from '../failure-banner.tsx';
import { SectionHeader } from '../section-header.tsx';
import { ListSkeleton } from '../../../shared/ui/list-skeleton.tsx';
import { AssignForm } from './assign-form.tsx';
import { EventRow, type EventTask } from './event-row.tsx';
import { PaymentForm } from './payment-form.tsx';

/** Payments that found no customer, and what becomes of them. */
export function PaymentsSection() {
  const text = useAdminText();
  const { events: words, assign, payment } = text;
  const { network } = useText().failures;
  const queries = useQueryClient();
  const list = useQuery({
    queryKey: PAYMENT_EVENTS_KEY,
    queryFn: () => adminClient.paymentEvents.list(),
    staleTime: 0,
  });
  const [task, setTask] = useState<{ kind: EventTask; event: UnmatchedEvent } | null>(null);
  const [opened, setOpened] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);
  const close = (): void => setOpened(false);
  const done = (told: string): void => {
    close();
    setNotice(told);
  };
  const dismiss = useMutation({
    mutationFn: ({ id }: UnmatchedEvent) => adminClient.paymentEvents.dismiss({ id }),
    onSuccess: () => done(words.dismissed),
    onSettled: () => queries.invalidateQueries({ queryKey: PAYMENT_EVENTS_KEY }),
  });
  const failure = dismiss.error && describeFailure(dismiss.error, { network, fallback: words.notDismissed });

  return (
    <section className={classes.section} aria-label={words.title}>
      <SectionHeader
        title={words.title}
        lead={words.lead}
        refresh={words.refresh}
        refreshing={words.refreshing}
        busy={list.isRefetching}
        onRefresh={() => {
          setNotice(null);
          void list.refetch();
        }}
      />
      <div className={classes.told}>
        <div role="status">{notice !== null && <Message kind="success">{notice}</Message>}</div>
        <div role="alert">
          {list.error && (
            <FailureBanner error={list.error} fallback={words.failed} onAgain={() => void list.refetch()} />
          )}
        </div>
      </div>
      {list.isPending && <ListSkeleton label={words.loading} />}
      {list.data?.events.length === 0 && (
        <ListNotice title={words.none}>
          <p>{words.noneText}</p>
        </ListNotice>
      )}
      {list.data && list.data.events.length > 0 && (
        <ul className={classes.list}>
          {list.data.events.map((event) => (
            <EventRow
              key={event.id}
              event={event}
              onTask={(kind) => {
                setNotice(null);
                dismiss.reset();
                setTask({ kind, event });
                setOpened(true);
              }}
            />
          ))}
        </ul>
      )}
      <Dialog
        opened={opened && task?.kind !== 'dismiss'}
        title={task?.kind === 'enter' ? payment.title : assign.title}
        width={560}
        onClose={close}
      >
        {task?.kind === 'assign' && <AssignForm event={task.event} onClose={close} onDone={done} />}
        {task?.kind === 'enter' && (
          <PaymentForm user={null} event={task.event} onClose={close} onDone={done} />
        )}
      </Dialog>
      <ConfirmDialog
        opened={opened && task?.kind === 'dismiss'}
        title={words.dismissTitle}
        text={words.dismissText}
        keep={words.keep}
        confirm={dismiss.isPending ? words.dismissing : words.dismiss}
        busy={dismiss.isPending}
        failure={failure}
        onConfirm={() => task && dismiss.mutate(task.event)}
        onClose={close}
      />
    </section>
  );
}
