import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const DIST = fileURLToPath(new URL('./dist/', import.meta.url));
const TEXT = /\.(js|css|svg)$/;
/** What fits into one packet comes no sooner when it is packed, bytes. */
const WORTH_PACKING = 1_024;

const pack = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

async function packFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < WORTH_PACKING) return;
  for (const [ending, packed] of Object.entries(pack)) {
    await writeFile(`${path}.${ending}`, await packed(content));
  }
}

/** Packs scripts and style sheets once, as small as they get, so that the server gives them as they are. */
export function packedFiles(): Plugin {
  return {
    name: 'packed-files',
    apply: 'build',
    closeBundle: {
      order: 'post',
      // After the service worker, which is written when the rest has been.
      sequential: true,
      async handler(error) {
        if (error) return;
        const folders = [DIST, join(DIST, 'assets')];
        const paths = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
        await Promise.all(paths.filter((path) => TEXT.test(path)).map(packFile));
      },
    },
  };
}
