import { settleDanda } from '../../format/danda.ts';
import type { Tongue } from '../../tongue.ts';

/** Hindi. */
export const tongue: Tongue = {
  language: 'hi',
  locale: 'hi-IN-u-nu-latn',
  settle: settleDanda,
  months: ['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'],
};
