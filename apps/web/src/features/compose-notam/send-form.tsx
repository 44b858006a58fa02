import { attachmentsOf, toLocalTime, type PlannedOperation } from '@klarnotam/notam';
import { toUtcInstant } from '@klarnotam/aviation';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useServerAheadMs } from '../../shared/api/server-clock.ts';
import { useText } from '../../shared/text/use-text.ts';
import fields from '../../shared/ui/fields.module.css';
import { useNow } from '../../shared/ui/use-now.ts';
import { ClockNote } from './clock-note.tsx';
import classes from './compose.module.css';
import { ContactSection } from './contact-section.tsx';
import { DescriptionSection } from './description-section.tsx';
import { DraftNote } from './draft/draft-note.tsx';
import type { OperationDraft } from './draft/operation-draft.ts';
import { useOperationDraft } from './draft/use-operation-draft.ts';
import { FaultSummary } from './faults/fault-summary.tsx';
import { faultsByField, findFaults, radiusToChoose, type FormFault } from './faults/find-faults.ts';
import { LeadTimeNote } from './lead-time-note.tsx';
import { HeightSection } from './height-section.tsx';
import { LocationSection } from './location/location-section.tsx';
import { isSiteOnItsWay, useRequestSite } from './location/use-request-site.ts';
import { useSurroundings } from './location/use-surroundings.ts';
import { NotesSection } from './notes-section.tsx';
import type { Renewed } from './issued/renewal.ts';
import { composeRequest } from './preview/compose-request.ts';
import { Preview } from './preview/preview.tsx';
import { newSaveKey } from './save-key.ts';
import { SubmitBlock } from './submit-block.tsx';
import { TimingSection } from './timing-section.tsx';
import { useOperation } from './use-operation.ts';
import { useSendNotam } from './use-send-notam.ts';

interface Props {
  /** What the form began from: the id of a saved NOTAM, `renew-` and its id, or `new`. */
  readonly source: string;
  readonly initial: PlannedOperation;
  /** The draft that `initial` is of; null: of none. */
  readonly draft: OperationDraft | null;
  readonly onStartAnew: () => void;
  /** The issued NOTAM in whose place this one is asked for; null: a new one. */
  readonly renews: Renewed | null;
}

const NO_FAULTS: readonly FormFault[] = [];
const isSame = (one: FormFault, other: FormFault): boolean =>
  one.message === other.message && one.fields[0] === other.fields[0];

