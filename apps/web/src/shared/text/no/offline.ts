import type { Messages } from '../messages.ts';

export const offline: Messages['offline'] = {
  heading: 'Du er uten nett.',
  unreached: 'Serveren svarer ikke.',
  savedAt: (saved) => `Det du ser, ble lagret ${saved}.`,
  nothingSaved: 'Det som ligger på denne enheten, kan åpnes.',
  waiting: (count) =>
    count === 1 ? 'Én tekst venter på å bli sendt.' : `${count} tekster venter på å bli sendt.`,
  signOutOwed: 'Du er logget ut på denne enheten. Serveren får beskjed så snart den svarer.',
  full: 'Denne enheten har ikke plass til mer: Nye resultater kan ikke åpnes uten nett.',

  newVersion: 'En ny versjon er klar.',
  newVersionHelp: 'Den tas i bruk når du laster inn på nytt. Gjør deg ferdig med det du skriver, først.',
  reload: 'Last inn på nytt',
  later: 'Senere',

  waitingHeading: 'Limt inn uten nett',
  states: {
    waiting: (pasted) => `Venter på nett, limt inn ${pasted}`,
    sending: 'Sendes',
    answered: 'Oversatt',
    refused: 'Ikke oversatt',
  },
  mayHaveArrived: 'Den kan ha nådd serveren. I så fall står svaret blant oversettelsene dine.',
  sendNow: 'Send nå',
  cancel: 'Ikke send',
  open: 'Åpne resultatet',
  back: 'Legg teksten i skjemaet',
  remove: 'Fjern',
  of: (excerpt) => `(${excerpt})`,
};
