import type { SiteSettings } from '../../features/site/describe-site.ts';

/** The public settings of an installation. */
export const SITE: SiteSettings = {
  productName: 'KlarNOTAM',
  supportEmail: 'help@klar.example',
  partner: { name: 'A partner', url: 'https://partner.example/' },
  operator: { name: 'Klar AS', address: 'Storgata 1, 0155 Oslo', organisationNumber: '999 999 999' },
  defaultLanguage: 'no',
  cardPlans: [],
  engine: 'decoder',
  aiProvider: null,
  aiPolish: false,
  answerDays: null,
  notamOffice: { name: 'The office', email: 'office@klar.example', leadTimeHours: 12 },
  map: {
    streetTilesUrl: 'https://{s}.tiles.example/{z}/{x}/{y}.png',
    attribution: 'Map makers',
    attributionUrl: null,
    maxZoom: 19,
    satellite: null,
    start: { lat: 60, lng: 10 },
  },
};
