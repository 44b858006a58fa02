import { toUtcInstant } from '@klarnotam/aviation';
import { useText } from '../../shared/text/use-text.ts';
import { Message } from '../../shared/ui/message.tsx';

/** `2026-06-20 10:00 UTC`. */
const utc = (ms: number): string => `${toUtcInstant(ms).slice(0, 16).replace('T', ' ')} UTC`;

/** That the clock of the device is wrong by `aheadMs`, and which one counts. */
export function ClockNote({ aheadMs, nowMs }: { readonly aheadMs: number; readonly nowMs: number }) {
  const { draft } = useText().compose;
  return (
    <div role="status">
      {aheadMs !== 0 && <Message kind="note">{draft.clockWrong(utc(nowMs - aheadMs), utc(nowMs))}</Message>}
    </div>
  );
}
