import type { Catalogue } from '../../catalogue.ts';
import { airspaces } from './airspaces.ts';
import { clauses } from './clauses.ts';
import { conditions } from './conditions.ts';
import { glossary } from './glossary.ts';
import { harmless } from './harmless.ts';
import { hazards } from './hazards.ts';
import { messages } from './messages.ts';
import { pairs } from './pairs.ts';
import { problems } from './problems.ts';
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
  levels: {
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
  },
  hazards,
  airspaces,
  harmless,
  contacts: {
    phone: 'फ़ोन',
    email: 'ई-मेल',
    frequency: 'आवृत्ति',
    callsign: 'कॉल साइन',
    unit: 'इकाई',
  },
  fields: {
    id: 'NOTAM संख्या',
    kind: 'NOTAM का प्रकार',
    refersTo: 'संदर्भित NOTAM',
    qualifier: 'Q पंक्ति',
    locations: 'स्थान (मद A)',
    validFrom: 'वैधता का आरंभ (मद B)',
    validTo: 'वैधता का अंत (मद C)',
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
};
