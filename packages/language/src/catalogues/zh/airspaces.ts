import type { AirspaceKind } from '@klarnotam/notam';
import type { Noun } from '../../catalogue.ts';

/** Kinds of airspace in Chinese. */
export const airspaces: Readonly<Record<AirspaceKind, Noun>> = {
  dangerArea: { subject: '危险区', label: '危险区', form: 'other' },
  restrictedArea: { subject: '限制区', label: '限制区', form: 'other' },
  prohibitedArea: { subject: '禁区', label: '禁区', form: 'other' },
  temporaryReservedArea: { subject: '临时保留区（TRA）', label: '临时保留区（TRA）', form: 'other' },
  temporarySegregatedArea: { subject: '临时隔离区（TSA）', label: '临时隔离区（TSA）', form: 'other' },
  reservedAirspace: { subject: '保留空域', label: '保留空域', form: 'other' },
  militaryOperatingArea: { subject: '军事活动区', label: '军事活动区', form: 'other' },
  controlZone: { subject: '管制地带（CTR）', label: '管制地带（CTR）', form: 'other' },
  aerodromeTrafficZone: { subject: '机场交通地带（ATZ）', label: '机场交通地带（ATZ）', form: 'other' },
  radioOrTransponderZone: {
    subject: '强制无线电或应答机区（RMZ/TMZ）',
    label: '强制无线电或应答机区（RMZ/TMZ）',
    form: 'other',
  },
  warningArea: { subject: '警告区', label: '警告区', form: 'other' },
  flightRestriction: { subject: '飞行限制区', label: '飞行限制区', form: 'other' },
};
