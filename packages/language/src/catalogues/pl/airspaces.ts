import type { AirspaceKind } from '@klarnotam/notam';
import type { Noun } from '../../catalogue.ts';

/** Kinds of airspace in Polish. */
export const airspaces: Readonly<Record<AirspaceKind, Noun>> = {
  dangerArea: { subject: 'Strefa niebezpieczna', label: 'strefa niebezpieczna', form: 'feminine' },
  restrictedArea: { subject: 'Strefa ograniczona', label: 'strefa ograniczona', form: 'feminine' },
  prohibitedArea: { subject: 'Strefa zakazana', label: 'strefa zakazana', form: 'feminine' },
  temporaryReservedArea: {
    subject: 'Strefa czasowo rezerwowana (TRA)',
    label: 'strefa czasowo rezerwowana (TRA)',
    form: 'feminine',
  },
  temporarySegregatedArea: {
    subject: 'Strefa czasowo wydzielona (TSA)',
    label: 'strefa czasowo wydzielona (TSA)',
    form: 'feminine',
  },
  reservedAirspace: {
    subject: 'Zarezerwowana przestrzeń powietrzna',
    label: 'zarezerwowana przestrzeń powietrzna',
    form: 'feminine',
  },
  militaryOperatingArea: {
    subject: 'Strefa działań lotnictwa wojskowego',
    label: 'strefa działań lotnictwa wojskowego',
    form: 'feminine',
  },
  controlZone: {
    subject: 'Strefa kontrolowana lotniska (CTR)',
    label: 'strefa kontrolowana lotniska (CTR)',
    form: 'feminine',
  },
  aerodromeTrafficZone: {
    subject: 'Strefa ruchu lotniskowego (ATZ)',
    label: 'strefa ruchu lotniskowego (ATZ)',
    form: 'feminine',
  },
  radioOrTransponderZone: {
    subject: 'Strefa obowiązkowej łączności radiowej lub obowiązkowego używania transpondera (RMZ/TMZ)',
    label: 'strefa obowiązkowej łączności radiowej lub obowiązkowego używania transpondera (RMZ/TMZ)',
    form: 'feminine',
  },
  warningArea: { subject: 'Strefa ostrzegawcza', label: 'strefa ostrzegawcza', form: 'feminine' },
  flightRestriction: { subject: 'Ograniczenie lotów', label: 'ograniczenie lotów', form: 'neuter' },
};
