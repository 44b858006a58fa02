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

/** Polish. */
export const pl: Catalogue = {
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
    email: 'E-mail',
    frequency: 'Częstotliwość',
    callsign: 'Znak wywoławczy',
    unit: 'Organ',
  },
  contactRoles: {
    permission: 'w sprawie zezwoleń',
    information: 'informacyjnie',
    hours: 'w sprawie godzin aktywności',
    emergency: 'w sytuacji awaryjnej',
    emergencyServices: 'tylko dla służb ratunkowych i wojska',
    new: 'nowy',
  },
  fields: {
    id: 'Numer NOTAM-u',
    kind: 'Rodzaj NOTAM-u',
    refersTo: 'NOTAM, do którego się odnosi',
    qualifier: 'Linia Q',
    locations: 'Miejsce (pole A)',
    validFrom: 'Początek obowiązywania (pole B)',
    validTo: 'Koniec obowiązywania (pole C)',
    schedule: 'Harmonogram (pole D)',
    text: 'Tekst (pole E)',
    lower: 'Dolna granica (pole F)',
    upper: 'Górna granica (pole G)',
    areas: 'Obszar w tekście',
    contacts: 'Kontakt w tekście',
    other: 'Część NOTAM-u',
  },
  problems,
  glossary,
  clauses,
  rules,
  rows,
};
