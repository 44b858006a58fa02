import { isCondition, isValidPair, isSubject, type DecodedNotam } from '@klarnotam/notam';
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
