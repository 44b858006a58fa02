import { marked, type Token, type Tokens } from 'marked';
import type {
  Block,
  Inline,
  ManualBook,
  ManualPart,
  ManualSection,
} from '../../apps/web/src/features/manual/manual-book.ts';

/** A file of docs/manual, which is one section. */
export interface ManualFile {
  readonly path: string;
  readonly text: string;
}

const LEVELS = ['forbidden', 'restricted', 'caution', 'allowed', 'information'] as const;
/** `Heading {#id}`, or `Heading {#id level=caution}` for a colour card. */
const HEADING = /^(.+?) *\{#([a-z][a-z0-9-]*)(?: level=([a-z]+))?\}$/;

/**
 * Reads the files of one language into a book: `#` begins the section, `##` a part of it. Only what a book can hold is taken; markup and
 * everything else is refused, so that nothing in these files can become markup of the page.
 * @throws Error with the path of the file and what cannot stand there
 */
export function readManual(files: readonly ManualFile[]): ManualBook {
  const sections = files.map(readSection);
  const seen = new Set<string>();
  for (const { id } of sections.flatMap((section) => [section, ...section.parts])) {
    if (seen.has(id)) throw new Error(`docs/manual: two headings have the id "${id}"`);
    seen.add(id);
  }
  return { sections };
}

function readSection({ path, text }: ManualFile): ManualSection {
  const refuse = (what: string): never => {
    throw new Error(`${path}: ${what}`);
  };
  let section: { id: string; heading: string } | null = null;
  const opening: Block[] = [];
  const parts: (ManualPart & { blocks: Block[] })[] = [];
  for (const token of marked.lexer(text)) {
    if (token.type === 'heading') {
      const heading = readHeading(token as Tokens.Heading, refuse);
      if (heading.depth === 1 && section === null) section = heading;
      else if (heading.depth === 2 && section !== null) parts.push({ ...heading, blocks: [] });
      else refuse(`"${heading.heading}" is neither the one heading of the file (#) nor of a part (##)`);
    } else if (token.type !== 'space') {
      (parts.at(-1)?.blocks ?? opening).push(readBlock(token, refuse));
    }
  }
  if (section === null) return refuse('it has no heading');
  return {
    id: section.id,
    heading: section.heading,
    blocks: opening,
    parts: parts.map(({ id, heading, level, blocks }) => ({ id, heading, level, blocks })),
  };
}

type Refuse = (what: string) => never;

function readHeading({ depth, text }: Tokens.Heading, refuse: Refuse) {
  const [, heading, id, given] = HEADING.exec(text) ?? refuse(`"${text}" has no id such as {#my-flight}`);
  const level = LEVELS.find((candidate) => candidate === given) ?? null;
  if (heading === undefined || id === undefined || (given !== undefined && level === null))
    return refuse(`"${text}" names no level`);
  return { depth, heading, id, level };
}

function readBlock(token: Token, refuse: Refuse): Block {
  switch (token.type) {
    case 'paragraph': {
      const { tokens } = token as Tokens.Paragraph;
      const [first] = tokens;
      if (tokens.length === 1 && first?.type === 'image') {
        const { href, text } = first as Tokens.Image;
        if (text === '') return refuse(`the picture "${href}" says nothing to those who do not see it`);
        return { kind: 'picture', name: href, alt: text };
      }
      return { kind: 'paragraph', text: readInlines(tokens, refuse) };
    }
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      return { kind: 'list', ordered, items: items.map((item) => readItem(item.tokens, refuse)) };
    }
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      const cell = ({ tokens }: Tokens.TableCell): Inline[] => readInlines(tokens, refuse);
      return { kind: 'table', columns: header.map(cell), rows: rows.map((row) => row.map(cell)) };
    }
    case 'blockquote':
      return { kind: 'note', text: readItem((token as Tokens.Blockquote).tokens, refuse) };
    case 'code':
      return { kind: 'telegram', text: (token as Tokens.Code).text };
    default:
      return refuse(`${token.type} is not taken: ${token.raw.slice(0, 60)}`);
  }
}

/** The one paragraph of a point of a list or of a note. */
function readItem(tokens: readonly Token[], refuse: Refuse): Inline[] {
  const [only] = tokens;
  const inside = only && tokens.length === 1 && 'tokens' in only ? only.tokens : undefined;
  if (inside === undefined)
    return refuse(`a point of a list or a note is one paragraph: ${only?.raw.slice(0, 60) ?? ''}`);
  return readInlines(inside, refuse);
}

function readInlines(tokens: readonly Token[], refuse: Refuse): Inline[] {
  const inlines: Inline[] = [];
  for (const token of tokens) {
    const inline = readInline(token, refuse);
    const last = inlines.at(-1);
    if (typeof inline === 'string' && typeof last === 'string') inlines[inlines.length - 1] = last + inline;
    else inlines.push(inline);
  }
  return inlines;
}

function readInline(token: Token, refuse: Refuse): Inline {
  switch (token.type) {
    case 'text':
    case 'escape':
      return (token as Tokens.Text).text.replaceAll('\n', ' ');
    case 'strong':
      return { kind: 'strong', text: plainText(token, refuse) };
    case 'em':
      return { kind: 'label', text: plainText(token, refuse) };
    case 'codespan':
      return { kind: 'code', text: (token as Tokens.Codespan).text };
    case 'link': {
      const { href } = token as Tokens.Link;
      if (!/^([/#]|mailto:|https:\/\/)/.test(href)) return refuse(`no link leads to "${href}"`);
      return { kind: 'link', to: href, text: plainText(token, refuse) };
    }
    default:
      return refuse(`${token.type} is not taken: ${token.raw.slice(0, 60)}`);
  }
}

function plainText(token: Token, refuse: Refuse): string {
  const inside = 'tokens' in token ? (token.tokens ?? []) : [];
  return inside
    .map((part) => {
      const read = readInline(part, refuse);
      return typeof read === 'string' ? read : refuse(`nothing stands within "${token.raw.slice(0, 60)}"`);
    })
    .join('');
}
