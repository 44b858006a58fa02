import type { BillingFile } from '@klarnotam/contract';
import { IconDownload, IconTrash, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { formatShortMoment } from '../../../../shared/text/format-date.ts';
import { useAdminText } from '../../../../shared/text/use-admin-text.ts';
import { RowButton } from '../../row-button.tsx';
import classes from '../dialogs.module.css';
import { formatBytes } from './check-file.ts';

interface Props {
  readonly file: BillingFile;
  readonly downloading: boolean;
  readonly removing: boolean;
  readonly onDownload: () => void;
  readonly onRemove: () => void;
}

/** One document; deleting it is asked for twice, in place. */
export function FileRow({ file, downloading, removing, onDownload, onRemove }: Props) {
  const { files: words } = useAdminText();
  const [state, setState] = useState<'shown' | 'asking' | 'kept'>('shown');
  const { fileName, description, uploadedAt, sizeBytes } = file;

  return (
    <li className={classes.row}>
      <div>
        <p className={classes.name}>
          <bdi>{fileName}</bdi>
        </p>
        {description !== '' && <p dir="auto">{description}</p>}
        <p className={classes.note}>
          <time dateTime={uploadedAt}>{words.at(formatShortMoment(uploadedAt))}</time>,{' '}
          {formatBytes(sizeBytes)}
        </p>
      </div>
      <div className={classes.buttons}>
        {state === 'asking' ? (
          <>
            <p>{words.sure}</p>
            <RowButton Shape={IconX} autoFocus onClick={() => setState('kept')}>
              {words.no}
            </RowButton>
            <RowButton
              Shape={IconTrash}
              aria-label={words.of(words.yes, fileName)}
              onClick={() => {
                setState('shown');
                onRemove();
              }}
            >
              {words.yes}
            </RowButton>
          </>
        ) : (
          <>
            <RowButton
              Shape={IconDownload}
              disabled={downloading}
              aria-label={words.of(words.download, fileName)}
              onClick={onDownload}
            >
              {downloading ? words.downloading : words.download}
            </RowButton>
            <RowButton
              Shape={IconTrash}
              disabled={removing}
              autoFocus={state === 'kept'}
              aria-label={words.of(words.remove, fileName)}
              onClick={() => setState('asking')}
            >
              {removing ? words.removing : words.remove}
            </RowButton>
          </>
        )}
      </div>
    </li>
  );
}
