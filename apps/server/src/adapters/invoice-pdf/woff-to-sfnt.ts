import { inflateSync } from 'node:zlib';

const WOFF_HEADER_BYTES = 44;
const WOFF_ENTRY_BYTES = 20;
const SFNT_HEADER_BYTES = 12;
const SFNT_ENTRY_BYTES = 16;

/** A font file as HarfBuzz reads it, from its compressed form (W3C, WOFF File Format 1.0, sections 3 to 5). */
export function woffToSfnt(woff: Buffer): Buffer {
  const tables = woff.readUInt16BE(12);
  const header = Buffer.alloc(SFNT_HEADER_BYTES + SFNT_ENTRY_BYTES * tables);
  const power = Math.floor(Math.log2(tables));
  header.writeUInt32BE(woff.readUInt32BE(4), 0);
  header.writeUInt16BE(tables, 4);
  header.writeUInt16BE(SFNT_ENTRY_BYTES * 2 ** power, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE(SFNT_ENTRY_BYTES * (tables - 2 ** power), 10);
  const parts: Buffer[] = [header];
  let at = header.length;
  for (let table = 0; table < tables; table += 1) {
    const entry = WOFF_HEADER_BYTES + WOFF_ENTRY_BYTES * table;
    const offset = woff.readUInt32BE(entry + 4);
    const packed = woff.subarray(offset, offset + woff.readUInt32BE(entry + 8));
    const length = woff.readUInt32BE(entry + 12);
    const content = packed.length < length ? inflateSync(packed) : packed;
    const target = SFNT_HEADER_BYTES + SFNT_ENTRY_BYTES * table;
    woff.copy(header, target, entry, entry + 4);
    header.writeUInt32BE(woff.readUInt32BE(entry + 16), target + 4);
    header.writeUInt32BE(at, target + 8);
    header.writeUInt32BE(length, target + 12);
    const padding = Buffer.alloc((4 - (length % 4)) % 4);
    parts.push(content, padding);
    at += length + padding.length;
  }
  return Buffer.concat(parts);
}
