import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '../text/use-text.ts';
import classes from './dialog.module.css';

interface Props {
  readonly opened: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Width in pixels. */
  readonly width: number;
}

/** Something over the page that must be dealt with or closed first. */
export function Dialog({ opened, title, onClose, children, width }: Props) {
  const { auth } = useText();
  return (
    <Modal.Root
      opened={opened}
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
