/** What a pasted text holds beside its reports, so that nothing is left out in silence; null when that is nothing to read. */
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
