import type { Messages } from '../messages.ts';

export const kit: Messages['kit'] = {
  kinds: {
    site: {
      heading: 'Lagrede steder',
      keep: 'Ta vare på stedet til neste gang',
      keeps: 'Tar vare på stedet eller området, radien og navnet.',
    },
    crew: {
      heading: 'Lagrede mannskap',
      keep: 'Ta vare på mannskapet til neste gang',
      keeps: 'Tar vare på kontaktene og operatørnummeret.',
    },
    permission: {
      heading: 'Lagrede tillatelser',
      keep: 'Ta vare på tillatelsen til neste gang',
      keeps: 'Tar vare på referansen og dagen da den utløper.',
    },
  },
  count: (count) => `(${count})`,
  use: 'Bruk',
  useOf: (name) => `Bruk ${name}`,
  remove: 'Slett',
  removeOf: (name) => `Slett ${name}`,
  removed: (name) => `${name} er slettet.`,
  filledIn: (name) => `${name} er fylt inn.`,
  keptAs: (name) => `Lagret som ${name}.`,
  name: 'Navn',
  validUntil: 'Gjelder til (valgfritt)',
  until: (day) => `til ${day}`,
  endsTooSoon: 'Utløper før operasjonen er over',
  replaces: (name) => `Du har allerede ${name}; den blir erstattet.`,
  save: 'Lagre',
  replace: 'Erstatt',
  cancel: 'Avbryt',
  notSaved: 'Det kunne ikke lagres. Prøv igjen.',
  notReached: 'Serveren svarte ikke, så ingenting er endret. Prøv igjen.',
};
