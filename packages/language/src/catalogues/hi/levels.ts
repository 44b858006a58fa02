import type { RatingLevel } from '@klarnotam/notam';
import type { Level } from '../../catalogue.ts';

/** The levels of drone impact: Hindi of India. */
export const levels: Readonly<Record<RatingLevel, Level>> = {
  forbidden: {
    heading: 'ड्रोन संचालन निषिद्ध',
    meaning: 'इस क्षेत्र में ड्रोन संचालन स्पष्ट रूप से निषिद्ध है',
  },
  restricted: {
    heading: 'ड्रोन संचालन प्रतिबंधित',
    meaning: 'ड्रोन संचालन पर विशेष प्रतिबंध लागू हैं',
  },
  caution: {
    heading: 'सावधानी आवश्यक',
    meaning: 'ड्रोन संचालन संभव है, पर अतिरिक्त ध्यान आवश्यक है',
  },
  allowed: {
    heading: 'ड्रोन पर असर नहीं',
    meaning: 'इस NOTAM का ड्रोन संचालन पर असर नहीं है',
  },
  information: {
    heading: 'केवल जानकारी',
    meaning: 'सामान्य जानकारी, ड्रोन संचालन पर कोई विशेष असर नहीं',
  },
};
