import type { ConditionCode } from '@klarnotam/notam';
import type { Condition } from '../../catalogue.ts';

/** Conditions of the NOTAM code in Arabic. */
export const conditions: Readonly<Record<ConditionCode, Condition>> = {
  AC: {
    sentence: '{subject} {form, select, masculine {مسحوب} other {مسحوبة}} للصيانة.',
    label: 'سحب للصيانة',
  },
  AD: { sentence: '{subject} {form, select, masculine {متاح} other {متاحة}} نهارًا.', label: 'إتاحة نهارًا' },
  AF: {
    sentence:
      '{subject} {form, select, masculine {اجتاز} other {اجتازت}} الفحص الجوي {form, select, masculine {وثبتت موثوقيته} other {وثبتت موثوقيتها}}.',
    label: 'اجتياز الفحص الجوي وثبوت الموثوقية',
  },
  AG: {
    sentence:
      '{subject} {form, select, masculine {يعمل} other {تعمل}}، مع فحص أرضي فقط وفي انتظار الفحص الجوي.',
    label: 'تشغيل بعد فحص أرضي فقط، في انتظار الفحص الجوي',
  },
  AH: { sentence: 'تغيّرت ساعات عمل {subject}.', label: 'ساعات عمل جديدة' },
  AK: {
    sentence: '{subject} {form, select, masculine {استأنف} other {استأنفت}} التشغيل العادي.',
    label: 'استؤنف التشغيل العادي',
  },
  AL: {
    sentence:
      '{subject} {form, select, masculine {عاد} other {عادت}} إلى التشغيل، وفق الشروط المنشورة سابقًا.',
    label: 'عودة إلى التشغيل وفق الشروط المنشورة سابقًا',
  },
  AM: {
    sentence: '{subject} {form, select, masculine {متاح} other {متاحة}} للعمليات العسكرية فقط.',
    label: 'للعمليات العسكرية فقط',
  },
  AN: { sentence: '{subject} {form, select, masculine {متاح} other {متاحة}} ليلًا.', label: 'إتاحة ليلًا' },
  AO: { sentence: '{subject} في الخدمة.', label: 'في الخدمة' },
  AP: {
    sentence: '{subject} {form, select, masculine {متاح} other {متاحة}} بشرط الحصول على إذن مسبق.',
    label: 'إتاحة بإذن مسبق',
  },
  AR: {
    sentence: '{subject} {form, select, masculine {متاح} other {متاحة}} عند الطلب.',
    label: 'إتاحة عند الطلب',
  },
  AS: { sentence: '{subject} خارج الخدمة.', label: 'خارج الخدمة' },
  AU: { sentence: '{subject} {form, select, masculine {غير متاح} other {غير متاحة}}.', label: 'عدم الإتاحة' },
  AW: {
    sentence: '{subject} {form, select, masculine {مسحوب} other {مسحوبة}} نهائيًا.',
    label: 'سحب نهائي',
  },
  AX: { sentence: 'أُلغي الإيقاف المعلن سابقًا.', label: 'إلغاء الإيقاف المعلن' },
  CA: { sentence: '{subject} {form, select, masculine {مُفعَّل} other {مُفعَّلة}}.', label: 'تفعيل' },
  CC: { sentence: '{subject} {form, select, masculine {مكتمل} other {مكتملة}}.', label: 'اكتمال' },
  CD: { sentence: '{subject} {form, select, masculine {غير مُفعَّل} other {غير مُفعَّلة}}.', label: 'عدم التفعيل' },
  CE: {
    sentence: '{form, select, masculine {أُقيم} other {أُقيمت}} {subject}.',
    label: 'إقامة حديثة',
  },
  CF: { sentence: 'تغيّر تردد {subject}.', label: 'تغير التردد' },
  CG: {
    sentence: 'خُفّضت فئة {subject}.',
    label: 'خفض الفئة',
  },
  CH: { sentence: '{form, select, masculine {تغيّر} other {تغيّرت}} {subject}.', label: 'تغيير' },
  CI: { sentence: 'تغيّر رمز {subject} المميز أو رمز النداء.', label: 'تغير الرمز المميز أو رمز النداء' },
  CL: { sentence: 'عُدّلت محاذاة {subject}.', label: 'تعديل المحاذاة' },
  CM: { sentence: '{form, select, masculine {أُزيح} other {أُزيحت}} {subject}.', label: 'إزاحة' },
  CN: { sentence: '{form, select, masculine {أُلغي} other {أُلغيت}} {subject}.', label: 'إلغاء' },
  CO: { sentence: '{subject} {form, select, masculine {يعمل} other {تعمل}}.', label: 'قيد التشغيل' },
  CP: {
    sentence: '{subject} {form, select, masculine {يعمل} other {تعمل}} بقدرة مخفضة.',
    label: 'تشغيل بقدرة مخفضة',
  },
  CR: {
    sentence: '{subject} {form, select, masculine {مستبدل مؤقتًا} other {مستبدلة مؤقتًا}}.',
    label: 'استبدال مؤقت',
  },
  CS: { sentence: '{form, select, masculine {أُنشئ} other {أُنشئت}} {subject}.', label: 'تركيب أو إنشاء' },
  CT: { sentence: '{subject} قيد الاختبار، ويُمنع الاستخدام.', label: 'قيد الاختبار، يُمنع الاستخدام' },
  HA: { sentence: 'فعالية الكبح كما يذكر النص.', label: 'فعالية الكبح' },
  HB: { sentence: 'معامل الاحتكاك كما يذكر النص.', label: 'معامل الاحتكاك' },
  HC: {
    sentence: '{subject} {form, select, masculine {مغطى بثلج متراص} other {مغطاة بثلج متراص}}.',
    label: 'ثلج متراص',
  },
  HD: {
    sentence: '{subject} {form, select, masculine {مغطى بثلج جاف} other {مغطاة بثلج جاف}}.',
    label: 'ثلج جاف',
  },
  HE: {
    sentence: '{subject} {form, select, masculine {مغطى بالماء} other {مغطاة بالماء}}.',
    label: 'ماء على السطح',
  },
  HF: {
    sentence: '{subject} {form, select, masculine {خالٍ} other {خالية}} من الثلج والجليد.',
    label: 'خلو من الثلج والجليد',
  },
  HG: { sentence: 'يجري قص الأعشاب.', label: 'قص الأعشاب جارٍ' },
  HH: { sentence: 'يوجد خطر يبينه النص.', label: 'خطر' },
  HI: {
    sentence: '{subject} {form, select, masculine {مغطى بالجليد} other {مغطاة بالجليد}}.',
    label: 'جليد',
  },
  HJ: { sentence: 'يُعتزم إجراء إطلاق.', label: 'إطلاق مخطط له' },
  HK: { sentence: 'تجري هجرة طيور.', label: 'هجرة طيور جارية' },
  HL: { sentence: 'اكتملت إزالة الثلوج.', label: 'اكتملت إزالة الثلوج' },
  HM: {
    sentence: '{subject} {form, select, masculine {معلَّم} other {معلَّمة}} بعلامات.',
    label: 'وضع علامات',
  },
  HN: {
    sentence: '{subject} {form, select, masculine {مغطى بثلج رطب أو ذائب} other {مغطاة بثلج رطب أو ذائب}}.',
    label: 'ثلج رطب أو ذائب',
  },
  HO: {
    sentence: '{subject} {form, select, masculine {محجوب} other {محجوبة}} بالثلج.',
    label: 'حجب بالثلج',
  },
  HP: { sentence: 'تجري إزالة الثلوج.', label: 'إزالة الثلوج جارية' },
  HQ: { sentence: 'أُلغيت العملية.', label: 'العملية ملغاة' },
  HR: { sentence: 'توجد مياه راكدة.', label: 'مياه راكدة' },
  HS: { sentence: 'يجري فرش الرمل.', label: 'فرش الرمل جارٍ' },
  HT: { sentence: 'الاقتراب وفق منطقة الإشارات فقط.', label: 'الاقتراب وفق منطقة الإشارات فقط' },
  HU: { sentence: 'يجري إطلاق.', label: 'إطلاق جارٍ' },
  HV: { sentence: 'اكتمل العمل.', label: 'اكتمل العمل' },
  HW: { sentence: 'تجري أعمال.', label: 'أعمال جارية' },
  HX: { sentence: 'يوجد تجمع طيور.', label: 'تجمع طيور' },
  HY: { sentence: 'توجد أكوام ثلجية.', label: 'أكوام ثلجية' },
  HZ: {
    sentence:
      '{subject} {form, select, masculine {مغطى بأخاديد ونتوءات متجمدة} other {مغطاة بأخاديد ونتوءات متجمدة}}.',
    label: 'أخاديد ونتوءات متجمدة',
  },
  KK: { sentence: 'هذه قائمة تدقيق بإعلانات النوتام السارية.', label: 'قائمة تدقيق' },
  LA: {
    sentence: '{subject} {form, select, masculine {يعمل} other {تعمل}} بالطاقة الاحتياطية.',
    label: 'تشغيل بالطاقة الاحتياطية',
  },
  LB: {
    sentence: '{subject} {form, select, masculine {مخصص} other {مخصصة}} للطائرات المتمركزة هناك.',
    label: 'تخصيص للطائرات المتمركزة هناك',
  },
  LC: { sentence: '{subject} {form, select, masculine {مغلق} other {مغلقة}}.', label: 'إغلاق' },
  LD: {
    sentence: '{subject} {form, select, masculine {غير آمن} other {غير آمنة}}.',
    label: 'استخدام غير آمن',
  },
  LE: {
    sentence: '{subject} {form, select, masculine {يعمل} other {تعمل}} دون طاقة احتياطية.',
    label: 'دون طاقة احتياطية',
  },
  LF: { sentence: 'يوجد تشويش على {subject}.', label: 'تشويش' },
  LG: {
    sentence: '{subject} {form, select, masculine {يعمل} other {تعمل}} دون إشارة تمييز.',
    label: 'تشغيل دون إشارة تمييز',
  },
  LH: {
    sentence: '{subject} {form, select, masculine {غير صالح} other {غير صالحة}} للطائرات الأثقل من المذكور.',
    label: 'عدم الصلاحية للطائرات الأثقل من المذكور',
  },
  LI: {
    sentence: '{subject} {form, select, masculine {مغلق} other {مغلقة}} أمام الطيران الآلي (\u2066IFR\u2069).',
    label: 'إغلاق أمام الطيران الآلي (\u2066IFR\u2069)',
  },
  LK: {
    sentence: '{subject} {form, select, masculine {يعمل} other {تعمل}} بضوء ثابت.',
    label: 'تشغيل بضوء ثابت',
  },
  LL: {
    sentence: '{subject} {form, select, masculine {صالح} other {صالحة}} للطول والعرض المذكورين.',
    label: 'صلاحية للطول والعرض المذكورين',
  },
  LN: { sentence: '{subject} {form, select, masculine {مغلق} other {مغلقة}} ليلًا.', label: 'إغلاق ليلًا' },
  LP: {
    sentence: '{subject} {form, select, masculine {محظور} other {محظورة}} على من يحددهم النص.',
    label: 'حظر كما هو مذكور',
  },
  LR: {
    sentence: 'حركة الطائرات مقصورة على المدارج وممرات التاكسي.',
    label: 'حركة الطائرات مقصورة على المدارج وممرات التاكسي',
  },
  LS: {
    sentence: '{form, select, masculine {قد ينقطع} other {قد تنقطع}} {subject}.',
    label: 'احتمال الانقطاع',
  },
  LT: { sentence: 'تسري قيود على {subject}.', label: 'قيود' },
  LV: {
    sentence:
      '{subject} {form, select, masculine {مغلق} other {مغلقة}} أمام الطيران البصري (\u2066VFR\u2069).',
    label: 'إغلاق أمام الطيران البصري (\u2066VFR\u2069)',
  },
  LW: { sentence: '{form, select, masculine {يجري} other {تجري}} {subject}.', label: 'تنفيذ مزمع' },
  LX: {
    sentence: '{subject} {form, select, masculine {يعمل} other {تعمل}}، ويُنصح بالحذر.',
    label: 'تشغيل مع الحذر',
  },
  TT: { sentence: 'هذا نوتام تنبيهي يلفت النظر إلى تعديل منشور أو ملحق.', label: 'نوتام تنبيهي' },
  XX: { sentence: 'يرد ما تغير في النص.', label: 'مذكورة في النص' },
};
