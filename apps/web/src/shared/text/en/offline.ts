/** What is said of a device without network, and of what waits on it. Loaded with what says it. */
export const offline = {
  heading: 'You are offline.',
  unreached: 'The server cannot be reached.',
  /** `saved`: today at 14:05, yesterday at 14:05, 3 November 2026 at 14:05. */
  savedAt: (saved: string) => `What you see was saved ${saved}.`,
  nothingSaved: 'What this device has kept can be opened.',
  waiting: (count: number) =>
    count === 1 ? 'One text waits to be sent.' : `${count} texts wait to be sent.`,
  signOutOwed: 'You are logged out on this device. The server is told as soon as it can be reached.',
  full: 'This device has no room left: new results cannot be opened offline.',

  newVersion: 'A new version is ready.',
  newVersionHelp: 'It is used when you reload. Finish what you are writing first.',
  reload: 'Reload',
  later: 'Later',

  waitingHeading: 'Pasted without a connection',
  states: {
    waiting: (pasted: string) => `Waiting for a connection, pasted ${pasted}`,
    sending: 'Being sent',
    answered: 'Translated',
    refused: 'Not translated',
  },
  mayHaveArrived: 'It may have reached the server: then the answer stands in your translations.',
  sendNow: 'Send now',
  cancel: 'Do not send',
  open: 'Open the result',
  back: 'Put it into the form',
  remove: 'Remove',
  of: (excerpt: string) => `(${excerpt})`,
} as const;
