import type { Messages } from '../messages.ts';

export const errorPage: Messages['errorPage'] = {
  title: 'Noe gikk galt',
  text: 'Siden kunne ikke vises. Last den inn på nytt. Skjer det igjen, så fortell oss hva du gjorde.',
  reload: 'Last inn på nytt',
  home: 'Til forsiden',
};
