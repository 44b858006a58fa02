/** The parts of a pasted text that are in no report, to be shown as not translated; null when there are no words in them. */
export function textBesideReports(pasted: string, sources: readonly string[]): string | null {
  const parts: string[] = [];
  let at = 0;
  for (const source of sources) {
    const found = pasted.indexOf(source, at);
    if (found === -1) continue;
    parts.push(pasted.slice(at, found));
    at = found + source.length;
  }
  parts.push(pasted.slice(at));
  const rest = parts.map((part) => part.trim()).filter((part) => /[\p{L}\p{N}]/u.test(part));
  return rest.length === 0 ? null : rest.join('\n');
}
