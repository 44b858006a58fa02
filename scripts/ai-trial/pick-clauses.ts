import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { saySlots, sendableClauses, slotClause, type Template } from '../../packages/ai-clauses/src/index.ts';
import { explainNotam, type Catalogue } from '../../packages/language/src/index.ts';
import { decodeNotams } from '../../packages/notam/src/index.ts';

/** A clause that no rule reads, as it is sent. */
export interface TrialClause {
  readonly printed: string;
  readonly template: Template;
}

/** Dates without a year are read as of then; it changes no clause. */
const NOW = '2026-07-01T00:00:00Z';

/** The texts of a collection: a JSON object with `text` on each line, gzipped or not. */
function readTexts(path: string): readonly string[] {
  const bytes = readFileSync(path);
  const lines = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString().trim().split('\n');
  return lines.map((line) => (JSON.parse(line) as { readonly text: string }).text);
}

/** `count` clauses of different wording that a model may be asked for, spread evenly over the notices of `paths`. */
export function pickClauses(
  paths: readonly string[],
  count: number,
  catalogue: Catalogue,
): readonly TrialClause[] {
  const byWording = new Map<string, TrialClause>();
  for (const text of paths.flatMap(readTexts)) {
    for (const decoded of decodeNotams(text, { now: NOW }).notams) {
      for (const { text: printed } of sendableClauses(decoded, explainNotam(decoded, catalogue).clauses)) {
        const template = slotClause(printed);
        if (template === null || byWording.has(template.text)) continue;
        byWording.set(template.text, {
          printed,
          template: { ...template, slots: saySlots(template.slots, catalogue) },
        });
      }
    }
  }
  const all = [...byWording.values()];
  const step = Math.max(1, all.length / count);
  return Array.from(
    { length: Math.min(count, all.length) },
    (_, index) => all[Math.floor(index * step)],
  ).filter((clause) => clause !== undefined);
}
