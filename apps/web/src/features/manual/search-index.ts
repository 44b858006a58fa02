import MiniSearch from 'minisearch';
import type { Block, Inline, ManualBook } from './manual-book.ts';

/** A part of the manual that holds what was looked for. */
export interface FoundPart {
  readonly id: string;
  readonly heading: string;
  /** The heading of the section around it; empty for the opening of a section. */
  readonly section: string;
  /** What stands around the first word that was found. */
  readonly excerpt: string;
}

export type SearchManual = (search: string) => readonly FoundPart[];

const MOST_SHOWN = 8;
const EXCERPT_BEFORE = 40;
const EXCERPT_AFTER = 110;

/** `Sted`, `sted` and `STED` are one word, and so are `område` and `omrade`. */
export function foldWord(word: string): string {
  return word
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

/**
 * Makes the manual searchable by whole words and by their beginnings; each word that is looked for must be there, and
 * a heading counts more than a text.
 */
export function makeSearch(book: ManualBook, fillIn: (text: string) => string): SearchManual {
  const parts = book.sections.flatMap((section) => [
    { id: section.id, heading: section.heading, section: '', text: textOf(section.blocks) },
    ...section.parts.map((part) => ({
      id: part.id,
      heading: part.heading,
      section: section.heading,
      text: textOf(part.blocks),
    })),
  ]);
  const filled = parts.map((part) => ({ ...part, heading: fillIn(part.heading), text: fillIn(part.text) }));
  const byId = new Map(filled.map((part) => [part.id, part]));
  const index = new MiniSearch({
    fields: ['heading', 'text'],
    processTerm: (term) => foldWord(term) || null,
    searchOptions: { prefix: true, combineWith: 'AND', boost: { heading: 4 } },
  });
  index.addAll(filled);
  return (search) =>
    index
      .search(search)
      .slice(0, MOST_SHOWN)
      .flatMap(({ id, terms }) => {
        const part = byId.get(id as string);
        if (!part) return [];
        return [
          { id: part.id, heading: part.heading, section: part.section, excerpt: excerptOf(part.text, terms) },
        ];
      });
}

function textOf(blocks: readonly Block[]): string {
  return blocks.map(blockText).join(' ');
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return inlineText(block.text);
    case 'list':
      return block.items.map(inlineText).join(' ');
    case 'table':
      return [block.columns, ...block.rows].map((row) => row.map(inlineText).join(': ')).join('. ');
    case 'telegram':
      return block.text;
    case 'picture':
      return '';
  }
}

function inlineText(text: readonly Inline[]): string {
  return text.map((inline) => (typeof inline === 'string' ? inline : inline.text)).join('');
}

function excerptOf(text: string, terms: readonly string[]): string {
  const folded = [...text.matchAll(/[\p{L}\p{N}]+/gu)];
  const hit = folded.find(([word]) => terms.includes(foldWord(word)))?.index ?? 0;
  const start = hit <= EXCERPT_BEFORE ? 0 : text.indexOf(' ', hit - EXCERPT_BEFORE) + 1;
  const end = hit + EXCERPT_AFTER >= text.length ? text.length : text.lastIndexOf(' ', hit + EXCERPT_AFTER);
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
}
