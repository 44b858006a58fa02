/** What stands on a line of its own. */
const BLOCKS = new Set(
  'ADDRESS BLOCKQUOTE DD DIV DT FOOTER H1 H2 H3 H4 H5 H6 HEADER HR LI P PRE TABLE TR'.split(' '),
);
const UNSEEN = new Set(['HEAD', 'SCRIPT', 'STYLE', 'TEMPLATE', 'TITLE']);

function collect(node: Node, preformatted: boolean, parts: string[]): void {
  for (const child of Array.from(node.childNodes)) {
    const name = child.nodeName.toUpperCase();
    if (child.nodeType === 3) {
      const letters = child.nodeValue ?? '';
      parts.push(preformatted ? letters : letters.replace(/[ \t\r\n]+/g, ' '));
    } else if (!UNSEEN.has(name)) {
      const isBlock = BLOCKS.has(name);
      if (isBlock || name === 'BR') parts.push('\n');
      collect(child, preformatted || name === 'PRE', parts);
      if (isBlock) parts.push('\n');
      else if (name === 'TD' || name === 'TH') parts.push(' ');
    }
  }
}

/** The text of a document of HTML, a line for each block; nothing in it is run or fetched. */
export function htmlText(html: string): string {
  const parts: string[] = [];
  collect(new DOMParser().parseFromString(html, 'text/html'), false, parts);
  return parts
    .join('')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
