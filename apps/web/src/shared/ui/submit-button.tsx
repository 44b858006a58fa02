import { Button, Loader } from '@mantine/core';

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
    <Button
      type="submit"
      disabled={busy || !ready}
      leftSection={busy ? <Loader size={18} color="currentColor" aria-hidden /> : undefined}
    >
      {busy ? busyLabel : label}
    </Button>
  );
}
