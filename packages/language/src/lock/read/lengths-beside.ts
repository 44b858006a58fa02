import type { Mention } from './atom.ts';

const BESIDE = 20;

function isLength({ implied, atoms: [atom] }: Mention): boolean {
  return implied === undefined && atom?.type === 'measure' && atom.dimension === 'length';
}

/** Lengths of which what is beside them, nothing but words between, says that they are measured to each side. */
export function lengthsBeside(text: string, mentions: readonly Mention[], side: RegExp): readonly Mention[] {
  return mentions.filter((mention) => {
    const { from, to } = mention.span;
    const [before = ''] = /[^\d.,;\n]*$/.exec(text.slice(Math.max(0, from - BESIDE), from)) ?? [];
    const [behind = ''] = /^[^\d.,;\n]*/.exec(text.slice(to, to + BESIDE)) ?? [];
    return isLength(mention) && (side.test(before) || side.test(behind));
  });
}
