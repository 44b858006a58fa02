import { Modal } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useText } from '../text/use-text.ts';
import type { DialogProps } from './dialog-props.ts';
import classes from './dialog.module.css';
import { MantineParts } from './mantine-parts.tsx';

/** Something over the page that must be dealt with or closed first. */
export function DialogFrame({ opened, title, onClose, children, width }: DialogProps) {
  const { shell } = useText();
  const [isShown, setShown] = useState(false);
  // The modal's own note of the focus comes too late: its field or button may have the focus already.
  useEffect(() => {
    if (!opened) return undefined;
    const opener = document.activeElement;
    const frame = requestAnimationFrame(() => setShown(true));
    return () => {
      cancelAnimationFrame(frame);
      setShown(false);
      returnFocus(opener);
    };
  }, [opened]);

  return (
    <MantineParts>
      <Modal.Root
        opened={isShown && opened}
        onClose={onClose}
        returnFocus={false}
        size={width}
        centered
        transitionProps={{ transition: 'fade', duration: 150 }}
        classNames={{ content: classes.content ?? '' }}
      >
        <Modal.Overlay backgroundOpacity={0.35} />
        <Modal.Content>
          {/* Not Modal.Header: a header outside the page's own would be a second banner. */}
          <div className={classes.header}>
            <Modal.Title className={classes.title ?? ''}>{title}</Modal.Title>
            <Modal.CloseButton aria-label={shell.close} size={44} iconSize={22} />
          </div>
          <Modal.Body className={classes.body ?? ''}>{children}</Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </MantineParts>
  );
}

/** Unless the focus has gone elsewhere, as to what the dialog has changed. */
function returnFocus(opener: Element | null): void {
  const { activeElement } = document;
  const isLeft =
    activeElement === null ||
    activeElement === document.body ||
    activeElement.closest('[role="dialog"]') !== null;
  if (isLeft && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
}
