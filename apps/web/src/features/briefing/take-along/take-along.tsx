import { IconCalendarPlus, IconPolygon, IconPrinter } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useText } from '../../../shared/text/use-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ChoiceDialog } from '../../../shared/ui/choice-dialog.tsx';
import { saveFile } from '../../../shared/ui/save-file.ts';
import type { BriefingView } from '../result/briefing-view.ts';
import { noticeNames } from '../result/notice-names.ts';
import type { ResultContext } from '../result/result-context.ts';
import { areasAsGeoJson } from './areas-geojson.ts';
import { flightCalendar, type CalendarPart } from './flight-calendar.ts';
import { saveAreas, type AreaFormat } from './save-areas.ts';
import classes from './take-along.module.css';

interface Props {
  readonly view: BriefingView;
  readonly context: ResultContext;
}

/** On paper, as areas for another map, as hours for a calendar. */
export function TakeAlong({ view, context }: Props) {
  const text = useText();
  const words = text.briefing.take;
  const [done, setDone] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const nameOf = noticeNames(view, text);
  const { words: card, units } = context;

  const save = async (make: () => Promise<string | null>): Promise<void> => {
    setDone(null);
    try {
      const name = await make();
      setDone(name === null ? words.nothing : words.saved(name));
    } catch {
      setDone(words.failed);
    }
  };
  const areas = (format: AreaFormat) => () => {
    const collection = areasAsGeoJson(view, { words: card, units, nameOf, text });
    return collection.features.length === 0 ? Promise.resolve(null) : saveAreas(collection, format);
  };
  const [all, touching] = useMemo(() => {
    const countOf = (part: CalendarPart): number => flightCalendar(view, String, text, part).length;
    return [countOf('all'), countOf('touching')];
  }, [view, text]);
  const calendar = (part: CalendarPart) => async (): Promise<string | null> => {
    const events = flightCalendar(view, nameOf, text, part);
    if (events.length === 0) return null;
    const { createEvents } = await import('ics');
    const { value, error } = createEvents(events);
    if (!value || error) throw error ?? new Error('No calendar was made.');
    saveFile(new Blob([value], { type: 'text/calendar;charset=utf-8' }), 'briefing.ics');
    return 'briefing.ics';
  };

  return (
    <div className={classes.take} data-print="no">
      <ChoiceDialog
        opened={asking}
        title={words.calendar}
        text={words.calendarCount(all)}
        choices={[
          { label: words.calendarFlight, onChoose: () => void save(calendar('flight')) },
          ...(touching > 1 && touching < all
            ? [{ label: words.calendarTouching(touching), onChoose: () => void save(calendar('touching')) }]
            : []),
          { label: words.calendarAll(all), onChoose: () => void save(calendar('all')) },
        ]}
        none={words.calendarNone}
        onClose={() => setAsking(false)}
      />
      <Button
        variant="default"
        leftSection={<IconPrinter size={18} aria-hidden />}
        onClick={() => window.print()}
      >
        {words.print}
      </Button>
      <Button
        variant="default"
        leftSection={<IconPolygon size={18} aria-hidden />}
        onClick={() => void save(areas('geojson'))}
      >
        {words.geojson}
      </Button>
      <Button
        variant="default"
        leftSection={<IconPolygon size={18} aria-hidden />}
        onClick={() => void save(areas('kml'))}
      >
        {words.kml}
      </Button>
      {view.flight && (
        <Button
          variant="default"
          leftSection={<IconCalendarPlus size={18} aria-hidden />}
          onClick={() => (all > 1 ? setAsking(true) : void save(calendar('all')))}
        >
          {words.calendar}
        </Button>
      )}
      <p role="status" className={classes.done}>
        {done}
      </p>
    </div>
  );
}
