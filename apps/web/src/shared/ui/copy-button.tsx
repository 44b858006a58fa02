import { IconCopy } from '@tabler/icons-react';
import { Button } from './button.tsx';

interface Props {
  /** Asked for when it is copied. */
  readonly toText: () => string;
  readonly words: { readonly copy: string; readonly copied: string; readonly notCopied: string };
  /** What became of it, for a status line beside the button. */
  readonly onSaid: (said: string) => void;
}

/** Puts a text on the clipboard, where the browser lets it. */
export function CopyButton({ toText, words, onSaid }: Props) {
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(toText());
      onSaid(words.copied);
    } catch {
      onSaid(words.notCopied);
    }
  };
  return (
    <Button variant="default" leftSection={<IconCopy size={18} aria-hidden />} onClick={() => void copy()}>
      {words.copy}
    </Button>
  );
}
