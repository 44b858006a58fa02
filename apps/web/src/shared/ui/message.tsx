import { IconAlertCircle, IconCircleCheck, IconInfoCircle, type Icon } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import classes from './message.module.css';

type Kind = 'error' | 'success' | 'note';

const LOOKS: Readonly<Record<Kind, { readonly Shape: Icon; readonly level: string }>> = {
  error: { Shape: IconAlertCircle, level: 'forbidden' },
  success: { Shape: IconCircleCheck, level: 'allowed' },
  note: { Shape: IconInfoCircle, level: 'information' },
};

interface Props {
  readonly kind: Kind;
  readonly heading?: string;
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

/** A message about what happened. The element around it is the live region (`role="status"` or `"alert"`). */
export function Message({ kind, heading, children, ref }: Props) {
  const { Shape, level } = LOOKS[kind];
  return (
    <div ref={ref} className={classes.message} data-level={level} tabIndex={ref ? -1 : undefined}>
      <Shape size={22} aria-hidden focusable="false" />
      <div className={classes.body}>
        {heading && <p className={classes.heading}>{heading}</p>}
        {children}
      </div>
    </div>
  );
}
