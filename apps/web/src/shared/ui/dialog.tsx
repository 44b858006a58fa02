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
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size={width}
      centered
      transitionProps={{ transition: 'fade', duration: 150 }}
      overlayProps={{ backgroundOpacity: 0.35 }}
      closeButtonProps={{ 'aria-label': auth.close, size: 44, iconSize: 22 }}
      classNames={{
        content: classes.content ?? '',
        header: classes.header ?? '',
        title: classes.title ?? '',
        body: classes.body ?? '',
      }}
    >
      {children}
    </Modal>
  );
}
