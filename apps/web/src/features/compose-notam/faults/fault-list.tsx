import type { MouseEvent } from 'react';
import type { FormFault } from './find-faults.ts';

interface Props {
  readonly faults: readonly FormFault[];
  readonly says: 'message' | 'label';
  readonly className: string | undefined;
  readonly onGoTo: (field: string) => void;
}

/** What is wrong, each a link to the field where it is mended. */
export function FaultList({ faults, says, className, onGoTo }: Props) {
  const goTo = (event: MouseEvent, field: string): void => {
    event.preventDefault();
    onGoTo(field);
  };
  return (
    <ul className={className}>
      {faults.map((fault) => (
        <li key={`${fault.message} ${fault.fields[0]}`}>
          <a href={`#${fault.fields[0]}`} onClick={(event) => goTo(event, fault.fields[0])}>
            {fault[says]}
          </a>
        </li>
      ))}
    </ul>
  );
}
