import type { AirspaceKind } from '@klarnotam/notam';
import type { Noun } from '../../catalogue.ts';

/** Kinds of airspace in Portuguese. */
export const airspaces: Readonly<Record<AirspaceKind, Noun>> = {
  dangerArea: { subject: 'Uma área perigosa', label: 'área perigosa', form: 'feminine' },
  restrictedArea: { subject: 'Uma área restrita', label: 'área restrita', form: 'feminine' },
  prohibitedArea: { subject: 'Uma área proibida', label: 'área proibida', form: 'feminine' },
  temporaryReservedArea: {
    subject: 'Uma área temporariamente reservada (TRA)',
    label: 'área temporariamente reservada (TRA)',
    form: 'feminine',
  },
  temporarySegregatedArea: {
    subject: 'Uma área temporariamente segregada (TSA)',
    label: 'área temporariamente segregada (TSA)',
    form: 'feminine',
  },
  reservedAirspace: {
    subject: 'Um espaço aéreo reservado',
    label: 'espaço aéreo reservado',
    form: 'masculine',
  },
  militaryOperatingArea: {
    subject: 'Uma área de operações militares',
    label: 'área de operações militares',
    form: 'feminine',
  },
  controlZone: { subject: 'Uma CTR', label: 'CTR', form: 'feminine' },
  aerodromeTrafficZone: {
    subject: 'Uma zona de tráfego de aeródromo (ATZ)',
    label: 'zona de tráfego de aeródromo (ATZ)',
    form: 'feminine',
  },
  radioOrTransponderZone: {
    subject: 'Uma zona de uso obrigatório de rádio ou de transponder (RMZ/TMZ)',
    label: 'zona de uso obrigatório de rádio ou de transponder (RMZ/TMZ)',
    form: 'feminine',
  },
  warningArea: { subject: 'Uma área de aviso', label: 'área de aviso', form: 'feminine' },
  flightRestriction: { subject: 'Uma restrição de voo', label: 'restrição de voo', form: 'feminine' },
};
