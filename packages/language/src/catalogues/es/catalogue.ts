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

/** Spanish as pilots of all countries read it, with the terms of AIP España (ENAIRE). */
export const es: Catalogue = {
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
    phone: 'Teléfono',
    email: 'Correo electrónico',
    frequency: 'Frecuencia',
    callsign: 'Distintivo de llamada',
    unit: 'Dependencia',
  },
  contactRoles: {
    permission: 'para permisos',
    information: 'para información',
    hours: 'para el horario de actividad',
    emergency: 'en caso de emergencia',
    emergencyServices: 'solo para servicios de emergencia y vuelos militares',
    new: 'nuevo',
  },
  fields: {
    id: 'El número del NOTAM',
    kind: 'El tipo de NOTAM',
    refersTo: 'El NOTAM al que se refiere',
    qualifier: 'La línea Q',
    locations: 'El lugar (casilla A)',
    validFrom: 'El inicio de la validez (casilla B)',
    validTo: 'El fin de la validez (casilla C)',
    schedule: 'El horario (casilla D)',
    text: 'El texto (casilla E)',
    lower: 'El límite inferior (casilla F)',
    upper: 'El límite superior (casilla G)',
    areas: 'Un área del texto',
    contacts: 'Un contacto del texto',
    other: 'Una parte del NOTAM',
  },
  problems,
  glossary,
  clauses,
  rules,
  rows,
};
