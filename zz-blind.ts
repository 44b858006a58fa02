import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { draftNotam, explainNotam, LANGUAGES, loadCatalogue } from './packages/language/src/index.ts';
import { decodeNotams } from './packages/notam/src/index.ts';
import { isSendable, slotClause } from './packages/ai-clauses/src/index.ts';
const NOW = '2026-07-01T00:00:00Z';
const folder = '/work/shared/corpus';
let seed = 4711;
const rnd = () => (seed = (seed * 1103515245 + 12345) & 0x7fffffff) / 0x7fffffff;
const texts = readdirSync(folder).filter((n) => /^notams.*\.jsonl\.gz$/.test(n)).flatMap((n) => gunzipSync(readFileSync(`${folder}/${n}`)).toString().trim().split('\n'));
for (let i = texts.length - 1; i > 0; i--) { const j = Math.floor(rnd() * (i + 1)); [texts[i], texts[j]] = [texts[j]!, texts[i]!]; }
const notams = texts.slice(0, 2500).flatMap((l) => { try { const d: any = decodeNotams((JSON.parse(l) as any).text, { now: NOW }); return (d.notams ?? d) as any[]; } catch { return []; } });
console.log(notams.length);
const en = await loadCatalogue('en');
const clauses = new Map<string, any>();
for (const n of notams) for (const c of explainNotam(n, en).clauses) {
  if (c.kind !== 'original' || !isSendable(c.text)) continue;
  const t = slotClause(c.text);
  if (t && !clauses.has(t.text)) clauses.set(t.text, { text: t.text, slots: t.slots.map(({ number, kind, text }) => ({ number, kind, example: text })) });
}
const picked = [...clauses.values()].slice(0, 46);
console.log('clauses', clauses.size);
for (const { code } of LANGUAGES) {
  const cat = await loadCatalogue(code);
  const own = new Map<string, any>();
  const order = [...notams.filter((n) => /prohib|restrict/.test(n.facts.rating.level)), ...notams];
  for (const n of order) {
    if (own.size > 400) break;
    for (const s of draftNotam(n, cat)) if (s.template && s.template.text.replace(/⟦\d+⟧/g, '').trim().length > 12 && !own.has(s.template.text)) own.set(s.template.text, { place: s.place, text: s.template.text, slots: s.template.slots.map(({ number, kind, text }: any) => ({ number, kind, example: text })) });
  }
  const all = [...own.values()];
  const mine = Array.from({ length: 45 }, () => all.splice(Math.floor(rnd() * all.length), 1)[0]).filter(Boolean);
  const rows = [...picked.map((c, i) => ({ id: `c${i + 1}`, kind: 'clause', ...c })), ...mine.map((c, i) => ({ id: `o${i + 1}`, kind: 'ours', ...c }))];
  writeFileSync(`/work/brief/blind/in/${code}.jsonl`, rows.map((r) => JSON.stringify(r)).join('\n') + '\n');
  console.log(code, rows.length, own.size);
}
