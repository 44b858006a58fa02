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

/** Russian. */
export const ru: Catalogue = {
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
    phone: 'Телефон',
    email: 'Эл. почта',
    frequency: 'Частота',
    callsign: 'Позывной',
    unit: 'Орган',
  },
  contactRoles: {
    permission: 'для получения разрешения',
    information: 'для справок',
    hours: 'для уточнения времени действия',
    emergency: 'в экстренных случаях',
    emergencyServices: 'только для экстренных служб и военных',
    new: 'новый',
  },
  fields: {
    id: 'Номер NOTAM',
    kind: 'Вид NOTAM',
    refersTo: 'NOTAM, на который он ссылается',
    qualifier: 'Строка Q',
    locations: 'Место (пункт A)',
    validFrom: 'Начало действия (пункт B)',
    validTo: 'Окончание действия (пункт C)',
    schedule: 'Расписание (пункт D)',
    text: 'Текст (пункт E)',
    lower: 'Нижняя граница (пункт F)',
    upper: 'Верхняя граница (пункт G)',
    areas: 'Район в тексте',
    contacts: 'Контакт в тексте',
    other: 'Часть NOTAM',
  },
  problems,
  glossary,
  clauses,
  rules,
  rows,
};
