import type { RatingLevel } from '@klarnotam/notam';
import type { Level } from '../../catalogue.ts';

/** The levels of drone impact: Hindi of India. */
export const levels: Readonly<Record<RatingLevel, Level>> = {
  forbidden: {
    heading: 'ड्रोन उड़ाना निषिद्ध',
    meaning: 'इस क्षेत्र में ड्रोन उड़ाना स्पष्ट रूप से निषिद्ध है',
  },
  restricted: {
    heading: 'ड्रोन उड़ाने पर पाबंदियाँ',
    meaning: 'ड्रोन उड़ाने पर विशेष पाबंदियाँ लागू हैं',
  },
  caution: {
    heading: 'सावधानी आवश्यक',
    meaning: 'ड्रोन उड़ाया जा सकता है, पर अतिरिक्त सावधानी आवश्यक है',
  },
  allowed: {
    heading: 'ड्रोन उड़ानों पर असर नहीं',
    meaning: 'इस NOTAM का ड्रोन उड़ानों पर असर नहीं है',
  },
  information: {
    heading: 'केवल जानकारी',
    meaning: 'सामान्य जानकारी, ड्रोन उड़ाने पर कोई विशेष असर नहीं',
  },
};
