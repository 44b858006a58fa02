import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { FileStore } from '../../ports/file-store.ts';

async function* inPieces(content: Uint8Array, pieceBytes = 65_536): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < content.length; at += pieceBytes) {
    await Promise.resolve();
    yield content.subarray(at, at + pieceBytes);
  }
}

async function contentOf(store: FileStore, name: string): Promise<Buffer | null> {
  const found = await store.read(name);
  if (!found) return null;
  const pieces: Uint8Array[] = [];
  for await (const piece of found.content) pieces.push(piece);
  const content = Buffer.concat(pieces);
  expect(found.sizeBytes).toBe(content.length);
  return content;
}

async function namesIn(store: FileStore): Promise<string[]> {
  const names: string[] = [];
  for await (const { name, storedAt } of store.list()) {
    expect(storedAt).toBeInstanceOf(Date);
    names.push(name);
  }
  return names;
}

/** What every file store does. @param open an empty one */
export function describeFileStore(open: () => Promise<FileStore>): void {
  test('gives back what was put in, with its hash and size, whatever the pieces', async () => {
    const store = await open();
    for (const content of [randomBytes(3_000_001), Buffer.alloc(0), Buffer.from('%PDF-1.7')]) {
      const name = randomUUID();
      expect(await store.put(name, inPieces(content))).toEqual({
        sha256: createHash('sha256').update(content).digest('hex'),
        sizeBytes: content.length,
      });
      expect((await contentOf(store, name))?.equals(content)).toBe(true);
    }
  });

  test('knows nothing of a name that was never used', async () => {
    const store = await open();
    expect(await store.read(randomUUID())).toBeNull();
    await store.delete(randomUUID());
    expect(await namesIn(store)).toEqual([]);
  });

  test('lists what is there, and no more what was deleted', async () => {
    const store = await open();
    const names = [randomUUID(), randomUUID(), randomUUID()];
    for (const name of names) await store.put(name, inPieces(Buffer.from(name)));
    expect((await namesIn(store)).sort()).toEqual([...names].sort());
    await store.delete(names[1]!);
    expect((await namesIn(store)).sort()).toEqual([names[0]!, names[2]!].sort());
    expect(await store.read(names[1]!)).toBeNull();
  });

  test('keeps nothing of a content that broke off', async () => {
    const store = await open();
    const name = randomUUID();
    async function* broken(): AsyncGenerator<Uint8Array> {
      yield await Promise.resolve(randomBytes(100_000));
      throw new Error('broke off');
    }
    await expect(store.put(name, broken())).rejects.toThrow('broke off');
    expect(await store.read(name)).toBeNull();
    expect(await namesIn(store)).toEqual([]);
  });

  test('stores many at once', async () => {
    const store = await open();
    const names = Array.from({ length: 20 }, () => randomUUID());
    await Promise.all(names.map((name) => store.put(name, inPieces(Buffer.from(name.repeat(1_000)), 7_777))));
    for (const name of names) expect((await contentOf(store, name))?.toString()).toBe(name.repeat(1_000));
  });

  test.each(['', '..', '../up', 'a/b', '.hidden', 'C:\\x', 'a\0b'])('refuses the name %j', async (name) => {
    const store = await open();
    await expect(store.put(name, inPieces(Buffer.from('x')))).rejects.toThrow('cannot be named');
    await expect(store.read(name)).rejects.toThrow('cannot be named');
    await expect(store.delete(name)).rejects.toThrow('cannot be named');
  });

  test('lets go of a file that nobody reads to its end', async () => {
    const store = await open();
    const name = randomUUID();
    await store.put(name, inPieces(randomBytes(1_000_000)));
    const found = await store.read(name);
    for await (const piece of found!.content) {
      expect(piece.length).toBeGreaterThan(0);
      break;
    }
    await store.delete(name);
    expect(await store.read(name)).toBeNull();
  });
}
