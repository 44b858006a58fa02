import type { Messages } from '../messages.ts';
import { privacy, PRIVACY_UPDATED } from './privacy.ts';
import { terms, TERMS_UPDATED } from './terms.ts';

export const legal: Messages['legal'] = {
  terms: { title: 'Vilkår for bruk', updated: `Sist oppdatert ${TERMS_UPDATED}`, sections: terms },
  privacy: { title: 'Personvernerklæring', updated: `Sist oppdatert ${PRIVACY_UPDATED}`, sections: privacy },
  operator: 'Ansvarlig',
  organisationNumber: 'Organisasjonsnummer',
  support: 'Kundestøtte',
};
