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

/** Norwegian (bokmål). */
export const no: Catalogue = {
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
    phone: 'Telefon',
    email: 'E-post',
    frequency: 'Frekvens',
    callsign: 'Kallesignal',
    unit: 'Enhet',
  },
  contactRoles: {
    permission: 'for tillatelse',
    information: 'for informasjon',
    hours: 'for aktive tider',
    emergency: 'i nødstilfelle',
    emergencyServices: 'bare for nødetater og Forsvaret',
    new: 'ny',
  },
  fields: {
    id: 'Nummeret på NOTAM-en',
    kind: 'NOTAM-typen',
    refersTo: 'NOTAM-en det vises til',
    qualifier: 'Q-linjen',
    locations: 'Stedet (felt A)',
    validFrom: 'Starten på gyldighetstiden (felt B)',
    validTo: 'Slutten på gyldighetstiden (felt C)',
    schedule: 'Tidsplanen (felt D)',
    text: 'Teksten (felt E)',
    lower: 'Nedre grense (felt F)',
    upper: 'Øvre grense (felt G)',
    areas: 'Et område i teksten',
    contacts: 'En kontakt i teksten',
    other: 'En del av NOTAM-en',
  },
  problems,
  glossary,
  clauses,
  rules,
  rows,
};
