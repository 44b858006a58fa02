import { composeNotam, type PlannedOperation, toLocalTime } from '@klarnotam/notam';
import { toUtcInstant } from '@klarnotam/aviation';
import { Button, Loader } from '@mantine/core';
import { useMemo, useRef, useState } from 'react';
import { useText } from '../../shared/text/use-text.ts';
import fields from '../../shared/ui/fields.module.css';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { Message } from '../../shared/ui/message.tsx';
import { useNow } from '../../shared/ui/use-now.ts';
import { checkForm, type FormRefusal } from './check-form.ts';
import classes from './compose.module.css';
import { ContactSection } from './contact-section.tsx';
import { DescriptionSection } from './description-section.tsx';
import { HeightSection } from './height-section.tsx';
import { LocationSection } from './location/location-section.tsx';
import { NotesSection } from './notes-section.tsx';
import { Preview } from './preview.tsx';
import { SentMailActions } from './sent-mail-actions.tsx';
import { TimingSection } from './timing-section.tsx';
import { useKeepOperationDraft } from './operation-draft.ts';
import { useOperation } from './use-operation.ts';
import { useSendNotam } from './use-send-notam.ts';

/** All sections of the form in their order, and what comes of sending it. */
export function SendForm({ initial }: { initial: PlannedOperation }) {
  const { compose } = useText();
  const nowMs = useNow();
  const [operation, change] = useOperation(initial);
  const [refusal, setRefusal] = useState<FormRefusal | null>(null);
  const sending = useSendNotam();
  const form = useRef<HTMLFormElement>(null);
  const composed = useMemo(() => composeNotam(operation), [operation]);
  const today = toLocalTime(toUtcInstant(nowMs), operation.timeZone)?.date ?? '';
  const invalid = useMemo(() => new Set(refusal?.fields), [refusal]);
  useKeepOperationDraft(operation);

  const edit: typeof change = (apply) => {
    setRefusal(null);
    change(apply);
  };
  const submit = (): void => {
    if (sending.state === 'submitting') return;
    const found = checkForm(operation, composed, today, compose);
    setRefusal(found);
    sending.reset();
    if (found === null && composed.text !== null) void sending.send(operation, composed.text);
  };
  const goTo = (name: string): void => form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  const busy = sending.state === 'submitting';
  const [where] = refusal?.fields ?? [];

  return (
    <form
      ref={form}
      className={`${fields.fields ?? ''} ${classes.form ?? ''}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <ContactSection
        contact={operation.contactInfo}
        invalid={invalid}
        onChange={(changed) =>
          edit((before) => ({ ...before, contactInfo: { ...before.contactInfo, ...changed } }))
        }
      />
      <LocationSection operation={operation} composed={composed} onChange={edit} />
      <TimingSection operation={operation} composed={composed} today={today} nowMs={nowMs} onChange={edit} />
      <DescriptionSection
        operation={operation}
        invalid={invalid}
        onChange={(changed) => edit((before) => ({ ...before, ...changed }))}
      />
      <HeightSection operation={operation} invalid={invalid} onChange={edit} />
      <NotesSection notes={operation.notes} onChange={(notes) => edit((before) => ({ ...before, notes }))} />
      <Preview composed={composed} />
      <div className={classes.submit}>
        <div role="alert">
          {refusal !== null && (
            <Message kind="error" heading={refusal.heading}>
              {refusal.details.map((detail) => (
                <p key={detail}>{detail}</p>
              ))}
              {where !== undefined && (
                <LinkButton onClick={() => goTo(where)}>{compose.send.goThere}</LinkButton>
              )}
            </Message>
          )}
          {sending.failure !== null && (
            <Message kind="error">
              {sending.failure === 'noOffice' ? compose.send.noOffice : compose.errors[sending.failure]}
            </Message>
          )}
        </div>
        <div role="status">
          {sending.state === 'opening' && <Message kind="success">{compose.send.opening}</Message>}
        </div>
        <Button
          type="submit"
          disabled={busy}
          leftSection={busy ? <Loader size={18} color="currentColor" aria-hidden /> : undefined}
        >
          {busy ? compose.send.busy : compose.send.submit}
        </Button>
        {sending.sent !== null && <SentMailActions sent={sending.sent} />}
      </div>
    </form>
  );
}
