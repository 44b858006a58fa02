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

/**
 * Portuguese in European spelling with the terms of AIP Portugal, chosen so that pilots used to DECEA's publications
 * understand them too.
 */
export const pt: Catalogue = {
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
    phone: 'Telefone',
    email: 'E-mail',
    frequency: 'Frequência',
    callsign: 'Indicativo de chamada',
    unit: 'Órgão',
  },
  contactRoles: {
    permission: 'para autorização',
    information: 'para informações',
    hours: 'para o horário de atividade',
    emergency: 'em caso de emergência',
    emergencyServices: 'só para serviços de emergência e militares',
    new: 'novo',
  },
  fields: {
    id: 'O número do NOTAM',
    kind: 'O tipo de NOTAM',
    refersTo: 'O NOTAM a que se refere',
    qualifier: 'A linha Q',
    locations: 'O local (campo A)',
    validFrom: 'O início da validade (campo B)',
    validTo: 'O fim da validade (campo C)',
    schedule: 'O horário (campo D)',
    text: 'O texto (campo E)',
    lower: 'O limite inferior (campo F)',
    upper: 'O limite superior (campo G)',
    areas: 'Uma área do texto',
    contacts: 'Um telefone, e-mail ou frequência do texto',
    other: 'Uma parte do NOTAM',
  },
  problems,
  glossary,
  clauses,
  rules,
  rows,
};
