import { CALL_OFF_STAGES, type RequestStage, type SavedNotamSummary } from '@klarnotam/contract';
import {
  IconArrowsExchange,
  IconChecks,
  IconCircleCheck,
  IconCircleX,
  IconMail,
  IconMailCheck,
  IconPencil,
  type Icon,
} from '@tabler/icons-react';
import { useText } from '../../shared/text/use-text.ts';
import classes from './saved-notams-page.module.css';

const SHAPES: Readonly<Record<RequestStage, Icon>> = {
  draft: IconPencil,
  mailOpened: IconMail,
  sent: IconCircleCheck,
  acknowledged: IconMailCheck,
  issued: IconChecks,
  replaced: IconArrowsExchange,
  cancelled: IconCircleX,
};

/** How far a request got, as icon and words, with its number where it has one. */
export function StageMark({
  notam,
}: {
  notam: Pick<SavedNotamSummary, 'stage' | 'issuedNumber' | 'calledOffAt'>;
}) {
  const { requestLife } = useText();
  const { stage, issuedNumber } = notam;
  const isCalledOff = notam.calledOffAt !== null && CALL_OFF_STAGES.includes(stage);
  const Shape = isCalledOff ? IconCircleX : SHAPES[stage];
  const word = isCalledOff ? requestLife.calledOff : requestLife.stages[stage];
  return (
    <p className={classes.stateWord}>
      <Shape size={20} aria-hidden />
      <span>
        {issuedNumber === null
          ? word
          : stage === 'issued'
            ? requestLife.issuedAs(issuedNumber)
            : requestLife.wasIssuedAs(word, issuedNumber)}
      </span>
    </p>
  );
}
