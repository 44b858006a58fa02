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

/** Chinese in simplified characters. */
export const zh: Catalogue = {
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
    phone: '电话',
    email: '电子邮箱',
    frequency: '频率',
    callsign: '呼号',
    unit: '单位',
  },
  contactRoles: {
    permission: '申请许可',
    information: '咨询',
    hours: '查询生效时间',
    emergency: '紧急情况',
    emergencyServices: '仅供应急救援和军用航空器',
    new: '新',
  },
  fields: {
    id: '航行通告编号',
    kind: '航行通告类型',
    refersTo: '所涉及的航行通告',
    qualifier: 'Q 项（限定行）',
    locations: '地点（A 项）',
    validFrom: '生效时间（B 项）',
    validTo: '失效时间（C 项）',
    schedule: '时间表（D 项）',
    text: '正文（E 项）',
    lower: '下限（F 项）',
    upper: '上限（G 项）',
    areas: '正文中的一个区域',
    contacts: '正文中的一项联系方式',
    other: '本航行通告的一部分',
  },
  problems,
  glossary,
  clauses,
  rules,
  rows,
};
