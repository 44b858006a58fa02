import type { AirspaceKind } from '@klarnotam/notam';
import type { Noun } from '../../catalogue.ts';

/** Kinds of airspace in Norwegian (bokmål). */
export const airspaces: Readonly<Record<AirspaceKind, Noun>> = {
  dangerArea: { subject: 'Et fareområde', label: 'fareområde', form: 'neuter' },
  restrictedArea: { subject: 'Et restriksjonsområde', label: 'restriksjonsområde', form: 'neuter' },
  prohibitedArea: { subject: 'Et forbudsområde', label: 'forbudsområde', form: 'neuter' },
  temporaryReservedArea: {
    subject: 'Et midlertidig reservert område (TRA)',
    label: 'midlertidig reservert område (TRA)',
    form: 'neuter',
  },
  temporarySegregatedArea: {
    subject: 'Et midlertidig atskilt område (TSA)',
    label: 'midlertidig atskilt område (TSA)',
    form: 'neuter',
  },
  reservedAirspace: { subject: 'Et reservert luftrom', label: 'reservert luftrom', form: 'neuter' },
  militaryOperatingArea: {
    subject: 'Et militært øvingsområde',
    label: 'militært øvingsområde',
    form: 'neuter',
  },
  controlZone: { subject: 'En kontrollsone', label: 'kontrollsone', form: 'common' },
  aerodromeTrafficZone: { subject: 'En trafikksone (ATZ)', label: 'trafikksone (ATZ)', form: 'common' },
  radioOrTransponderZone: {
    subject: 'En radio- eller transponderpåbudssone (RMZ/TMZ)',
    label: 'radio- eller transponderpåbudssone (RMZ/TMZ)',
    form: 'common',
  },
  warningArea: { subject: 'Et varselområde', label: 'varselområde', form: 'neuter' },
  flightRestriction: { subject: 'En flygerestriksjon', label: 'flygerestriksjon', form: 'common' },
};
