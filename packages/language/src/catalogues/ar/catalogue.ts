import type { Catalogue } from '../../catalogue.ts';
import { airspaces } from './airspaces.ts';
import { clauses } from './clauses.ts';
import { conditions } from './conditions.ts';
import { glossary } from './glossary.ts';
import { harmless } from './harmless.ts';
import { hazards } from './hazards.ts';
import { levels } from './levels.ts';
import { messages } from './messages.ts';
import { pairs } from './pairs.ts';
import { problems } from './problems.ts';
import { rows } from './rows.ts';
import { rules } from './rules.ts';
import { subjects } from './subjects.ts';
import { localeSettings } from './locale-settings.ts';

/** Modern Standard Arabic, with Latin digits. */
export const ar: Catalogue = {
  ...localeSettings,
  messages,
  subjects,
  conditions,
  pairs,
  levels,
  hazards,
  airspaces,
  harmless,
  contacts: {
    phone: 'الهاتف',
    email: 'البريد الإلكتروني',
    frequency: 'التردد',
    callsign: 'رمز النداء',
    unit: 'الوحدة',
  },
  contactRoles: {
    permission: 'للحصول على إذن',
    information: 'للاستعلام',
    hours: 'لمعرفة أوقات النشاط',
    emergency: 'في حالات الطوارئ',
    emergencyServices: 'لخدمات الطوارئ والرحلات العسكرية فقط',
    new: 'جديد',
  },
  fields: {
    id: 'رقم النوتام',
    kind: 'نوع النوتام',
    refersTo: 'النوتام المشار إليه',
    qualifier: 'السطر \u2066Q\u2069',
    locations: 'الموقع (البند \u2066A\u2069)',
    validFrom: 'بداية السريان (البند \u2066B\u2069)',
    validTo: 'نهاية السريان (البند \u2066C\u2069)',
    schedule: 'الجدول الزمني (البند \u2066D\u2069)',
    text: 'النص (البند \u2066E\u2069)',
    lower: 'الحد الأدنى (البند \u2066F\u2069)',
    upper: 'الحد الأعلى (البند \u2066G\u2069)',
    areas: 'منطقة في النص',
    contacts: 'جهة اتصال في النص',
    other: 'جزء من النوتام',
  },
  problems,
  glossary,
  clauses,
  rules,
  rows,
};
