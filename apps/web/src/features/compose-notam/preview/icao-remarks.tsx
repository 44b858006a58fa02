import { feetUp, type IcaoRemark } from '@klarnotam/notam';
import { formatWhen, readersTimeZone } from '../../../shared/text/format-instant.ts';
import { useText, type Messages } from '../../../shared/text/use-text.ts';
import { Message } from '../../../shared/ui/message.tsx';
import classes from '../compose.module.css';

interface Props {
  readonly remarks: readonly IcaoRemark[];
  readonly nowMs: number;
}

/** What the notices say right, and a pilot may not expect. Where heights come from is a source, the rest are notes. */
export function IcaoRemarks({ remarks, nowMs }: Props) {
  const { compose, times } = useText();
  const { icao } = compose;
  return remarks.map((remark) => {
    if (remark.code === 'groundFrom') {
      const { highestM, marginM, source, askedOn } = remark;
      const topM = Math.ceil(highestM + marginM);
      return (
        <p key={remark.code} className={classes.to}>
          {icao.groundFrom(topM, feetUp(topM), Math.ceil(marginM), source, askedOn)}
        </p>
      );
    }
    const text = describe(remark, icao, times, nowMs);
    return (
      text !== null && (
        <Message key={remark.code} kind="note">
          {text}
        </Message>
      )
    );
  });
}

/** Null: the form says it beside the field. */
function describe(
  remark: Exclude<IcaoRemark, { code: 'groundFrom' }>,
  icao: Messages['compose']['icao'],
  times: Messages['times'],
  nowMs: number,
): string | null {
  switch (remark.code) {
    case 'clockChange':
    case 'widenedWindow':
    case 'overlappingWindows':
    case 'noRadius':
      return null;
    case 'severalNotices':
      return icao.remarks.severalNotices(remark.count);
    case 'aerodromeNear':
      return icao.remarks.aerodromeNear(remark.indicators.join(', '));
    case 'severalStates':
      return icao.remarks.severalStates(remark.firs.join(', '));
    case 'replacesBeforeItBegins':
      return icao.remarks.replacesBeforeItBegins(
        formatWhen(Date.parse(remark.beginsAt), nowMs, readersTimeZone(), times),
      );
    default:
      return icao.remarks[remark.code];
  }
}
