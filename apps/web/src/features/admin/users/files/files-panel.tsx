import { useId } from 'react';
import { useAdminText } from '../../../../shared/text/use-admin-text.ts';
import { Message } from '../../../../shared/ui/message.tsx';
import { FailureBanner } from '../../failure-banner.tsx';
import { ListSkeleton } from '../../../../shared/ui/list-skeleton.tsx';
import classes from '../dialogs.module.css';
import type { UserDialogProps } from '../user-task.ts';
import { UserLine } from '../user-line.tsx';
import { FileRow } from './file-row.tsx';
import { UploadForm } from './upload-form.tsx';
import { useDownload, useFiles, useRemove, useUpload } from './use-files.ts';

/** Billing documents of a user: to upload, download and delete. */
export function FilesPanel({ user }: Pick<UserDialogProps, 'user'>) {
  const { files: words } = useAdminText();
  const heading = useId();
  const list = useFiles(user.id);
  const uploading = useUpload(user.id);
  const download = useDownload();
  const remove = useRemove(user.id);
  const { upload } = uploading;
  const forget = (): void => {
    upload.reset();
    download.reset();
    remove.reset();
  };
  const stopped = upload.error?.name === 'AbortError';

  return (
    <div className={classes.panel}>
      <UserLine user={user} />
      <UploadForm
        uploading={uploading}
        onUpload={(file) => {
          forget();
          upload.mutate(file);
        }}
      />
      <div className={classes.told}>
        <div role="status">
          {upload.data && <Message kind="success">{words.uploaded(upload.data.fileName)}</Message>}
          {remove.isSuccess && <Message kind="success">{words.removed(remove.variables.fileName)}</Message>}
          {stopped && <Message kind="note">{words.stopped}</Message>}
        </div>
        <div role="alert">
          {upload.error && !stopped && <FailureBanner error={upload.error} fallback={words.failed} />}
          {download.error && <FailureBanner error={download.error} fallback={words.notDownloaded} />}
          {remove.error && <FailureBanner error={remove.error} fallback={words.notRemoved} />}
          {list.error && (
            <FailureBanner
              error={list.error}
              fallback={words.notLoaded}
              onAgain={() => void list.refetch()}
            />
          )}
        </div>
      </div>
      <section aria-labelledby={heading}>
        <h3 id={heading}>{words.list}</h3>
        {list.isPending && <ListSkeleton label={words.loading} rows={2} />}
        {list.data?.files.length === 0 && <p className={classes.note}>{words.none}</p>}
        {list.data && list.data.files.length > 0 && (
          <ul className={classes.rows}>
            {list.data.files.map((file) => (
              <FileRow
                key={file.id}
                file={file}
                downloading={download.isPending && download.variables.id === file.id}
                removing={remove.isPending && remove.variables.id === file.id}
                onDownload={() => {
                  forget();
                  download.mutate(file);
                }}
                onRemove={() => {
                  forget();
                  remove.mutate(file);
                }}
              />
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
