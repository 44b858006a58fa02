import { ISSUED_TEXT_MAX_CHARACTERS, type SavedNotam } from '@klarnotam/contract';
import { useRef, useState } from 'react';
import { useText } from '../../../shared/text/use-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import fields from '../../../shared/ui/fields.module.css';
import { Textarea } from '../../../shared/ui/textarea.tsx';
import { Comparison } from './comparison.tsx';
import { RequestFailure } from './request-failure.tsx';
import classes from './request-page.module.css';
import { useCompareIssued, useRecordIssued } from './use-request.ts';

/** Takes the NOTAM as it was published, shows how it differs, and keeps it when the user says so. */
export function PasteIssued({ request }: { request: SavedNotam }) {
  const { requestLife } = useText();
  const words = requestLife.paste;
  const [text, setText] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const comparing = useCompareIssued(request.id);
  const recording = useRecordIssued(request.id);
  const field = useRef<HTMLTextAreaElement>(null);
  const reading = comparing.data;

  const compare = (): void => {
    recording.reset();
    setIsEmpty(text.trim() === '');
    if (text.trim() === '') field.current?.focus();
    else comparing.mutate(text);
  };
  const startAnew = (): void => {
    comparing.reset();
    recording.reset();
    setText('');
    field.current?.focus();
  };
  return (
    <form
      className={`${fields.fields ?? ''} ${classes.part ?? ''}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        compare();
      }}
    >
      <Textarea
        ref={field}
        label={words.label}
        description={words.help}
        descriptionBelow
        error={isEmpty && words.empty}
        grows
        rows={5}
        maxLength={ISSUED_TEXT_MAX_CHARACTERS}
        dir="ltr"
        lang="en"
        spellCheck={false}
        autoComplete="off"
        inputClassName={classes.telegramInput ?? ''}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setIsEmpty(false);
          comparing.reset();
        }}
      />
      <div>
        <Button type="submit" variant={reading ? 'default' : 'filled'} disabled={comparing.isPending}>
          {comparing.isPending ? words.comparing : words.compare}
        </Button>
      </div>
      <RequestFailure error={comparing.error} fallback={words.failed} />
      <div role="status">
        {reading && (
          <>
            {reading.found > 1 && <p>{words.found(reading.found)}</p>}
            <Comparison reading={reading} timeZone={request.timeZone} />
          </>
        )}
      </div>
      {reading && (
        <div className={classes.actions}>
          {reading.number === null ? (
            <p>{words.noNumber}</p>
          ) : (
            <Button
              variant={reading.comparison.verdict === 'another' ? 'default' : 'filled'}
              disabled={recording.isPending}
              onClick={() =>
                recording.mutate({
                  text: reading.text,
                  isMine: reading.comparison.verdict === 'another',
                })
              }
            >
              {reading.comparison.verdict === 'another' ? words.keepAnother : words.keep}
            </Button>
          )}
          <Button variant="default" onClick={startAnew}>
            {words.other}
          </Button>
        </div>
      )}
      <RequestFailure error={recording.error} />
    </form>
  );
}
