import { IconCalendarPlus } from '@tabler/icons-react';
import type { EventAttributes } from 'ics';
import { useState } from 'react';
import { formatInterval } from '../../shared/text/format-instant.ts';
import { useScreenLanguage, useText } from '../../shared/text/use-text.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ChoiceDialog } from '../../shared/ui/choice-dialog.tsx';
import { saveFile } from '../../shared/ui/save-file.ts';
import { calendarChoice } from './calendar-events.ts';
import type { PlacedNotice } from './place-notices.ts';

interface Props {
  readonly placed: readonly PlacedNotice[];
  readonly nowMs: number;
  readonly onDone: (told: string) => void;
}

/** Active periods as a file for a calendar; where there are several, first how many and which of them. */
export function CalendarButton({ placed, nowMs, onDone }: Props) {
  const text = useText();
  const { tools } = text.notam;
  const language = useScreenLanguage();
  const [asking, setAsking] = useState(false);
  const { next, ofNotices, all } = calendarChoice(placed, nowMs, text);
  if (all.length === 0) return null;

  const save = async (events: readonly EventAttributes[]): Promise<void> => {
    const { createEvents } = await import('ics');
    const { value, error } = createEvents([...events]);
    if (!value || error) {
      onDone(tools.noCalendar);
      return;
    }
    saveFile(new Blob([value], { type: 'text/calendar;charset=utf-8' }), 'notam.ics');
    onDone(tools.calendarSaved(events.length));
  };
  const nextPeriod =
    next &&
    formatInterval(
      { from: new Date(next.fromMs).toISOString(), to: new Date(next.toMs).toISOString() },
      'UTC',
      language,
    );

  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCalendarPlus size={18} aria-hidden />}
        onClick={() => (all.length === 1 ? void save(all) : setAsking(true))}
      >
        {tools.calendar}
      </Button>
      <ChoiceDialog
        opened={asking}
        title={tools.calendarTitle}
        text={tools.calendarCount(all.length)}
        choices={[
          ...(next && nextPeriod !== null
            ? [{ label: tools.calendarNext(`${nextPeriod} UTC`), onChoose: () => void save([next.event]) }]
            : []),
          ...(ofNotices.length > 1
            ? ofNotices.map(({ name, events }) => ({
                label: tools.calendarOf(name, events.length),
                onChoose: () => void save(events),
              }))
            : []),
          { label: tools.calendarAll(all.length), onChoose: () => void save(all) },
        ]}
        none={tools.calendarNone}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
