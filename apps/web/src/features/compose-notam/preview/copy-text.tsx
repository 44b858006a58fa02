import { useState } from 'react';
import { useText } from '../../../shared/text/use-text.ts';
import classes from '../compose.module.css';
import { CopyButton } from '../../../shared/ui/copy-button.tsx';

/** Puts the text on the clipboard, for an office that wants it in a form of its own. */
export function CopyText({ text }: { readonly text: string }) {
  const { preview } = useText().compose;
  const [told, setTold] = useState<{ readonly of: string; readonly says: string } | null>(null);
  return (
    <div className={classes.actions}>
      <CopyButton toText={() => text} words={preview} onSaid={(says) => setTold({ of: text, says })} />
      <span role="status">{told?.of === text && told.says}</span>
    </div>
  );
}
