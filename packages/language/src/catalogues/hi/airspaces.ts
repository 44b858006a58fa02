import type { AirspaceKind } from '@klarnotam/notam';
import type { Noun } from '../../catalogue.ts';

/** Kinds of airspace in Hindi. */
export const airspaces: Readonly<Record<AirspaceKind, Noun>> = {
  dangerArea: { subject: 'ख़तरनाक क्षेत्र', label: 'ख़तरनाक क्षेत्र', form: 'm' },
  restrictedArea: { subject: 'प्रतिबंधित क्षेत्र', label: 'प्रतिबंधित क्षेत्र', form: 'm' },
  prohibitedArea: { subject: 'निषिद्ध क्षेत्र', label: 'निषिद्ध क्षेत्र', form: 'm' },
  temporaryReservedArea: {
    subject: 'अस्थायी आरक्षित क्षेत्र (TRA)',
    label: 'अस्थायी आरक्षित क्षेत्र (TRA)',
    form: 'm',
  },
  temporarySegregatedArea: {
    subject: 'अस्थायी सेग्रीगेटेड क्षेत्र (TSA)',
    label: 'अस्थायी सेग्रीगेटेड क्षेत्र (TSA)',
    form: 'm',
  },
  reservedAirspace: { subject: 'आरक्षित हवाई क्षेत्र', label: 'आरक्षित हवाई क्षेत्र', form: 'm' },
  militaryOperatingArea: { subject: 'सैन्य संचालन क्षेत्र', label: 'सैन्य संचालन क्षेत्र', form: 'm' },
  controlZone: { subject: 'कंट्रोल ज़ोन', label: 'कंट्रोल ज़ोन', form: 'm' },
  aerodromeTrafficZone: {
    subject: 'एयरोड्रोम ट्रैफ़िक ज़ोन (ATZ)',
    label: 'एयरोड्रोम ट्रैफ़िक ज़ोन (ATZ)',
    form: 'm',
  },
  radioOrTransponderZone: {
    subject: 'रेडियो या ट्रांसपोंडर अनिवार्य ज़ोन (RMZ/TMZ)',
    label: 'रेडियो या ट्रांसपोंडर अनिवार्य ज़ोन (RMZ/TMZ)',
    form: 'm',
  },
  warningArea: { subject: 'चेतावनी क्षेत्र', label: 'चेतावनी क्षेत्र', form: 'm' },
  flightRestriction: { subject: 'उड़ान प्रतिबंध', label: 'उड़ान प्रतिबंध', form: 'm' },
};
