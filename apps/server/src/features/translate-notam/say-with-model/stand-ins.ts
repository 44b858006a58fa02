// Until the package has it.
import type { Template } from '@klarnotam/ai-clauses';
import type { LanguageCode } from '@klarnotam/language';

export function checkSentence({
  asked,
  answer,
}: {
  readonly asked: Template;
  readonly answer: string;
  readonly language: LanguageCode;
  readonly ours: boolean;
}): readonly { readonly code: string }[] {
  const faults: { code: string }[] = [];
  const numbers = [...answer.matchAll(/⟦(\d+)⟧/g)].map(([, number]) => Number(number));
  for (const { number } of asked.slots) {
    const times = numbers.filter((one) => one === number).length;
    if (times !== 1) faults.push({ code: times === 0 ? 'slotMissing' : 'slotTwice' });
  }
  if (numbers.some((number) => !asked.slots.some((slot) => slot.number === number)))
    faults.push({ code: 'slotUnknown' });
  if (/[\p{N}⟦⟧<>]/u.test(answer.replace(/⟦\d+⟧/g, ''))) faults.push({ code: 'digit' });
  return faults;
}
