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

/** Bengali of Bangladesh, with Latin digits. */
export const bn: Catalogue = {
  ...localeSettings,
  messages,
  subjects,
  conditions,
  pairs,
  levels: {
    forbidden: {
      heading: 'ড্রোন পরিচালনা নিষিদ্ধ',
      meaning: 'এই এলাকায় ড্রোন পরিচালনা স্পষ্টভাবে নিষিদ্ধ',
    },
    restricted: {
      heading: 'ড্রোন পরিচালনা সীমাবদ্ধ',
      meaning: 'ড্রোন পরিচালনায় নির্দিষ্ট বিধিনিষেধ প্রযোজ্য',
    },
    caution: {
      heading: 'সতর্কতা প্রয়োজন',
      meaning: 'ড্রোন পরিচালনা সম্ভব, তবে বাড়তি মনোযোগ প্রয়োজন',
    },
    allowed: {
      heading: 'ড্রোনের উপর প্রভাব নেই',
      meaning: 'এই NOTAM ড্রোন পরিচালনায় প্রভাব ফেলে না',
    },
    information: {
      heading: 'শুধু তথ্য',
      meaning: 'সাধারণ তথ্য, ড্রোন পরিচালনায় নির্দিষ্ট কোনো প্রভাব নেই',
    },
  },
  hazards,
  airspaces,
  harmless,
  contacts: {
    phone: 'ফোন',
    email: 'ই-মেইল',
    frequency: 'ফ্রিকোয়েন্সি',
    callsign: 'কল সাইন',
    unit: 'ইউনিট',
  },
  fields: {
    id: 'NOTAM নম্বর',
    kind: 'NOTAM-এর ধরন',
    refersTo: 'উল্লিখিত NOTAM',
    qualifier: 'Q লাইন',
    locations: 'স্থান (আইটেম A)',
    validFrom: 'বৈধতার শুরু (আইটেম B)',
    validTo: 'বৈধতার শেষ (আইটেম C)',
    schedule: 'সময়সূচি (আইটেম D)',
    text: 'পাঠ (আইটেম E)',
    lower: 'নিম্নসীমা (আইটেম F)',
    upper: 'ঊর্ধ্বসীমা (আইটেম G)',
    areas: 'পাঠে দেওয়া একটি এলাকা',
    contacts: 'পাঠে দেওয়া একটি যোগাযোগ',
    other: 'NOTAM-এর একটি অংশ',
  },
  problems,
  glossary,
  clauses,
  rules,
};
