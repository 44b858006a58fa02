const MOST_CHARACTERS = 90;

/** Where item E of a telegram begins, and where the next item or the end of the telegram ends it. */
const ITEM_E = /(?:^|\s)E\)\s*/;
const NEXT_ITEM = /\s(?:[FG]\)|CREATED:|SOURCE:)/;

/** The first words of what a telegram says, as it was sent: what they mean is told when it is translated. */
export function subjectAsSent(source: string): string {
  const flat = source.replaceAll(/\s+/g, ' ').trim();
  const begin = ITEM_E.exec(flat);
  const fromE = begin === null ? flat : flat.slice(begin.index + begin[0].length);
  const end = begin === null ? null : NEXT_ITEM.exec(fromE);
  const said = (end === null ? fromE : fromE.slice(0, end.index)).replace(/\s*\)$/, '');
  if (said.length <= MOST_CHARACTERS) return said;
  const cut = said.slice(0, MOST_CHARACTERS);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MOST_CHARACTERS / 2)).trimEnd()} …`;
}
