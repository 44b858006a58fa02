import { isCondition, isValidPair, isSubject, type DecodedNotam } from '@klarnotam/notam';
import type { Catalogue } from '../catalogue.ts';
import { isKnownPair } from '../pairs.ts';
import { fill, say } from '../say.ts';
import type { SourcedText } from '../wording.ts';

/** Number and kind of the NOTAM, and the one it replaces or cancels; nothing when it has no number. */
export function sayIdentity({ facts, spans }: DecodedNotam, catalogue: Catalogue): readonly SourcedText[] {
  const { id, kind, refersTo } = facts;
  if (id === null) return [];
  const span = spans.id ?? null;
  if (kind === 'replace' || kind === 'cancel') {
    const named = kind === 'replace' ? 'identityReplace' : 'identityCancel';
    const text =
      refersTo === null ? say(catalogue, `${named}Unnamed`, { id }) : say(catalogue, named, { id, refersTo });
    return [{ text, span }];
  }
  return [{ text: say(catalogue, 'identityNew', { id }), span }];
}

/** What the Q line says it is about: one sentence where subject and condition go together, else both apart. */
export function sayAbout({ facts, spans }: DecodedNotam, catalogue: Catalogue): readonly SourcedText[] {
  const qualifier = facts.qualifier;
  if (qualifier === null || qualifier.code === null) return [];
  const span = spans['qualifier.code'] ?? spans.qualifier ?? null;
  return [{ text: aboutCode(qualifier.code, qualifier.subject, qualifier.condition, catalogue), span }];
}

function aboutCode(
  code: string,
  subjectCode: string | null,
  conditionCode: string | null,
  catalogue: Catalogue,
): string {
  const letters = `${subjectCode ?? ''}${conditionCode ?? ''}`;
  if (isKnownPair(letters)) return catalogue.pairs[letters];
  const subject = subjectCode !== null && isSubject(subjectCode) ? subjectCode : null;
  const condition = conditionCode !== null && isCondition(conditionCode) ? conditionCode : null;
  if (subject === null && condition === null) return say(catalogue, 'unknownCode', { code });
  if (subject === 'XX' && condition === 'XX') return say(catalogue, 'aboutStandsInText');
  if (condition === 'TT') return catalogue.conditions.TT.sentence;
  if (subject === null) {
    const label = condition === null ? '' : catalogue.conditions[condition].label;
    return `${say(catalogue, 'unknownCode', { code })} ${say(catalogue, 'conditionOnly', { condition: label })}`;
  }
  const noun = catalogue.subjects[subject];
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
