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

/** Hindi of India, with Latin digits. */
export const hi: Catalogue = {
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
    phone: 'फ़ोन',
    email: 'ई-मेल',
    frequency: 'फ़्रीक्वेंसी',
    callsign: 'कॉल साइन',
    unit: 'इकाई',
  },
  contactRoles: {
    permission: 'अनुमति के लिए',
    information: 'जानकारी के लिए',
    hours: 'सक्रिय समय के लिए',
    emergency: 'आपात स्थिति में',
    emergencyServices: 'केवल आपात सेवाओं और सेना के लिए',
    new: 'नया',
  },
  fields: {
    id: 'NOTAM संख्या',
    kind: 'NOTAM का प्रकार',
    refersTo: 'संदर्भित NOTAM',
    qualifier: 'Q पंक्ति',
    locations: 'स्थान (मद A)',
    validFrom: 'वैधता का आरंभ (मद B)',
    validTo: 'वैधता की समाप्ति (मद C)',
    schedule: 'समय-सारणी (मद D)',
    text: 'पाठ (मद E)',
    lower: 'निचली सीमा (मद F)',
    upper: 'ऊपरी सीमा (मद G)',
    areas: 'पाठ में दिया गया एक क्षेत्र',
    contacts: 'पाठ में दिया गया एक संपर्क',
    other: 'NOTAM का एक भाग',
  },
  problems,
  glossary,
  clauses,
  rules,
  rows,
};
