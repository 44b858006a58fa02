import { Button, Loader } from '@mantine/core';

/** Sends a form; busy, it says so and cannot be pressed again. */
export function SubmitButton({
  label,
  busyLabel,
  busy,
}: {
  label: string;
  busyLabel: string;
  busy: boolean;
}) {
  return (
    <Button
      type="submit"
      disabled={busy}
      leftSection={busy ? <Loader size={18} color="currentColor" aria-hidden /> : undefined}
    >
      {busy ? busyLabel : label}
    </Button>
  );
}
