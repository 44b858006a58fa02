import type { AirspaceKind } from '@klarnotam/notam';
import type { Noun } from '../../catalogue.ts';

/** Kinds of airspace in English. */
export const airspaces: Readonly<Record<AirspaceKind, Noun>> = {
  dangerArea: { subject: 'A danger area', label: 'danger area', form: 'singular' },
  restrictedArea: { subject: 'A restricted area', label: 'restricted area', form: 'singular' },
  prohibitedArea: { subject: 'A prohibited area', label: 'prohibited area', form: 'singular' },
  temporaryReservedArea: {
    subject: 'A temporary reserved area (TRA)',
    label: 'temporary reserved area (TRA)',
    form: 'singular',
  },
  temporarySegregatedArea: {
    subject: 'A temporary segregated area (TSA)',
    label: 'temporary segregated area (TSA)',
    form: 'singular',
  },
  reservedAirspace: { subject: 'A reserved airspace', label: 'reserved airspace', form: 'singular' },
  militaryOperatingArea: {
    subject: 'A military operating area',
    label: 'military operating area',
    form: 'singular',
  },
  controlZone: { subject: 'A control zone', label: 'control zone', form: 'singular' },
  aerodromeTrafficZone: {
    subject: 'An aerodrome traffic zone (ATZ)',
    label: 'aerodrome traffic zone (ATZ)',
    form: 'singular',
  },
  radioOrTransponderZone: {
    subject: 'A radio or transponder mandatory zone (RMZ/TMZ)',
    label: 'radio or transponder mandatory zone (RMZ/TMZ)',
    form: 'singular',
  },
  warningArea: { subject: 'A warning area', label: 'warning area', form: 'singular' },
  flightRestriction: { subject: 'A flight restriction', label: 'flight restriction', form: 'singular' },
};
