import type { Atom, Mention } from '../read/atom.ts';

/** `0131 344 3139/3129`: the second number, which a reader may be told whole or by its end. */
export function phonesApart(phones: readonly string[], inE: readonly Mention[]): readonly Mention[] {
  const printed = inE.flatMap(({ atoms }) =>
    atoms.flatMap((atom) => (atom.type === 'phone' ? [atom.digits] : [])),
  );
  return phones.flatMap((text): Mention[] => {
    const digits = text.replace(/\D/g, '');
    const end = /\d+$/.exec(text)?.[0] ?? '';
    const isEnd = inE.some(({ atoms: [atom] }) => atom?.type === 'number' && atom.value === Number(end));
    if (!isEnd || printed.some((other) => other.includes(digits) || digits.includes(other))) return [];
    const atoms: readonly Atom[] = [
      { type: 'phone', digits },
      { type: 'number', value: Number(end) },
    ];
    return [{ text, span: { from: 0, to: 0 }, atoms }];
  });
}
