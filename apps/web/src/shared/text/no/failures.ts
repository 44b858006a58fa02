import type { Messages } from '../messages.ts';

export const failures: Messages['failures'] = {
  generic: 'Det oppsto en feil',
  network: 'Ingen forbindelse med serveren. Sjekk nettet og prøv igjen.',
};
