import type { AirspaceKind } from '@klarnotam/notam';
import type { Noun } from '../../catalogue.ts';

/** Kinds of airspace in Spanish. */
export const airspaces: Readonly<Record<AirspaceKind, Noun>> = {
  dangerArea: { subject: 'Una zona peligrosa', label: 'zona peligrosa', form: 'feminine' },
  restrictedArea: { subject: 'Una zona restringida', label: 'zona restringida', form: 'feminine' },
  prohibitedArea: { subject: 'Una zona prohibida', label: 'zona prohibida', form: 'feminine' },
  temporaryReservedArea: {
    subject: 'Un área temporalmente reservada (TRA)',
    label: 'área temporalmente reservada (TRA)',
    form: 'feminine',
  },
  temporarySegregatedArea: {
    subject: 'Un área temporalmente segregada (TSA)',
    label: 'área temporalmente segregada (TSA)',
    form: 'feminine',
  },
  reservedAirspace: {
    subject: 'Un espacio aéreo reservado',
    label: 'espacio aéreo reservado',
    form: 'masculine',
  },
  militaryOperatingArea: {
    subject: 'Una zona de operaciones militares',
    label: 'zona de operaciones militares',
    form: 'feminine',
  },
  controlZone: { subject: 'Una zona de control (CTR)', label: 'zona de control (CTR)', form: 'feminine' },
  aerodromeTrafficZone: {
    subject: 'Una zona de tránsito de aeródromo (ATZ)',
    label: 'zona de tránsito de aeródromo (ATZ)',
    form: 'feminine',
  },
  radioOrTransponderZone: {
    subject: 'Una zona obligatoria de radio o de transpondedor (RMZ/TMZ)',
    label: 'zona obligatoria de radio o de transpondedor (RMZ/TMZ)',
    form: 'feminine',
  },
  warningArea: { subject: 'Una zona de advertencia', label: 'zona de advertencia', form: 'feminine' },
  flightRestriction: { subject: 'Una restricción de vuelo', label: 'restricción de vuelo', form: 'feminine' },
};
