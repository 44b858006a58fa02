import { Button, NativeSelect } from '@mantine/core';
import type { CardCatalogue, UnitsFirst } from '@klarnotam/language';
import { IconCalendarPlus, IconCopy, IconPrinter } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../shared/api/client.ts';
import { HISTORY_KEY } from '../../shared/api/history-key.ts';
import { keepPastTranslation } from '../../shared/api/past-translation.ts';
import { useSite } from '../../shared/api/site.ts';
import { useText } from '../../shared/text/use-text.ts';
import { UNITS, useUnits } from '../../shared/translating/use-units.ts';
import { calendarEvents } from './calendar-events.ts';
import { copyText } from './copy-text.ts';
import type { NotamAnswer } from './notam-answer.ts';
import type { PlacedNotice } from './place-notices.ts';
import classes from './result-tools.module.css';

interface Props {
  readonly result: NotamAnswer;
  readonly placed: readonly PlacedNotice[];
  readonly words: CardCatalogue;
  readonly nowMs: number;
  /** The same answer came in another language, under another id. */
  readonly onReworded: (id: string) => void;
}

/** Another language, other units, and ways to take a result along. */
export function ResultTools({ result, placed, words, nowMs, onReworded }: Props) {
  const text = useText();
  const { tools } = text.notam;
  const { languages } = useSite();
  const queries = useQueryClient();
  const [units, setUnits] = useUnits();
  const [done, setDone] = useState<string | null>(null);
  const reword = useMutation({
    mutationFn: (language: NotamAnswer['language']) => client.rewordNotam({ id: result.id, language }),
    onSuccess: ({ id, language, engine, notices, wordsUntil }) => {
      keepPastTranslation(queries, {
        kind: 'notam',
        id,
        language,
        engine,
        notices,
        wordsUntil,
        createdAt: new Date().toISOString(),
      });
      void queries.invalidateQueries({ queryKey: HISTORY_KEY });
      onReworded(id);
    },
  });
  const events = calendarEvents(placed, nowMs, text);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(copyText(placed, words, text));
      setDone(tools.copied);
    } catch {
      setDone(tools.notCopied);
    }
  };
  const saveCalendar = async (): Promise<void> => {
    const { createEvents } = await import('ics');
    const { value, error } = createEvents([...events]);
    if (!value || error) {
      setDone(tools.noCalendar);
      return;
    }
    const url = URL.createObjectURL(new Blob([value], { type: 'text/calendar;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = 'notam.ics';
    link.click();
    window.setTimeout(() => URL.revokeObjectURL(url), 10_000);
    setDone(tools.calendarSaved(events.length));
  };

  return (
    <div className={classes.tools} data-print="no">
      <NativeSelect
        aria-label={tools.readIn}
        value={reword.isPending ? reword.variables : result.language}
        disabled={reword.isPending}
        onChange={(event) => {
          const chosen = languages.find(({ code }) => code === event.currentTarget.value);
          if (chosen) reword.mutate(chosen.code);
        }}
        data={languages.map(({ code, nativeName }) => ({ value: code, label: nativeName }))}
      />
      <NativeSelect
        aria-label={text.heights.units}
        value={units}
        onChange={(event) => {
          const chosen = UNITS.find((one) => one === event.currentTarget.value);
          if (chosen) setUnits(chosen);
        }}
        data={UNITS.map((value: UnitsFirst) => ({ value, label: text.heights.unitsFirst[value] }))}
      />
      <Button variant="default" leftSection={<IconCopy size={18} aria-hidden />} onClick={() => void copy()}>
        {tools.copy}
      </Button>
      <Button
        variant="default"
        leftSection={<IconPrinter size={18} aria-hidden />}
        onClick={() => window.print()}
      >
        {tools.print}
      </Button>
      {events.length > 0 && (
        <Button
          variant="default"
          leftSection={<IconCalendarPlus size={18} aria-hidden />}
          onClick={() => void saveCalendar()}
        >
          {tools.calendar}
        </Button>
      )}
      <p role="status" className={classes.done}>
        {reword.isPending ? tools.rewording : reword.isError ? tools.notReworded : done}
      </p>
    </div>
  );
}
