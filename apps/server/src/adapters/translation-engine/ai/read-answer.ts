import type { SaidText } from '@klarnotam/language';

/** Longer than anything that a NOTAM could need. */
const LONGEST_TEXT = 30_000;
const LONGEST_REASON = 300;

function readObject(answer: string | null): Readonly<Record<string, unknown>> | null {
  if (answer === null) return null;
  const from = answer.indexOf('{');
  const to = answer.lastIndexOf('}');
  if (from === -1 || to < from) return null;
  try {
    // Services without a bound form put a fence or a greeting around it.
    const parsed = JSON.parse(answer.slice(from, to + 1)) as unknown;
    return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

function textOf(value: unknown, longest: number): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  return text === '' || text.length > longest ? null : text;
}

/** The two texts in a model's answer; null when they are not there. */
export function readWords(answer: string | null): SaidText | null {
  const object = readObject(answer);
  const translation = textOf(object?.['translation'], LONGEST_TEXT);
  const explanation = textOf(object?.['explanation'], LONGEST_TEXT);
  return translation === null || explanation === null ? null : { translation, explanation };
}

/** What the model takes a text for; null when it does not say. */
export function readJudgement(
  answer: string | null,
): { readonly isValid: boolean; readonly reason: string } | null {
  const object = readObject(answer);
  const reason = textOf(object?.['reason'], LONGEST_REASON);
  const isValid = object?.['isValid'];
  return reason === null || typeof isValid !== 'boolean' ? null : { isValid, reason };
}
