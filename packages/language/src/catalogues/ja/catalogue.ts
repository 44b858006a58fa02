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

/** Japanese. */
export const ja: Catalogue = {
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
    phone: '電話',
    email: 'メール',
    frequency: '周波数',
    callsign: 'コールサイン',
    unit: '担当機関',
  },
  contactRoles: {
    permission: '許可の申請',
    information: '問い合わせ',
    hours: '有効時間の確認',
    emergency: '緊急時',
    emergencyServices: '緊急用務機・軍用機専用',
    new: '変更後',
  },
  fields: {
    id: 'ノータム番号',
    kind: 'ノータムの種類',
    refersTo: '参照先のノータム',
    qualifier: 'Q項',
    locations: '場所（A項）',
    validFrom: '有効期間の開始（B項）',
    validTo: '有効期間の終了（C項）',
    schedule: 'スケジュール（D項）',
    text: '本文（E項）',
    lower: '下限（F項）',
    upper: '上限（G項）',
    areas: '本文中の区域',
    contacts: '本文中の連絡先',
    other: 'ノータムの一部',
  },
  problems,
  glossary,
  clauses,
  rules,
  rows,
};
