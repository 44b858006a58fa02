import { Modal } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useText } from '../text/use-text.ts';
import type { DialogProps } from './dialog-props.ts';
import classes from './dialog.module.css';

/** Something over the page that must be dealt with or closed first. */
export function DialogFrame({ opened, title, onClose, children, width }: DialogProps) {
  const { auth } = useText();
  const [isShown, setShown] = useState(false);
  // It notes where the focus was when it opens, not when it is there opened.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setShown(opened));
    return () => cancelAnimationFrame(frame);
  }, [opened]);

  return (
    <Modal.Root
      opened={isShown && opened}
      onClose={onClose}
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
          <Modal.CloseButton aria-label={auth.close} size={44} iconSize={22} />
        </div>
        <Modal.Body className={classes.body ?? ''}>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