/** All sections of the form in their order, and what comes of sending it. */
export function SendForm({ source, initial, draft, onStartAnew, renews }: Props) {
  const { compose } = useText();
  const aheadMs = useServerAheadMs();
  const deviceMs = useNow();
  const nowMs = deviceMs + aheadMs;
  const form = useRef<HTMLFormElement>(null);
  const [operation, change] = useOperation(initial);
  const [saveKey, setSaveKey] = useState(() => draft?.saveKey ?? newSaveKey());
  const [isTouched, setTouched] = useState(draft !== null);
  const [refusal, setRefusal] = useState(NO_FAULTS);
  const [refusals, countRefusal] = useState(0);
  const [asksRadius, setAsksRadius] = useState(false);
  /** Submitted, and waiting for what is known of the place. */
  const [isAwaited, setAwaited] = useState(false);
  const kept = useOperationDraft(source, { operation, saveKey, renews }, isTouched);
  const [isSaved, setSaved] = useState(false);
  const sending = useSendNotam(() => {
    setSaved(true);
    setTouched(false);
    kept.forget();
  });
  const around = useSurroundings(operation);
  useRequestSite(around, change);
  const waitsForSite = isSiteOnItsWay(operation, around);

  const request = useMemo(
    () => composeRequest(operation, renews, toUtcInstant(nowMs)),
    [operation, renews, nowMs],
  );
  const composed = request.specified;
  const today = toLocalTime(toUtcInstant(nowMs), operation.timeZone)?.date ?? '';
  const faults = useMemo(
    () => findFaults(operation, request, { today, nowMs, isSiteOnItsWay: waitsForSite }, compose),
    [operation, request, today, nowMs, waitsForSite, compose],
  );
  const shown = useMemo(
    () => refusal.filter((refused) => faults.some((fault) => isSame(refused, fault))),
    [refusal, faults],
  );
  const atField = useMemo(() => faultsByField(shown), [shown]);
  const units = around.surroundings.data?.zones.map(({ unit }) => unit) ?? [];
  const attachments = attachmentsOf(operation, units);

  const edit: typeof change = (apply) => {
    setTouched(true);
    if (isSaved) {
      // What is changed from here on is another NOTAM.
      setSaved(false);
      setSaveKey(newSaveKey());
    }
    change(apply);
  };
  const goTo = (field: string): void => {
    const input = form.current?.querySelector<HTMLElement>(
      `[name="${field}"], [data-field="${field}"] :is(input, [aria-pressed])`,
    );
    // In the middle of the screen it is not below the bar of the page.
    input?.scrollIntoView({ block: 'center' });
    input?.focus({ preventScroll: true });
  };
  const firstField = refusal[0]?.fields[0];
  useEffect(() => {
    if (refusals > 0 && firstField !== undefined) goTo(firstField);
  }, [refusals, firstField]);

  const submit = (asked: PlannedOperation): void => {
    if (sending.state === 'submitting') return;
    sending.reset();
    setRefusal(faults);
    setAsksRadius(false);
    setAwaited(false);
    if (faults.length > 0) {
      countRefusal((count) => count + 1);
      return;
    }
    const hasRadius = asked.isPolygonMode || asked.pointOnly || (asked.location?.radiusM ?? 0) > 0;
    const { texts } = composeRequest(asked, renews, toUtcInstant(nowMs));
    setAwaited(hasRadius && texts === null && waitsForSite);
    if (!hasRadius) setAsksRadius(true);
    else if (texts !== null)
      void sending.send({ operation: asked, text: texts.join('\n\n'), attachments, saveKey, renews });
  };

  // What was sent while regions and heights were on their way goes when they are there, or is refused for the lack of them.
  const goesOn = useEffectEvent(() => submit(operation));
  useEffect(() => {
    if (!isAwaited || waitsForSite) return undefined;
    const timer = setTimeout(() => goesOn());
    return () => clearTimeout(timer);
  }, [isAwaited, waitsForSite]);

  return (
    <form
      ref={form}
      className={`${fields.fields ?? ''} ${classes.form ?? ''}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit(operation);
      }}
    >
      <div className={classes.top}>
        <DraftNote
          keptAt={draft?.keptAt ?? null}
          begins={source === 'new' ? 'empty' : 'saved'}
          trouble={kept.trouble}
          nowMs={deviceMs}
          onStartAnew={onStartAnew}
        />
        {renews !== null && <p className={classes.renews}>{compose.preview.replaces(renews.number)}</p>}
        <ClockNote aheadMs={aheadMs} nowMs={nowMs} />
        <FaultSummary faults={shown} onGoTo={goTo} />
      </div>
      <ContactSection operation={operation} faults={atField} onChange={edit} />
      <LocationSection
        operation={operation}
        composed={composed}
        around={around}
        faults={atField}
        onChange={edit}
      />
      <TimingSection
        operation={operation}
        composed={composed}
        faults={atField}
        today={today}
        nowMs={nowMs}
        onChange={edit}
      />
      <DescriptionSection
        operation={operation}
        faults={atField}
        onChange={(changed) => edit((before) => ({ ...before, ...changed }))}
      />
      <HeightSection operation={operation} faults={atField} onChange={edit} />
      <NotesSection notes={operation.notes} onChange={(notes) => edit((before) => ({ ...before, notes }))} />
      <Preview
        operation={operation}
        request={request}
        renews={renews}
        faults={atField}
        nowMs={nowMs}
        onChange={edit}
      />
      <SubmitBlock
        faults={[...faults, ...radiusToChoose(operation, compose)]}
        attachments={attachments}
        lateness={
          <LeadTimeNote
            windows={composed.period?.windows ?? []}
            timeZone={operation.timeZone}
            nowMs={nowMs}
          />
        }
        sending={sending}
        isAwaited={isAwaited}
        asksRadius={asksRadius}
        onGoTo={goTo}
        onRadius={(radiusM) => {
          setAsksRadius(false);
          edit((before) => ({ ...before, location: before.location && { ...before.location, radiusM } }));
        }}
        onPointOnly={() => {
          const asked = { ...operation, pointOnly: true };
          edit(() => asked);
          submit(asked);
        }}
      />
    </form>
  );
}
