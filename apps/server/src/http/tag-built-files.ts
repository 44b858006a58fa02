import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { MiddlewareHandler } from 'hono';

/** What the build wrote beside a file, packed once and for all. */
const PACKED = /\.(br|gz)$/;

interface BuiltFile {
  /** Of its content, whichever way it is packed: the tag is a weak one. */
  readonly tag: string;
  /** There are packed forms of it, and what is asked for decides between them. */
  readonly isPacked: boolean;
}

async function readBuiltFiles(distDir: string): Promise<ReadonlyMap<string, BuiltFile>> {
  const entries = await readdir(distDir, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.startsWith(join(distDir, 'render')));
  const all = new Set(paths);
  const files = paths
    .filter((path) => !PACKED.test(path))
    .map(async (path): Promise<[string, BuiltFile]> => {
      const hash = createHash('sha256')
        .update(await readFile(path))
        .digest('base64url');
      return [
        `/${relative(distDir, path).split(sep).join('/')}`,
        { tag: `W/"${hash.slice(0, 22)}"`, isPacked: all.has(`${path}.br`) || all.has(`${path}.gz`) },
      ];
    });
  return new Map(await Promise.all(files));
}

/** Whether a browser has the file already: RFC 9110, 13.1.2. */
function isHeld(given: string | undefined, tag: string): boolean {
  if (given === undefined) return false;
  return given.split(',').some((each) => each.trim() === '*' || each.trim() === tag);
}

/**
 * Gives the files of the built page their ETag and tells caches that a file is given in several forms; whoever has it already is answered
 * with that. The files are read once, when the server starts.
 */
export async function tagBuiltFiles(distDir: string): Promise<MiddlewareHandler> {
  const files = await readBuiltFiles(distDir);
  return async (c, next) => {
    const file = files.get(c.req.path);
    if (file === undefined) {
      await next();
      return;
    }
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    if (isRead && isHeld(c.req.header('If-None-Match'), file.tag)) c.res = c.body(null, 304);
    else await next();
    c.header('ETag', file.tag);
    if (file.isPacked) c.header('Vary', 'Accept-Encoding');
    return undefined;
  };
}
