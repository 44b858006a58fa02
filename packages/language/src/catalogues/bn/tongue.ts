import { settleDanda } from '../../format/danda.ts';
import type { Tongue } from '../../tongue.ts';
import { settleEndings } from './endings.ts';

/** Bengali. */
export const tongue: Tongue = {
  language: 'bn',
  locale: 'bn-BD-u-nu-latn',
  settle: (text) => settleDanda(settleEndings(text)),
  months: [
    'জানুয়ারি',
    'ফেব্রুয়ারি',
    'মার্চ',
    'এপ্রিল',
    'মে',
    'জুন',
    'জুলাই',
    'আগস্ট',
    'সেপ্টেম্বর',
    'অক্টোবর',
    'নভেম্বর',
    'ডিসেম্বর',
  ],
};
