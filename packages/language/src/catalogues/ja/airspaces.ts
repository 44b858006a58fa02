import type { AirspaceKind } from '@klarnotam/notam';
import type { Noun } from '../../catalogue.ts';

/** Kinds of airspace in Japanese. */
export const airspaces: Readonly<Record<AirspaceKind, Noun>> = {
  dangerArea: { subject: '危険区域', label: '危険区域', form: 'other' },
  restrictedArea: { subject: '制限区域', label: '制限区域', form: 'other' },
  prohibitedArea: { subject: '禁止区域', label: '禁止区域', form: 'other' },
  temporaryReservedArea: { subject: '臨時留保区域（TRA）', label: '臨時留保区域（TRA）', form: 'other' },
  temporarySegregatedArea: { subject: '臨時分離区域（TSA）', label: '臨時分離区域（TSA）', form: 'other' },
  reservedAirspace: { subject: '留保空域', label: '留保空域', form: 'other' },
  militaryOperatingArea: { subject: '軍事訓練空域', label: '軍事訓練空域', form: 'other' },
  controlZone: { subject: '管制圏（CTR）', label: '管制圏（CTR）', form: 'other' },
  aerodromeTrafficZone: { subject: '飛行場交通圏（ATZ）', label: '飛行場交通圏（ATZ）', form: 'other' },
  radioOrTransponderZone: {
    subject: '無線機またはトランスポンダー搭載義務空域（RMZ/TMZ）',
    label: '無線機またはトランスポンダー搭載義務空域（RMZ/TMZ）',
    form: 'other',
  },
  warningArea: { subject: '警戒区域', label: '警戒区域', form: 'other' },
  flightRestriction: { subject: '飛行制限区域', label: '飛行制限区域', form: 'other' },
};
