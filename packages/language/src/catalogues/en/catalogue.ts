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

/** English. */
export const en: Catalogue = {
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
    phone: 'Phone',
    email: 'E-mail',
    frequency: 'Frequency',
    callsign: 'Call sign',
    unit: 'Unit',
  },
  contactRoles: {
    permission: 'for permission',
    information: 'for information',
    hours: 'for the hours of activity',
    emergency: 'in an emergency',
    emergencyServices: 'for emergency services and the military only',
    new: 'new',
  },
  fields: {
    id: 'The number of the NOTAM',
    kind: 'The kind of NOTAM',
    refersTo: 'The NOTAM that it refers to',
    qualifier: 'The Q line',
    locations: 'The location (item A)',
    validFrom: 'The start of validity (item B)',
    validTo: 'The end of validity (item C)',
    schedule: 'The schedule (item D)',
    text: 'The text (item E)',
    lower: 'The lower limit (item F)',
    upper: 'The upper limit (item G)',
    areas: 'An area in the text',
    contacts: 'A contact in the text',
    other: 'A part of the NOTAM',
  },
  problems,
  glossary,
  clauses,
  rules,
  rows,
};
