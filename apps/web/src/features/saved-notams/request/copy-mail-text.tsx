import { useState } from 'react';
import { useText } from '../../../shared/text/use-text.ts';
import { CopyButton } from '../../../shared/ui/copy-button.tsx';
import classes from './request-page.module.css';

/** For who has no mail program that a link could open. */
export function CopyMailText({ body }: { body: string }) {
  const { requestLife } = useText();
  const [told, setTold] = useState('');
  return (
    <div className={classes.actions}>
      <CopyButton toText={() => body} words={requestLife} onSaid={setTold} />
      <p role="status" className={classes.told}>
        {told}
      </p>
    </div>
  );
}
