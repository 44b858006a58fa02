import type { RatingLevel } from '@klarnotam/notam';
import type { Level } from '../../catalogue.ts';

/** The levels of drone impact: Bengali. */
export const levels: Readonly<Record<RatingLevel, Level>> = {
  forbidden: {
    heading: 'ড্রোন ওড়ানো নিষিদ্ধ',
    meaning: 'এই এলাকায় ড্রোন ওড়ানো স্পষ্টভাবে নিষিদ্ধ',
  },
  restricted: {
    heading: 'ড্রোন ওড়ানোয় বিধিনিষেধ',
    meaning: 'ড্রোন ওড়ানোয় নির্দিষ্ট বিধিনিষেধ আছে',
  },
  caution: {
    heading: 'সতর্কতা প্রয়োজন',
    meaning: 'ড্রোন ওড়ানো যায়, তবে বাড়তি সতর্কতা প্রয়োজন',
  },
  allowed: {
    heading: 'ড্রোনের উপর প্রভাব নেই',
    meaning: 'এই NOTAM ড্রোন ওড়ানোয় প্রভাব ফেলে না',
  },
  information: {
    heading: 'শুধু তথ্য',
    meaning: 'সাধারণ তথ্য, ড্রোন ওড়ানোয় নির্দিষ্ট কোনো প্রভাব নেই',
  },
};
