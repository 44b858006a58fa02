import type { PlannedOperation } from '@klarnotam/notam';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { client } from '../../shared/api/client.ts';
import { failureCodeOf } from '../../shared/api/failure.ts';
import { MEMBER_KEY, useSession } from '../../shared/api/session.ts';
import { useSite } from '../../shared/api/site.ts';
import { subscriptionQuery } from '../../shared/api/subscription.ts';
import { readersTimeZone } from '../../shared/text/format-instant.ts';
import { useText } from '../../shared/text/use-text.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Message } from '../../shared/ui/message.tsx';
import { PageSkeleton } from '../../shared/ui/page-skeleton.tsx';
import { PATHS } from '../../shared/ui/paths.ts';
import { usePageTitle } from '../../shared/ui/use-page-title.ts';
import classes from './compose.module.css';
import { emptyOperation } from './empty-operation.ts';
import { draftKey, forgetDraft, readDraft } from './draft/operation-draft.ts';
import { renewalOf, renewedBy, type Renewed } from './issued/renewal.ts';
import { withProfile } from './prefill.ts';
import { SendForm } from './send-form.tsx';

/** Compose a NOTAM request and hand it to the mail program; with `?id=` a saved one comes back, with `?renew=` it is renewed. */
export function SendNotamPage() {
  const { compose } = useText();
  const { notamOffice } = useSite();
  const [query] = useSearchParams();
  const { key } = useLocation();
  const [id, renewed] = [query.get('id'), query.get('renew')];
  usePageTitle(compose.title);
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <h1>{compose.title}</h1>
        <p>{compose.subtitle}</p>
        {notamOffice && <p>{compose.ahead(notamOffice.name, notamOffice.leadTimeHours)}</p>}
      </header>
      {renewed !== null ? (
        <SavedNotam key={`renew-${renewed}`} id={renewed} isRenewal />
      ) : id !== null ? (
        <SavedNotam key={id} id={id} isRenewal={false} />
      ) : (
        <NewNotam key={key} />
      )}
    </div>
  );
}

/** The form, as it begins. */
type Form = (initial: PlannedOperation, renews: Renewed | null) => ReactNode;

interface DraftedFormProps {
  /** What the form began from: the id of a saved NOTAM, `renew-` and its id, or `new`. */
  readonly source: string;
  /** What it begins with when nothing was left of it; a placeholder while that is not known. */
  readonly children: (form: Form) => ReactNode;
}

/** The form as it was left, else as it begins. */
function DraftedForm({ source, children }: DraftedFormProps) {
  const key = draftKey(useSession()?.user?.id ?? '', source);
  const [draft, setDraft] = useState(() => readDraft(key));
  const startAnew = (): void => {
    forgetDraft(key);
    setDraft(null);
  };
  const form: Form = (initial, renews) => (
    <SendForm
      key={draft === null ? 'begun' : 'left'}
      source={source}
      initial={initial}
      draft={draft}
      onStartAnew={startAnew}
      renews={renews}
    />
  );
  return draft === null ? children(form) : form(draft.operation, draft.renews);
}

/** A new form, with who the user is filled in; when that cannot be read it stays empty, without a word. */
function NewNotam() {
  const { compose } = useText();
  const user = useSession()?.user;
  const profile = useQuery({ ...subscriptionQuery, retry: false });
  return (
    <DraftedForm source="new">
      {(form) =>
        profile.isPending ? (
          <PageSkeleton label={compose.loading} />
        ) : (
          form(withProfile(emptyOperation(readersTimeZone()), profile.data, user?.email), null)
        )
      }
    </DraftedForm>
  );
}

interface SavedNotamProps {
  readonly id: string;
  /** Another one of the same, at other times. */
  readonly isRenewal: boolean;
}

/** A form filled from a saved NOTAM, all of it; for a renewal all but the days. */
function SavedNotam({ id, isRenewal }: SavedNotamProps) {
  return (
    <DraftedForm source={isRenewal ? `renew-${id}` : id}>
      {(form) => <ReadNotam id={id} isRenewal={isRenewal} form={form} />}
    </DraftedForm>
  );
}

interface ReadNotamProps extends SavedNotamProps {
  readonly form: Form;
}

function ReadNotam({ id, isRenewal, form }: ReadNotamProps) {
  const { compose } = useText();
  const saved = useQuery({
    queryKey: [...MEMBER_KEY, 'saved-notams', 'read', id],
    queryFn: ({ signal }) => client.savedNotams.read({ id }, { signal }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  if (saved.isPending) return <PageSkeleton label={compose.loading} />;
  if (saved.data)
    return isRenewal ? form(renewalOf(saved.data), renewedBy(saved.data)) : form(saved.data.operation, null);
  const isMissing = ['notFound', 'invalid'].includes(failureCodeOf(saved.error));
  return (
    <div role="alert" className={classes.notLoaded}>
      <Message kind="error">{isMissing ? compose.errors.notFound : compose.errors.notLoaded}</Message>
      <div className={classes.actions}>
        {!isMissing && <Button onClick={() => void saved.refetch()}>{compose.errors.again}</Button>}
        <Link to={PATHS.sendNotam}>{compose.errors.startNew}</Link>
      </div>
    </div>
  );
}
