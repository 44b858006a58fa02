import type { RatingLevel } from '@klarnotam/notam';
import type { Level } from '../../catalogue.ts';

/** The levels of drone impact: Arabic. */
export const levels: Readonly<Record<RatingLevel, Level>> = {
  forbidden: {
    heading: 'يُحظر تشغيل الطائرات غير المأهولة',
    meaning: 'تشغيل الطائرات غير المأهولة محظور صراحة في هذه المنطقة',
  },
  restricted: {
    heading: 'قيود على تشغيل الطائرات غير المأهولة',
    meaning: 'تسري قيود محددة على تشغيل الطائرات غير المأهولة',
  },
  caution: {
    heading: 'توخَّ الحذر',
    meaning: 'يمكن تشغيل الطائرات غير المأهولة مع مزيد من الانتباه',
  },
  allowed: {
    heading: 'لا يؤثر في الطائرات غير المأهولة',
    meaning: 'لا يؤثر هذا النوتام في تشغيل الطائرات غير المأهولة',
  },
  information: {
    heading: 'للعلم فقط',
    meaning: 'معلومات عامة دون أثر محدد في تشغيل الطائرات غير المأهولة',
  },
};
