import type { Messages } from '../messages.ts';

export const telegram: Messages['telegram'] = {
  heading: 'NOTAM-en slik den ble sendt',
  unread: 'Kunne ikke leses',
  unreadHelp: 'Merket i teksten. Les disse stedene selv.',
  place: 'Fra NOTAM-en',
  original: 'Som i originalen',
  ai: 'KI',
  model: 'Skrevet av KI, som ikke så tall eller navn. Sammenlign med NOTAM-en.',
  glossary: 'Forkortelser skrevet ut',
  hint: 'Velg en setning for å se hvor den står i NOTAM-en.',
  marked: 'kunne ikke leses',
  terms: 'Velg en understreket forkortelse for å se hva den betyr.',
};
