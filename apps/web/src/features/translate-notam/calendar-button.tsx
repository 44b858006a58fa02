import { Button } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import type { EventAttributes } from 'ics';
import { useState } from 'react';
import { formatInterval } from '../../shared/text/format-instant.ts';
import { useScreenLanguage, useText } from '../../shared/text/use-text.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { calendarChoice } from './calendar-events.ts';
import type { PlacedNotice } from './place-notices.ts';
import classes from './result-tools.module.css';

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
    setAsking(false);
    const { createEvents } = await import('ics');
    const { value, error } = createEvents([...events]);
    if (!value || error) {
      onDone(tools.noCalendar);
      return;
    }
    const url = URL.createObjectURL(new Blob([value], { type: 'text/calendar;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = 'notam.ics';
    link.click();
    window.setTimeout(() => URL.revokeObjectURL(url), 10_000);
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
      <Dialog opened={asking} title={tools.calendarTitle} onClose={() => setAsking(false)} width={480}>
        <div className={classes.which}>
          <p>{tools.calendarCount(all.length)}</p>
          {next && nextPeriod !== null && (
            <Button variant="default" onClick={() => void save([next.event])} data-autofocus>
              {tools.calendarNext(`${nextPeriod} UTC`)}
            </Button>
          )}
          {ofNotices.length > 1 &&
            ofNotices.map(({ name, events }, index) => (
              <Button key={index} variant="default" onClick={() => void save(events)}>
                {tools.calendarOf(name, events.length)}
              </Button>
            ))}
          <Button variant="default" onClick={() => void save(all)}>
            {tools.calendarAll(all.length)}
          </Button>
          <Button variant="subtle" onClick={() => setAsking(false)}>
            {tools.calendarNone}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
