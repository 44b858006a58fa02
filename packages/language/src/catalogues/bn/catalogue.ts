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

/** Bengali of Bangladesh, with Latin digits. */
export const bn: Catalogue = {
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
    phone: 'ফোন',
    email: 'ই-মেইল',
    frequency: 'ফ্রিকোয়েন্সি',
    callsign: 'কল সাইন',
    unit: 'ইউনিট',
  },
  contactRoles: {
    permission: 'অনুমতির জন্য',
    information: 'তথ্যের জন্য',
    hours: 'সক্রিয় সময় জানতে',
    emergency: 'জরুরি অবস্থায়',
    emergencyServices: 'শুধু জরুরি সেবা ও সামরিক উড্ডয়নের জন্য',
    new: 'নতুন',
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
  rows,
};
