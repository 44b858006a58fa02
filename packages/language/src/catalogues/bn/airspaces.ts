import type { AirspaceKind } from '@klarnotam/notam';
import type { Noun } from '../../catalogue.ts';

/** Kinds of airspace in Bengali. */
export const airspaces: Readonly<Record<AirspaceKind, Noun>> = {
  dangerArea: { subject: 'বিপজ্জনক এলাকা', label: 'বিপজ্জনক এলাকা', form: 'other' },
  restrictedArea: { subject: 'বিধিনিষেধযুক্ত এলাকা', label: 'বিধিনিষেধযুক্ত এলাকা', form: 'other' },
  prohibitedArea: { subject: 'নিষিদ্ধ এলাকা', label: 'নিষিদ্ধ এলাকা', form: 'other' },
  temporaryReservedArea: {
    subject: 'অস্থায়ী সংরক্ষিত এলাকা (TRA)',
    label: 'অস্থায়ী সংরক্ষিত এলাকা (TRA)',
    form: 'other',
  },
  temporarySegregatedArea: {
    subject: 'অস্থায়ী পৃথককৃত এলাকা (TSA)',
    label: 'অস্থায়ী পৃথককৃত এলাকা (TSA)',
    form: 'other',
  },
  reservedAirspace: { subject: 'সংরক্ষিত আকাশসীমা', label: 'সংরক্ষিত আকাশসীমা', form: 'other' },
  militaryOperatingArea: { subject: 'সামরিক কার্যক্রম এলাকা', label: 'সামরিক কার্যক্রম এলাকা', form: 'other' },
  controlZone: { subject: 'নিয়ন্ত্রণ অঞ্চল', label: 'নিয়ন্ত্রণ অঞ্চল', form: 'other' },
  aerodromeTrafficZone: {
    subject: 'অ্যারোড্রোম ট্রাফিক অঞ্চল (ATZ)',
    label: 'অ্যারোড্রোম ট্রাফিক অঞ্চল (ATZ)',
    form: 'other',
  },
  radioOrTransponderZone: {
    subject: 'রেডিও বা ট্রান্সপন্ডার আবশ্যক অঞ্চল (RMZ/TMZ)',
    label: 'রেডিও বা ট্রান্সপন্ডার আবশ্যক অঞ্চল (RMZ/TMZ)',
    form: 'other',
  },
  warningArea: { subject: 'সতর্কতা এলাকা', label: 'সতর্কতা এলাকা', form: 'other' },
  flightRestriction: { subject: 'উড্ডয়ন বিধিনিষেধ', label: 'উড্ডয়ন বিধিনিষেধ', form: 'other' },
};
