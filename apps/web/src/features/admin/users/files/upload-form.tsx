import { DESCRIPTION_MAX_CHARACTERS } from '@klarnotam/contract';
import { useId, useState } from 'react';
import { useAdminText } from '../../../../shared/text/use-admin-text.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import fields from '../../../../shared/ui/fields.module.css';
import { TextInput } from '../../../../shared/ui/text-input.tsx';
import classes from '../dialogs.module.css';
import { checkFile, type FileProblem } from './check-file.ts';
import { FileDrop } from './file-drop.tsx';
import type { useUpload } from './use-files.ts';

interface Props {
  readonly uploading: ReturnType<typeof useUpload>;
  readonly onUpload: (file: { readonly file: File; readonly description: string }) => void;
}

/** Takes a PDF and what it is, and shows how much of it has been sent. */
export function UploadForm({ uploading: { upload, share, stop }, onUpload }: Props) {
  const { files: words } = useAdminText();
  const heading = useId();
  const [file, setFile] = useState<File | null>(null);
  const [description, setDescription] = useState('');
  const [problem, setProblem] = useState<FileProblem | 'noFile' | 'several' | null>(null);
  const [taken, setTaken] = useState<unknown>(undefined);
  const busy = upload.isPending;
  // What was uploaded leaves the form.
  if (upload.data && upload.data !== taken) {
    setTaken(upload.data);
    setFile(null);
    setDescription('');
  }

  const choose = (chosen: readonly File[]): void => {
    const [only] = chosen;
    if (!only) return;
    const found = chosen.length > 1 ? 'several' : checkFile(only);
    setProblem(found);
    setFile(found === null ? only : null);
  };

  return (
    <form
      className={fields.fields}
      aria-labelledby={heading}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (busy) return;
        if (file) onUpload({ file, description: description.trim() });
        else setProblem(problem ?? 'noFile');
      }}
    >
      <h3 id={heading}>{words.upload}</h3>
      <FileDrop
        file={file}
        disabled={busy}
        problem={problem === null ? null : words[problem]}
        onFiles={choose}
      />
      <TextInput
        name="description"
        label={
          <>
            {words.description} <span className={fields.optional}>{words.optional}</span>
          </>
        }
        maxLength={DESCRIPTION_MAX_CHARACTERS}
        autoComplete="off"
        value={description}
        disabled={busy}
        onChange={({ currentTarget }) => setDescription(currentTarget.value)}
      />
      {busy && (
        <div className={classes.progress}>
          <progress aria-label={words.progress} max={100} value={Math.round(share * 100)} />
          <p className={classes.note}>{share < 1 ? `${Math.floor(share * 100)} %` : words.storing}</p>
        </div>
      )}
      <div className={fields.actions}>
        <Button type="submit" disabled={busy}>
          {busy ? words.uploading : words.submit}
        </Button>
        {busy && (
          <Button variant="default" onClick={stop}>
            {words.stop}
          </Button>
        )}
      </div>
    </form>
  );
}
