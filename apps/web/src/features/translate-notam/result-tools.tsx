import type { CardCatalogue, UnitsFirst } from '@klarnotam/language';
import { IconPrinter, IconShare2 } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { client } from '../../shared/api/client.ts';
import { HISTORY_KEY } from '../../shared/api/history-key.ts';
import { keepPastTranslation } from '../../shared/api/past-translation.ts';
import { useSite } from '../../shared/api/site.ts';
import { useText } from '../../shared/text/use-text.ts';
import { SharePanel } from '../../shared/translating/share-panel.tsx';
import { UNITS, useUnits } from '../../shared/translating/use-units.ts';
import { Button } from '../../shared/ui/button.tsx';
import { CopyButton } from '../../shared/ui/copy-button.tsx';
import { NativeSelect } from '../../shared/ui/native-select.tsx';
import { PATHS } from '../../shared/ui/paths.ts';
import { CalendarButton } from './calendar-button.tsx';
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
  const [isSharing, setSharing] = useState(false);
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
      <CopyButton toText={() => copyText(placed, words, text, nowMs)} words={tools} onSaid={setDone} />
      <Button
        variant="default"
        leftSection={<IconPrinter size={18} aria-hidden />}
        onClick={() => window.print()}
      >
        {tools.print}
      </Button>
      <CalendarButton placed={placed} nowMs={nowMs} onDone={setDone} />
      <Button
        variant="default"
        aria-expanded={isSharing}
        leftSection={<IconShare2 size={18} aria-hidden />}
        onClick={() => setSharing(!isSharing)}
      >
        {tools.share}
      </Button>
      <p role="status" className={classes.done}>
        {reword.isPending ? tools.rewording : reword.isError ? tools.notReworded : done}
      </p>
      <p className={classes.done}>
        {tools.kept} <Link to={PATHS.history}>{tools.findAgain}</Link>
      </p>
      {isSharing && (
        <Suspense fallback={null}>
          <div className={classes.share}>
            <SharePanel of={{ kind: 'translation', id: result.id }} />
          </div>
        </Suspense>
      )}
    </div>
  );
}
