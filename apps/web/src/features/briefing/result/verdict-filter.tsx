import type { Verdict } from '@klarnotam/notam';
import { useId } from 'react';
import { useText } from '../../../shared/text/use-text.ts';
import { SHOWN_VERDICTS, type GroupedNotices } from './group-notices.ts';
import { VerdictIcon } from './verdict-icon.tsx';
import classes from './verdict-filter.module.css';

interface Props {
  readonly grouped: GroupedNotices;
  readonly shown: Verdict | null;
  readonly onShow: (verdict: Verdict | null) => void;
}

/** Which notices the list, the map and the hours show. */
export function VerdictFilter({ grouped, shown, onShow }: Props) {
  const { found } = useText().briefing;
  const name = useId();
  const { byVerdict } = grouped;
  const all = SHOWN_VERDICTS.reduce((sum, verdict) => sum + byVerdict[verdict].length, 0);
  return (
    <fieldset className={classes.filter} data-print="no">
      <legend className="visually-hidden">{found.filter}</legend>
      <label>
        <input type="radio" name={name} checked={shown === null} onChange={() => onShow(null)} />
        <span>
          {found.all} <strong>{all}</strong>
        </span>
      </label>
      {SHOWN_VERDICTS.filter((verdict) => byVerdict[verdict].length > 0 || verdict === shown).map(
        (verdict) => (
          <label key={verdict}>
            <input type="radio" name={name} checked={shown === verdict} onChange={() => onShow(verdict)} />
            <span>
              <VerdictIcon verdict={verdict} />
              {found.verdicts[verdict]} <strong>{byVerdict[verdict].length}</strong>
            </span>
          </label>
        ),
      )}
    </fieldset>
  );
}
