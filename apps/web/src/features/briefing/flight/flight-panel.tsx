import { IconMapPin } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { useText } from '../../../shared/text/use-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { describeFlight } from './describe-flight.ts';
import { FlightForm } from './flight-form.tsx';
import classes from './flight-panel.module.css';
import type { UsedFlightDraft } from './use-flight-draft.ts';

interface Props {
  readonly used: UsedFlightDraft;
  /** The page around it says already what it is. */
  readonly quiet?: boolean;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  /** What happens with the change. */
  readonly children?: ReactNode;
}

/** The flight in two lines, and the form behind them. */
export function FlightPanel({ used, quiet = false, isOpen, onOpen, children }: Props) {
  const text = useText();
  const words = text.briefing.flight;
  const formId = useId();
  const { draft, flight } = used;
  return (
    <section aria-labelledby={`${formId}-heading`} className={classes.panel} data-print="no">
      <h2 id={`${formId}-heading`} className={quiet ? 'visually-hidden' : undefined}>
        {words.heading}
      </h2>
      <div className={classes.summary}>
        <IconMapPin size={24} aria-hidden stroke={1.7} />
        <div>
          {draft.place && (
            <p className={classes.place} dir="auto">
              {draft.place.name}
            </p>
          )}
          <p className={classes.rest}>
            {flight ? describeFlight(flight, draft.timeZone, text) : words.missing}
          </p>
        </div>
        <Button
          variant="default"
          aria-label={isOpen ? words.done : words.changeThe}
          aria-expanded={isOpen}
          aria-controls={formId}
          onClick={() => onOpen(!isOpen)}
        >
          {isOpen ? words.done : words.change}
        </Button>
      </div>
      <div id={formId} hidden={!isOpen}>
        {isOpen && <FlightForm used={used} />}
      </div>
      {children}
    </section>
  );
}
