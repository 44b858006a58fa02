import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/Loader.css';
import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import './mantine.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { readStyleNonce } from './style-nonce.ts';
import { cssVariablesResolver, theme } from './theme.ts';
import { useScheme } from './use-scheme.ts';

/** What parts of Mantine need around them. They, and its style sheets, come with the dialog, list or menu that is made of them. */
export function MantineParts({ children }: { readonly children: ReactNode }) {
  const { scheme } = useScheme();
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      forceColorScheme={scheme}
      getStyleNonce={readStyleNonce}
    >
      {children}
    </MantineProvider>
  );
}
