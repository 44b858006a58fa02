import type { Messages } from '../messages.ts';

export const hours: Messages['hours'] = {
  strip: 'Aktive tider dag for dag',
  zones: 'Tidssone for dagene',
};
