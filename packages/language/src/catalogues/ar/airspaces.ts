import type { AirspaceKind } from '@klarnotam/notam';
import type { Noun } from '../../catalogue.ts';

/** Kinds of airspace in Arabic. */
export const airspaces: Readonly<Record<AirspaceKind, Noun>> = {
  dangerArea: { subject: 'منطقة خطرة', label: 'منطقة خطرة', form: 'feminine' },
  restrictedArea: { subject: 'منطقة مقيدة', label: 'منطقة مقيدة', form: 'feminine' },
  prohibitedArea: { subject: 'منطقة محظورة', label: 'منطقة محظورة', form: 'feminine' },
  temporaryReservedArea: {
    subject: 'منطقة محجوزة مؤقتًا (\u2066TRA\u2069)',
    label: 'منطقة محجوزة مؤقتًا (\u2066TRA\u2069)',
    form: 'feminine',
  },
  temporarySegregatedArea: {
    subject: 'منطقة معزولة مؤقتًا (\u2066TSA\u2069)',
    label: 'منطقة معزولة مؤقتًا (\u2066TSA\u2069)',
    form: 'feminine',
  },
  reservedAirspace: { subject: 'مجال جوي محجوز', label: 'مجال جوي محجوز', form: 'masculine' },
  militaryOperatingArea: { subject: 'منطقة عمليات عسكرية', label: 'منطقة عمليات عسكرية', form: 'feminine' },
  controlZone: {
    subject: 'منطقة مراقبة (\u2066CTR\u2069)',
    label: 'منطقة مراقبة (\u2066CTR\u2069)',
    form: 'feminine',
  },
  aerodromeTrafficZone: {
    subject: 'منطقة حركة المطار (\u2066ATZ\u2069)',
    label: 'منطقة حركة المطار (\u2066ATZ\u2069)',
    form: 'feminine',
  },
  radioOrTransponderZone: {
    subject: 'منطقة إلزامية للراديو أو المجيب الآلي (\u2066RMZ/TMZ\u2069)',
    label: 'منطقة إلزامية للراديو أو المجيب الآلي (\u2066RMZ/TMZ\u2069)',
    form: 'feminine',
  },
  warningArea: { subject: 'منطقة تحذير', label: 'منطقة تحذير', form: 'feminine' },
  flightRestriction: { subject: 'تقييد على الطيران', label: 'تقييد على الطيران', form: 'masculine' },
};
