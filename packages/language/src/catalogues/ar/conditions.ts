import type { ConditionCode } from '@klarnotam/notam';
import type { Condition } from '../../catalogue.ts';

/** Conditions of the NOTAM code in Arabic. */
export const conditions: Readonly<Record<ConditionCode, Condition>> = {
  AC: {
    sentence: '{subject} {form, select, masculine {مسحوب} other {مسحوبة}} للصيانة.',
    label: 'مسحوب للصيانة',
  },
  AD: { sentence: '{subject} {form, select, masculine {متاح} other {متاحة}} نهارًا.', label: 'متاح نهارًا' },
  AF: {
    sentence:
      '{subject} {form, select, masculine {اجتاز} other {اجتازت}} الفحص الجوي {form, select, masculine {وثبتت موثوقيته} other {وثبتت موثوقيتها}}.',
    label: 'اجتاز الفحص الجوي وثبتت موثوقيته',
  },
  AG: {
    sentence:
      '{subject} {form, select, masculine {يعمل} other {تعمل}}، مع فحص أرضي فقط وفي انتظار الفحص الجوي.',
    label: 'يعمل، فحص أرضي فقط، في انتظار الفحص الجوي',
  },
  AH: { sentence: 'تغيّرت ساعات عمل {subject}.', label: 'ساعات خدمة جديدة' },
  AK: {
    sentence: '{subject} {form, select, masculine {استأنف} other {استأنفت}} التشغيل العادي.',
    label: 'استؤنف التشغيل العادي',
  },
  AL: {
    sentence:
      '{subject} {form, select, masculine {عاد} other {عادت}} إلى التشغيل، وفق الشروط المنشورة سابقًا.',
    label: 'عاد إلى التشغيل وفق الشروط المنشورة سابقًا',
  },
  AM: {
    sentence: '{subject} {form, select, masculine {متاح} other {متاحة}} للعمليات العسكرية فقط.',
    label: 'للعمليات العسكرية فقط',
  },
  AN: { sentence: '{subject} {form, select, masculine {متاح} other {متاحة}} ليلًا.', label: 'متاح ليلًا' },
  AO: { sentence: '{subject} في الخدمة.', label: 'في الخدمة' },
  AP: {
    sentence: '{subject} {form, select, masculine {متاح} other {متاحة}} بشرط الحصول على إذن مسبق.',
    label: 'متاح بإذن مسبق',
  },
  AR: {
    sentence: '{subject} {form, select, masculine {متاح} other {متاحة}} عند الطلب.',
    label: 'متاح عند الطلب',
  },
  AS: { sentence: '{subject} خارج الخدمة.', label: 'خارج الخدمة' },
  AU: { sentence: '{subject} {form, select, masculine {غير متاح} other {غير متاحة}}.', label: 'غير متاح' },
  AW: {
    sentence: '{subject} {form, select, masculine {مسحوب} other {مسحوبة}} نهائيًا.',
    label: 'مسحوب نهائيًا',
  },
  AX: { sentence: 'أُلغي الإيقاف المعلن سابقًا.', label: 'إلغاء الإيقاف المعلن' },
  CA: { sentence: '{form, select, masculine {يُفعَّل} other {تُفعَّل}} {subject}.', label: 'مُفعَّل' },
  CC: { sentence: '{subject} {form, select, masculine {مكتمل} other {مكتملة}}.', label: 'مكتمل' },
  CD: { sentence: '{subject} {form, select, masculine {غير مُفعَّل} other {غير مُفعَّلة}}.', label: 'غير مُفعَّل' },
  CE: {
    sentence: '{form, select, masculine {أُقيم} other {أُقيمت}} {subject}.',
    label: 'مقام حديثًا',
  },
  CF: { sentence: 'تغيّر تردد {subject}.', label: 'تغير التردد' },
  CG: {
    sentence: 'خُفّضت فئة {subject}.',
    label: 'مخفَّض الفئة',
  },
  CH: { sentence: '{form, select, masculine {تغيّر} other {تغيّرت}} {subject}.', label: 'تغيير' },
  CI: { sentence: '{subject}: تغير الرمز المميز أو رمز النداء.', label: 'تغير الرمز المميز أو رمز النداء' },
  CL: { sentence: '{subject}: عُدلت المحاذاة.', label: 'تعديل المحاذاة' },
  CM: { sentence: '{form, select, masculine {أُزيح} other {أُزيحت}} {subject}.', label: 'مزاح' },
  CN: { sentence: '{form, select, masculine {أُلغي} other {أُلغيت}} {subject}.', label: 'ملغى' },
  CO: { sentence: '{subject} {form, select, masculine {يعمل} other {تعمل}}.', label: 'يعمل' },
  CP: {
    sentence: '{subject} {form, select, masculine {يعمل} other {تعمل}} بقدرة مخفضة.',
    label: 'يعمل بقدرة مخفضة',
  },
  CR: {
    sentence: '{subject} {form, select, masculine {مستبدل مؤقتًا} other {مستبدلة مؤقتًا}}.',
    label: 'مستبدل مؤقتًا',
  },
  CS: { sentence: '{form, select, masculine {أُنشئ} other {أُنشئت}} {subject}.', label: 'تركيب أو إنشاء' },
  CT: { sentence: '{subject} قيد الاختبار، ويُمنع الاستخدام.', label: 'قيد الاختبار، يُمنع الاستخدام' },
  HA: { sentence: 'فعالية الكبح كما يذكر النص.', label: 'فعالية الكبح' },
  HB: { sentence: 'معامل الاحتكاك كما يذكر النص.', label: 'معامل الاحتكاك' },
  HC: {
    sentence: '{subject} {form, select, masculine {مغطى بثلج متراص} other {مغطاة بثلج متراص}}.',
    label: 'مغطى بثلج متراص',
  },
  HD: {
    sentence: '{subject} {form, select, masculine {مغطى بثلج جاف} other {مغطاة بثلج جاف}}.',
    label: 'مغطى بثلج جاف',
  },
  HE: {
    sentence: '{subject} {form, select, masculine {مغطى بالماء} other {مغطاة بالماء}}.',
    label: 'مغطى بالماء',
  },
  HF: {
    sentence: '{subject} {form, select, masculine {خال} other {خالية}} من الثلج والجليد.',
    label: 'خال من الثلج والجليد',
  },
  HG: { sentence: 'يجري قص الأعشاب.', label: 'قص الأعشاب جار' },
  HH: { sentence: 'يوجد خطر يبينه النص.', label: 'خطر' },
  HI: {
    sentence: '{subject} {form, select, masculine {مغطى بالجليد} other {مغطاة بالجليد}}.',
    label: 'مغطى بالجليد',
  },
  HJ: { sentence: 'يُعتزم إجراء إطلاق.', label: 'إطلاق مخطط له' },
  HK: { sentence: 'تجري هجرة طيور.', label: 'هجرة طيور جارية' },
  HL: { sentence: 'اكتملت إزالة الثلوج.', label: 'اكتملت إزالة الثلوج' },
  HM: {
    sentence: '{subject} {form, select, masculine {معلَّم} other {معلَّمة}} بعلامات.',
    label: 'معلَّم بعلامات',
  },
  HN: {
    sentence: '{subject} {form, select, masculine {مغطى بثلج رطب أو ذائب} other {مغطاة بثلج رطب أو ذائب}}.',
    label: 'مغطى بثلج رطب أو ذائب',
  },
  HO: {
    sentence: '{subject} {form, select, masculine {محجوب} other {محجوبة}} بالثلج.',
    label: 'محجوب بالثلج',
  },
  HP: { sentence: 'تجري إزالة الثلوج.', label: 'إزالة الثلوج جارية' },
  HQ: { sentence: 'أُلغيت العملية.', label: 'العملية ملغاة' },
  HR: { sentence: 'توجد مياه راكدة.', label: 'مياه راكدة' },
  HS: { sentence: 'يجري فرش الرمل.', label: 'فرش الرمل جار' },
  HT: { sentence: 'الاقتراب وفق منطقة الإشارات فقط.', label: 'الاقتراب وفق منطقة الإشارات فقط' },
  HU: { sentence: 'يجري إطلاق.', label: 'إطلاق جار' },
  HV: { sentence: 'اكتمل العمل.', label: 'اكتمل العمل' },
  HW: { sentence: 'تجري أعمال.', label: 'أعمال جارية' },
  HX: { sentence: 'يوجد تجمع طيور.', label: 'تجمع طيور' },
  HY: { sentence: 'توجد أكوام ثلجية.', label: 'أكوام ثلجية' },
  HZ: {
    sentence:
      '{subject} {form, select, masculine {مغطى بأخاديد ونتوءات متجمدة} other {مغطاة بأخاديد ونتوءات متجمدة}}.',
    label: 'مغطى بأخاديد ونتوءات متجمدة',
  },
  KK: { sentence: 'هذه قائمة تدقيق بإعلانات النوتام السارية.', label: 'قائمة تدقيق' },
  LA: {
    sentence: '{subject} {form, select, masculine {يعمل} other {تعمل}} بالطاقة الاحتياطية.',
    label: 'يعمل بالطاقة الاحتياطية',
  },
  LB: {
    sentence: '{subject} {form, select, masculine {مخصص} other {مخصصة}} للطائرات المتمركزة هناك.',
    label: 'مخصص للطائرات المتمركزة هناك',
  },
  LC: { sentence: '{subject} {form, select, masculine {مغلق} other {مغلقة}}.', label: 'مغلق' },
  LD: { sentence: '{subject} {form, select, masculine {غير آمن} other {غير آمنة}}.', label: 'غير آمن' },
  LE: {
    sentence: '{subject} {form, select, masculine {يعمل} other {تعمل}} دون طاقة احتياطية.',
    label: 'دون طاقة احتياطية',
  },
  LF: { sentence: 'يوجد تشويش على {subject}.', label: 'تشويش' },
  LG: {
    sentence: '{subject} {form, select, masculine {يعمل} other {تعمل}} دون إشارة تمييز.',
    label: 'يعمل دون إشارة تمييز',
  },
  LH: {
    sentence: '{subject} {form, select, masculine {غير صالح} other {غير صالحة}} للطائرات الأثقل من المذكور.',
    label: 'غير صالح للطائرات الأثقل من المذكور',
  },
  LI: {
    sentence:
      '{subject} {form, select, masculine {مغلق} other {مغلقة}} أمام الطيران الآلي (\u2066IFR\u2069).',
    label: 'مغلق أمام الطيران الآلي (\u2066IFR\u2069)',
  },
  LK: { sentence: '{subject}: التشغيل كضوء ثابت.', label: 'يعمل كضوء ثابت' },
  LL: {
    sentence: '{subject} {form, select, masculine {صالح} other {صالحة}} للطول والعرض المذكورين.',
    label: 'صالح للطول والعرض المذكورين',
  },
  LN: { sentence: '{subject} {form, select, masculine {مغلق} other {مغلقة}} ليلًا.', label: 'مغلق ليلًا' },
  LP: {
    sentence: '{subject} {form, select, masculine {محظور} other {محظورة}} على من يحددهم النص.',
    label: 'محظور كما هو مذكور',
  },
  LR: {
    sentence: 'حركة الطائرات مقصورة على المدارج وممرات التاكسي.',
    label: 'حركة الطائرات مقصورة على المدارج وممرات التاكسي',
  },
  LS: { sentence: '{subject}: قد يحدث انقطاع.', label: 'عرضة للانقطاع' },
  LT: { sentence: 'تسري قيود على {subject}.', label: 'محدود' },
  LV: {
    sentence:
      '{subject} {form, select, masculine {مغلق} other {مغلقة}} أمام الطيران البصري (\u2066VFR\u2069).',
    label: 'مغلق أمام الطيران البصري (\u2066VFR\u2069)',
  },
  LW: { sentence: '{form, select, masculine {يجري} other {تجري}} {subject}.', label: 'سيُنفذ' },
  LX: {
    sentence: '{subject} {form, select, masculine {يعمل} other {تعمل}}، ويُنصح بالحذر.',
    label: 'يعمل، ويُنصح بالحذر',
  },
  TT: { sentence: 'هذا نوتام تنبيهي يلفت النظر إلى تعديل منشور أو ملحق.', label: 'نوتام تنبيهي' },
  XX: { sentence: 'يرد ما تغير في النص.', label: 'مذكورة في النص' },
};
