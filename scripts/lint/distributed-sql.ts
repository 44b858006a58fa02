import ts from 'typescript';

/** What an engine that spreads rows over machines does not have, or has only since lately, by its own documentation. */
export interface Departure {
  readonly name: string;
  readonly pattern: RegExp;
}

/** Each is described in docs/operations/distributed.md. */
export const DEPARTURES: readonly Departure[] = [
  { name: 'advisory lock', pattern: /\bpg_(try_)?advisory_/i },
  { name: 'LISTEN and NOTIFY', pattern: /^\s*(un)?listen\b|\bpg_notify\s*\(|^\s*notify\b/im },
  { name: 'LOCK TABLE', pattern: /\block\s+table\b/i },
  { name: 'trigger', pattern: /\bcreate\s+(or\s+replace\s+)?(constraint\s+)?trigger\b/i },
  {
    name: 'trigger of a statement',
    pattern: /\bfor\s+each\s+statement\b|\breferencing\s+(old|new)\s+table\b/i,
  },
  { name: 'PL/pgSQL', pattern: /\blanguage\s+plpgsql\b/i },
  { name: 'disabled trigger', pattern: /\b(disable|enable)\s+trigger\b|session_replication_role/i },
  { name: 'unlogged table', pattern: /\bunlogged\b/i },
  { name: 'GIN index', pattern: /\busing\s+gin\b/i },
  { name: 'BRIN index', pattern: /\busing\s+brin\b/i },
  { name: 'GiST, SP-GiST or bloom index', pattern: /\busing\s+(gist|spgist|bloom|hash)\b/i },
  { name: 'exclusion constraint', pattern: /\bexclude\s+(using|\()/i },
  { name: 'deferrable constraint', pattern: /\bdeferrable\b/i },
  { name: 'stored generated column', pattern: /\bgenerated\s+always\s+as\s*\(/i },
  { name: 'table inheritance', pattern: /\binherits\s*\(/i },
  { name: 'extension', pattern: /\bcreate\s+extension\b/i },
  { name: 'hidden column', pattern: /\bctid\b|\bxmin\b|\bcmin\b/i },
  { name: 'setting of our own', pattern: /'klarnotam\.\w+'/ },
  { name: 'change of a column’s type', pattern: /\balter\s+column\s+\w+\s+(set\s+data\s+)?type\b/i },
  { name: 'cursor', pattern: /\bdeclare\s+\w+\s+(no\s+scroll\s+|scroll\s+)?cursor\b/i },
];

export interface Finding {
  readonly name: string;
  readonly path: string;
}

/** The texts that a file holds: what is said in comments is none. */
function textsIn(path: string, source: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) texts.push(node.text);
    else if (ts.isTemplateExpression(node)) {
      texts.push(
        [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join(' ? '),
      );
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest));
  return texts;
}

/** Where a file departs, each way once. */
export function departuresIn(path: string, source: string): Finding[] {
  const texts = textsIn(path, source);
  return DEPARTURES.filter(({ pattern }) => texts.some((text) => pattern.test(text))).map(({ name }) => ({
    name,
    path,
  }));
}
