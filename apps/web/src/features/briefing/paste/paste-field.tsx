import { MAX_BRIEFING_CHARACTERS } from '@klarnotam/contract';
import { IconFileUpload, IconX } from '@tabler/icons-react';
import { useId, useRef, useState, type DragEvent } from 'react';
import { useText } from '../../../shared/text/use-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Message } from '../../../shared/ui/message.tsx';
import { Textarea } from '../../../shared/ui/textarea.tsx';
import form from '../../../shared/translating/translate-form.module.css';
import classes from './paste-field.module.css';
import type { BriefingText } from './use-briefing-text.ts';

const ACCEPTED = '.txt,.eml,.pdf,text/plain,message/rfc822,application/pdf';

/** Where a briefing is pasted, typed, or dropped as a file. */
export function PasteField({ briefing }: { briefing: BriefingText }) {
  const { briefing: text, translating } = useText();
  const words = text.paste;
  const { file, isTooLong } = briefing;
  const area = useRef<HTMLTextAreaElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const problemId = useId();

  const drag = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    <div
      className={`${form.form ?? ''} ${classes.paste ?? ''}`}
      data-over={over || undefined}
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        setOver(false);
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        briefing.takeFiles([...event.dataTransfer.files]);
      }}
    >
      <div className={form.field}>
        <Textarea
          ref={area}
          label={words.label}
          description={words.help}
          descriptionBelow
          value={briefing.text}
          onChange={({ currentTarget }) => briefing.enter(currentTarget.value)}
          spellCheck={false}
          autoCapitalize="characters"
          autoComplete="off"
          aria-invalid={isTooLong || file?.kind === 'failed'}
          aria-describedby={problemId}
          inputClassName={form.area}
        />
        {briefing.text !== '' && (
          <Button
            className={form.corner ?? ''}
            variant="text"
            leftSection={<IconX size={18} aria-hidden />}
            onClick={() => {
              briefing.enter('');
              area.current?.focus();
            }}
          >
            {translating.clear}
          </Button>
        )}
      </div>
      <input
        ref={chooser}
        type="file"
        accept={ACCEPTED}
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden
        onChange={({ currentTarget }) => {
          briefing.takeFiles([...(currentTarget.files ?? [])]);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      <button type="button" className={classes.drop} onClick={() => chooser.current?.click()}>
        <IconFileUpload size={24} aria-hidden />
        <span>{over ? words.dropHere : words.drop}</span>
      </button>
      <p className={classes.note}>{words.local}</p>
      <p role="status" className={classes.note}>
        {file?.kind === 'reading' && words.reading(file.name)}
        {file?.kind === 'read' && words.read(file.name)}
      </p>
      <div role="alert" id={problemId}>
        {file?.kind === 'failed' && <Message kind="error">{words.problems[file.problem]}</Message>}
        {isTooLong && (
          <Message kind="error">{words.tooLong(briefing.text.length, MAX_BRIEFING_CHARACTERS)}</Message>
        )}
      </div>
    </div>
  );
}
