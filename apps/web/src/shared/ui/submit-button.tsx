import { Button } from './button.tsx';
import { Loader } from './loader.tsx';

interface Props {
  readonly label: string;
  readonly busyLabel: string;
  readonly busy: boolean;
  /** False: it cannot be pressed yet. */
  readonly ready?: boolean;
}

/** Sends a form; busy, it says so and cannot be pressed again. */
export function SubmitButton({ label, busyLabel, busy, ready = true }: Props) {
  return (
    <Button type="submit" disabled={busy || !ready} leftSection={busy ? <Loader /> : undefined}>
      {busy ? busyLabel : label}
    </Button>
  );
}
