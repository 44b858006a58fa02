import { isCondition, isValidPair, isSubject, type ConditionCode, type DecodedNotam } from '@klarnotam/notam';
import type { Catalogue } from '../catalogue.ts';
import { isKnownPair } from '../pairs.ts';
import { fill, say } from '../say.ts';

/**
 * What the Q line says it is about: one sentence where subject and condition go together, else both apart. Null where it says no
 * more than that item E tells.
 */
export function sayAbout({ facts }: DecodedNotam, catalogue: Catalogue): string | null {
  const qualifier = facts.qualifier;
  if (qualifier === null || qualifier.code === null) return null;
  return aboutCode(qualifier.code, qualifier.subject, qualifier.condition, catalogue);
}

/** Conditions that tell nothing beside their subject: what will take place, is erected or installed is what the text tells. */
const WITHOUT_NEWS: ReadonlySet<ConditionCode> = new Set<ConditionCode>(['LW', 'XX', 'CE', 'CS', 'HJ', 'HU']);

/** What the code files the notice under, without a statement; null where it names nothing. */
export function sayFiledUnder({ facts }: DecodedNotam, catalogue: Catalogue): string | null {
  const { code = null, subject = null, condition = null } = facts.qualifier ?? {};
  if (code === null || subject === 'XX') return null;
  const noun = subject !== null && isSubject(subject) ? catalogue.subjects[subject].label : null;
  if (noun === null) return say(catalogue, 'unknownCode', { code });
  const isTold = condition !== null && isCondition(condition) && !WITHOUT_NEWS.has(condition);
  if (!isTold) return say(catalogue, 'filedUnder', { subject: noun });
  return say(catalogue, 'filedUnderCondition', {
    subject: noun,
    condition: catalogue.conditions[condition].label,
  });
}

function aboutCode(
  code: string,
  subjectCode: string | null,
  conditionCode: string | null,
  catalogue: Catalogue,
): string | null {
  const letters = `${subjectCode ?? ''}${conditionCode ?? ''}`;
  if (isKnownPair(letters)) return catalogue.pairs[letters];
  const subject = subjectCode !== null && isSubject(subjectCode) ? subjectCode : null;
  const condition = conditionCode !== null && isCondition(conditionCode) ? conditionCode : null;
  if (subject === null && condition === null) return say(catalogue, 'unknownCode', { code });
  // What it is about stands in item E, which is said or quoted.
  if (subject === 'XX') return null;
  if (condition === 'TT') return catalogue.conditions.TT.sentence;
  if (subject === null) {
    const label = condition === null ? '' : catalogue.conditions[condition].label;
    return `${say(catalogue, 'unknownCode', { code })} ${say(catalogue, 'conditionOnly', { condition: label })}`;
  }
  const noun = catalogue.subjects[subject];
  if (condition === 'XX') return say(catalogue, 'subjectOnly', { subject: noun.label });
  if (condition === null) {
    return `${say(catalogue, 'subjectOnly', { subject: noun.label })} ${say(catalogue, 'unknownCode', { code })}`;
  }
  if (isValidPair(subject, condition)) {
    return fill(
      catalogue,
      catalogue.conditions[condition].sentence,
      noun as { subject: string; form: string },
    );
  }
  return say(catalogue, 'subjectAndCondition', {
    subject: noun.label,
    condition: catalogue.conditions[condition].label,
  });
}
