import type { Payment } from '@klarnotam/contract';
import { IconCircleCheck, IconClockExclamation } from '@tabler/icons-react';
import { useId } from 'react';
import { formatShortDay } from '../../shared/text/format-date.ts';
import { useText } from '../../shared/text/use-text.ts';
import { ExternalLink } from '../../shared/ui/external-link.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { formatMoney } from '../../shared/text/format-money.ts';
import { isWebAddress } from './is-web-address.ts';
import classes from './payments-page.module.css';
import type { Wanted } from './use-payments.ts';

interface Props {
  readonly payments: readonly Payment[];
  readonly fetching: string | null;
  readonly onDownload: (wanted: Wanted) => void;
}

/** A table of payments with their invoices. On a narrow screen each is a block; the roles keep it a table. */
export function PaymentHistory({ payments, fetching, onDownload }: Props) {
  const { payments: text } = useText();
  const heading = useId();
  return (
    <section className={classes.section} aria-labelledby={heading}>
      <h2 id={heading}>{text.history}</h2>
      <table role="table" className={classes.table} aria-labelledby={heading}>
        <thead role="rowgroup">
          <tr role="row">
            {[text.date, text.amount, text.status, text.invoice].map((name) => (
              <th key={name} role="columnheader" scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {payments.map((payment) => (
            <tr key={payment.id} role="row">
              <td role="cell">
                <time dateTime={payment.createdAt}>{formatShortDay(payment.createdAt)}</time>
              </td>
              <td role="cell">
                {formatMoney(payment.amount, payment.currency)}
                {payment.refundedAmount > 0 && (
                  <div className={classes.dimmed}>
                    {text.refunded(formatMoney(payment.refundedAmount, payment.currency))}
                  </div>
                )}
              </td>
              <td role="cell">
                <Status status={payment.status} />
              </td>
              <td role="cell">
                <Invoices payment={payment} fetching={fetching} onDownload={onDownload} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Status({ status }: { status: string }) {
  const { statuses } = useText().payments;
  const succeeded = status === 'succeeded';
  const Shape = succeeded ? IconCircleCheck : IconClockExclamation;
  return (
    <span className={classes.badge} data-level={succeeded ? 'allowed' : 'restricted'}>
      <Shape size={18} aria-hidden color="var(--level-icon)" />
      {statuses[status] ?? status}
    </span>
  );
}

interface InvoicesProps extends Omit<Props, 'payments'> {
  readonly payment: Payment;
}

function Invoices({ payment, fetching, onDownload }: InvoicesProps) {
  const { payments: text } = useText();
  const { id, invoiceUrl, invoiceNumber, creditNotes } = payment;
  if (invoiceUrl === null && invoiceNumber === null)
    return <span className={classes.dimmed}>{text.noInvoice}</span>;
  return (
    <div className={classes.invoices}>
      {invoiceUrl !== null &&
        (isWebAddress(invoiceUrl) ? (
          <ExternalLink href={invoiceUrl}>{text.viewInvoice}</ExternalLink>
        ) : (
          <span>{text.invalidUrl}</span>
        ))}
      {invoiceUrl === null && invoiceNumber !== null && (
        <LinkButton disabled={fetching !== null} onClick={() => onDownload({ kind: 'invoice', id })}>
          {fetching === id ? text.downloading : text.downloadInvoice}
          <span className="visually-hidden"> {text.invoiceOf(invoiceNumber)}</span>
        </LinkButton>
      )}
      {creditNotes.map((note) => (
        <LinkButton
          key={note.id}
          disabled={fetching !== null}
          onClick={() => onDownload({ kind: 'creditNote', id: note.id })}
        >
          {fetching === note.id ? text.downloading : text.creditNote(note.number)}
        </LinkButton>
      ))}
    </div>
  );
}
