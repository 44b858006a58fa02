/** Sites, crews and permissions that are kept for the next request. */
export const kit = {
  kinds: {
    site: {
      heading: 'Saved sites',
      keep: 'Keep this site for next time',
      keeps: 'Keeps the place or area, its radius and its name.',
    },
    crew: {
      heading: 'Saved crews',
      keep: 'Keep this crew for next time',
      keeps: 'Keeps the contacts and the operator number.',
    },
    permission: {
      heading: 'Saved permissions',
      keep: 'Keep this permission for next time',
      keeps: 'Keeps the reference and the day on which it ends.',
    },
  },
  count: (count: number) => `(${count})`,
  use: 'Use',
  useOf: (name: string) => `Use ${name}`,
  remove: 'Delete',
  removeOf: (name: string) => `Delete ${name}`,
  removed: (name: string) => `${name} is deleted.`,
  filledIn: (name: string) => `${name} is filled in.`,
  keptAs: (name: string) => `Kept as ${name}.`,
  name: 'Name',
  validUntil: 'Valid until (optional)',
  until: (day: string) => `until ${day}`,
  endsTooSoon: 'Ends before the operation does',
  replaces: (name: string) => `You keep ${name} already: it is replaced.`,
  save: 'Keep',
  replace: 'Replace',
  cancel: 'Cancel',
  notSaved: 'It could not be saved. Try again.',
  notReached: 'The server could not be reached, so nothing was changed. Try again.',
} as const;
