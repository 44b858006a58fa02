/**
 * The origin of a template of map tiles, as a content policy names it: `https://tile.example.org`, and
 * `https://*.tile.example.org` where `{s}` stands for one of several hosts.
 *
 * @throws {TypeError} when the template is no web address
 */
export function tilesOrigin(template: string): string {
  const several = /^(https?:\/\/)\{s\}\.([^/]+)/.exec(template);
  if (several) {
    const [, scheme = '', host = ''] = several;
    return `${scheme}*.${new URL(`${scheme}${host}`).host}`;
  }
  return new URL(template).origin;
}
