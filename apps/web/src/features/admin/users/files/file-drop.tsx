import { IconFileTypePdf, IconUpload } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useAdminText } from '../../../../shared/text/use-admin-text.ts';
import classes from '../dialogs.module.css';
import { formatBytes } from './check-file.ts';

interface Props {
  readonly file: File | null;
  readonly disabled: boolean;
  readonly problem: string | null;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Where a file is dropped, or chosen by mouse or key: the browser's own field in a larger place. */
export function FileDrop({ file, disabled, problem, onFiles }: Props) {
  const { files: words } = useAdminText();
  const id = useId();
  const [over, setOver] = useState(false);
  const Shape = file ? IconFileTypePdf : IconUpload;

  return (
    <div>
      <label
        className={classes.drop}
        data-over={over || undefined}
        data-invalid={problem !== null || undefined}
        data-disabled={disabled || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(!disabled);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          if (!disabled) onFiles([...event.dataTransfer.files]);
        }}
      >
        <input
          type="file"
          accept="application/pdf,.pdf"
          className="visually-hidden"
          disabled={disabled}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-help`}
          onChange={({ currentTarget }) => {
            onFiles([...(currentTarget.files ?? [])]);
            // The same file can be chosen again.
            currentTarget.value = '';
          }}
        />
        <Shape size={28} aria-hidden />
        <span>
          {file ? (
            <>
              <strong>
                <bdi>{file.name}</bdi>
              </strong>
              , {formatBytes(file.size)}
              <span className={classes.link}>{words.another}</span>
            </>
          ) : (
            words.drop
          )}
        </span>
        <span className={classes.note}>{words.dropHelp}</span>
      </label>
      <p id={`${id}-help`} role="alert" className={classes.problem}>
        {problem}
      </p>
    </div>
  );
}
