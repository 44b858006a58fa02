import { IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '../../../shared/text/use-text.ts';
import classes from '../compose.module.css';
import { Button } from '../../../shared/ui/button.tsx';

/** Puts the text on the clipboard, for an office that wants it in a form of its own. */
export function CopyText({ text }: { readonly text: string }) {
  const { preview } = useText().compose;
  const [told, setTold] = useState<{ readonly of: string; readonly says: string } | null>(null);
  const copy = async (): Promise<void> => {
    const says = await navigator.clipboard.writeText(text).then(
      () => preview.copied,
      () => preview.notCopied,
    );
    setTold({ of: text, says });
  };
  return (
    <div className={classes.actions}>
      <Button variant="default" leftSection={<IconCopy size={18} aria-hidden />} onClick={() => void copy()}>
        {preview.copy}
      </Button>
      <span role="status">{told?.of === text && told.says}</span>
    </div>
  );
}
