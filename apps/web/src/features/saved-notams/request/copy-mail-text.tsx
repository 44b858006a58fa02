import { useState } from 'react';
import { useText } from '../../../shared/text/use-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import classes from './request-page.module.css';

/** For who has no mail program that a link could open. */
export function CopyMailText({ body }: { body: string }) {
  const { requestLife } = useText();
  const [told, setTold] = useState('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(body);
      setTold(requestLife.copied);
    } catch {
      setTold(requestLife.notCopied);
    }
  };
  return (
    <div className={classes.actions}>
      <Button variant="default" onClick={() => void copy()}>
        {requestLife.copy}
      </Button>
      <p role="status" className={classes.told}>
        {told}
      </p>
    </div>
  );
}
