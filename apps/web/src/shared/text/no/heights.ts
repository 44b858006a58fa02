import type { Messages } from '../messages.ts';

export const heights: Messages['heights'] = {
  heading: 'Høyder',
  areas: (numbers) =>
    numbers.length === 1 ? `Område ${numbers[0] ?? ''}` : `Områdene ${numbers.join(', ')}`,
  notice: 'Hele NOTAM-en',
  inText: 'Oppgitt i teksten',
  units: 'Høyder',
  unitsFirst: { published: 'Som publisert', metres: 'Meter først', feet: 'Fot først' },
};
