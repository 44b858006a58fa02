import { failureCodeOf, failureMessageOf } from '../../shared/api/failure.ts';
import { useText } from '../../shared/text/use-text.ts';
import { ListFailure, ListPage } from '../../shared/ui/list-page.tsx';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { Message } from '../../shared/ui/message.tsx';
import { usePageTitle } from '../../shared/ui/use-page-title.ts';
import { BillingDocuments } from './billing-documents.tsx';
import { PaymentHistory } from './payment-history.tsx';
import { useBillingFiles, useDownload, usePayments } from './use-payments.ts';

/** What the user paid, with invoices, and documents of support. */
export function PaymentsPage() {
  const { payments: text, failures } = useText();
  const payments = usePayments();
  const files = useBillingFiles();
  const download = useDownload();
  usePageTitle(text.title);

  const loading = payments.isPending || files.isPending;
  const failed = payments.error ?? files.error;
  const fetching = download.isPending ? download.variables.id : null;
  const fallback = download.variables?.kind === 'document' ? text.notDownloaded : text.notGenerated;
  const problem = !download.isError
    ? null
    : failureCodeOf(download.error) === 'fileLost'
      ? failureMessageOf(download.error, { network: failures.network, fallback })
      : fallback;
  return (
    <ListPage title={text.title} lead={text.lead} action={null}>
      {loading ? (
        <ListSkeleton label={text.loading} rows={3} />
      ) : failed ? (
        <ListFailure
          title={text.failed}
          again={text.again}
          error={failed}
          onAgain={() => {
            void payments.refetch();
            void files.refetch();
          }}
        />
      ) : (
        <>
          <div role="alert">{problem !== null && <Message kind="error">{problem}</Message>}</div>
          <BillingDocuments
            files={files.data?.files ?? []}
            hasPaid={(payments.data?.payments.length ?? 0) > 0}
            fetching={fetching}
            onDownload={download.mutate}
          />
          {payments.data && payments.data.payments.length > 0 && (
            <PaymentHistory
              payments={payments.data.payments}
              fetching={fetching}
              onDownload={download.mutate}
            />
          )}
        </>
      )}
    </ListPage>
  );
}
