import type { BillingFile } from '@klarnotam/contract';
import { useId } from 'react';
import { Link } from 'react-router';
import { formatShortMoment } from '../../shared/text/format-date.ts';
import { useText } from '../../shared/text/use-text.ts';
import { Button } from '../../shared/ui/button.tsx';
import { PATHS } from '../../shared/ui/paths.ts';
import classes from './payments-page.module.css';
import type { Wanted } from './use-payments.ts';

interface Props {
  readonly files: readonly BillingFile[];
  /** There are invoices in the history below. */
  readonly hasPaid: boolean;
  /** The id of what is being fetched. */
  readonly fetching: string | null;
  readonly onDownload: (wanted: Wanted) => void;
}

/** Documents to save. */
export function BillingDocuments({ files, hasPaid, fetching, onDownload }: Props) {
  const { payments } = useText();
  const heading = useId();
  return (
    <section className={classes.section} aria-labelledby={heading}>
      <h2 id={heading}>{payments.documents}</h2>
      {files.length === 0 ? (
        <>
          <p className={classes.empty}>{payments.noDocuments}</p>
          {hasPaid ? (
            <p>{payments.invoicesBelow}</p>
          ) : (
            <p>
              {payments.comeHere} <Link to={PATHS.subscribe}>{payments.plans}</Link>
            </p>
          )}
        </>
      ) : (
        <ul className={classes.documents}>
          {files.map(({ id, fileName, description, uploadedAt }) => (
            <li key={id} className={classes.document}>
              <div>
                <p className={classes.fileName}>
                  <bdi>{fileName}</bdi>
                </p>
                {description !== '' && <p dir="auto">{description}</p>}
                <p className={classes.dimmed}>
                  <time dateTime={uploadedAt}>{payments.uploaded(formatShortMoment(uploadedAt))}</time>
                </p>
              </div>
              <Button
                variant="default"
                disabled={fetching !== null}
                onClick={() => onDownload({ kind: 'document', id, fileName })}
              >
                {fetching === id ? payments.downloading : payments.download}
                <span className="visually-hidden"> {fileName}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
