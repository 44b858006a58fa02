import { privacy, PRIVACY_UPDATED } from './privacy.ts';
import { terms, TERMS_UPDATED } from './terms.ts';

export const legal = {
  terms: { title: 'Terms and Conditions', updated: `Last updated ${TERMS_UPDATED}`, sections: terms },
  privacy: { title: 'Privacy Policy', updated: `Last updated ${PRIVACY_UPDATED}`, sections: privacy },
  operator: 'Operator',
  organisationNumber: 'Organisation number',
  support: 'Support',
} as const;
