import type { UtcInterval } from '@klarnotam/aviation';
import { useSite } from '../../shared/api/site.ts';
import { formatWhen } from '../../shared/text/format-instant.ts';
import { useText } from '../../shared/text/use-text.ts';
import { Message } from '../../shared/ui/message.tsx';

const HOUR_MS = 3_600_000;

interface Props {
  /** When the NOTAM is active, in order. */
  readonly windows: readonly UtcInterval[];
  readonly timeZone: string;
  readonly nowMs: number;
}

/** That the NOTAM office will not have the request as early as it asks for it. */
export function LeadTimeNote({ windows, timeZone, nowMs }: Props) {
  const { compose, times } = useText();
  const { notamOffice } = useSite();
  const first = windows[0];
  if (first === undefined || !notamOffice) return null;
  const { name, leadTimeHours } = notamOffice;
  const hoursLeft = (Date.parse(first.from) - nowMs) / HOUR_MS;
  if (hoursLeft < 0 || hoursLeft >= leadTimeHours) return null;
  return (
    <Message kind="note">
      {compose.timing.leadTime(name, leadTimeHours)}{' '}
      {compose.timing.inTime(formatWhen(nowMs + leadTimeHours * HOUR_MS, nowMs, timeZone, times))}
    </Message>
  );
}
