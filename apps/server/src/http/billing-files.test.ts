import { randomBytes } from 'node:crypto';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BILLING_FILE_MAX_BYTES } from '@klarnotam/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLocalFolder } from '../adapters/file-store/local-folder.ts';
import { removeBillingFilesOf, removeDeletedFiles, sweepOrphans } from '../features/billing-files/index.ts';
import { signedIn, type TestService, type Visitor } from './testing/open-service.ts';
import { bodyOf, openWithThreePeople, type ThreePeople } from './testing/three-people.ts';

let people: ThreePeople;
let service: TestService;
let kari: Visitor;
let ola: Visitor;
let admin: Visitor;
let kariId: string;

beforeAll(async () => {
  people = await openWithThreePeople();
  ({ service, kari, ola, admin, kariId } = people);
}, 60_000);
afterAll(() => service.stop());

const PDF = '%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n';

function upload(visitor: Visitor, content: string | Buffer, { userId = kariId, name = 'bill.pdf' } = {}) {
  const form = new FormData();
  form.append(
    'file',
    new File([typeof content === 'string' ? content : new Uint8Array(content)], name, {
      type: 'application/pdf',
    }),
  );
  form.append('description', 'October');
  return people.fetchAs(visitor, `/api/admin/users/${userId}/billing-files`, {
    method: 'POST',
    headers: { origin: service.origin },
    body: form,
  });
}

describe('billing documents', () => {
  test('are given by administrators alone, and read by their user and administrators', async () => {
    expect((await upload(kari, PDF)).status).toBe(403);
    expect((await upload(service.visitor(), PDF)).status).toBe(401);
    expect((await admin.post(`/api/admin/users/${kariId}/billing-files`, {})).status).toBe(422);
    expect((await upload(admin, PDF, { userId: 'nobody' })).status).toBe(404);
    const uploaded = await bodyOf(await upload(admin, PDF, { name: '../../Ærlig "regning"\u202efdp.exe' }));
    expect(uploaded).toMatchObject({
      fileName: 'Ærlig regningfdp.exe.pdf',
      description: 'October',
      sizeBytes: PDF.length,
    });
    const id = String(uploaded['id']);
    expect((await kari.get('/api/billing-files')).body['files']).toHaveLength(1);
    expect((await ola.get('/api/billing-files')).body['files']).toEqual([]);
    for (const reader of [kari, admin]) {
      const response = await people.fetchAs(reader, `/api/billing-files/${id}/content`);
      expect(await response.text()).toBe(PDF);
      expect(response.headers.get('content-disposition')).toBe(
        `attachment; filename="_rlig regningfdp.exe.pdf"; filename*=UTF-8''%C3%86rlig%20regningfdp.exe.pdf`,
      );
      expect(response.headers.get('content-length')).toBe(String(PDF.length));
    }
    expect((await ola.get(`/api/billing-files/${id}/content`)).status).toBe(404);
    expect((await ola.get('/api/billing-files/nonsense/content')).status).toBe(404);
    expect(
      (
        await people.fetchAs(kari, `/api/admin/billing-files/${id}`, {
          method: 'DELETE',
          headers: { origin: service.origin },
        })
      ).status,
    ).toBe(403);
    expect((await kari.get(`/api/admin/users/${kariId}/billing-files`)).status).toBe(403);
    const names = await readdir(join(service.dataDir, 'files'));
    expect(names.join()).not.toContain('regning');
  });

  test.each([
    ['no PDF', 'Hello'],
    ['a page that calls itself one', '<html>%PDF-1.7 %%EOF'],
    ['a PDF that is cut off', '%PDF-1.7\n1 0 obj<<>>endobj'],
    ['an empty file', ''],
  ])('%s is refused, and nothing of it stays', async (_what, content) => {
    const before = await readdir(join(service.dataDir, 'files'));
    const response = await upload(admin, content);
    expect(response.status).toBe(422);
    expect(await bodyOf(response)).toMatchObject({
      field: 'file',
      message: 'Only PDF files can be uploaded.',
    });
    expect(await readdir(join(service.dataDir, 'files'))).toEqual(before);
  });

  test('an upload that is cut off leaves nothing', async () => {
    const rows = () => service.database.selectFrom('billing_files').select('id').execute();
    const there = () => readdir(join(service.dataDir, 'files')).catch(() => []);
    const before = { rows: await rows(), files: await there() };
    const form = [
      '--cut',
      'Content-Disposition: form-data; name="file"; filename="bill.pdf"',
      'Content-Type: application/pdf',
      '',
      PDF,
    ].join('\r\n');
    const send = (body: string | ReadableStream) =>
      people
        .fetchAs(admin, `/api/admin/users/${kariId}/billing-files`, {
          method: 'POST',
          headers: { origin: service.origin, 'content-type': 'multipart/form-data; boundary=cut' },
          body,
          duplex: 'half',
        })
        .then(({ status }) => status);
    // The end of the form is missing, half of the file, or the connection breaks on the way.
    expect(await send(form)).toBe(422);
    expect((await upload(admin, PDF.slice(0, 20))).status).toBe(422);
    const broken = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(form));
        controller.error(new Error('The connection broke'));
      },
    });
    expect(await send(broken)).not.toBe(200);
    expect({ rows: await rows(), files: await there() }).toEqual(before);
  });

  test('10 MB is taken, a byte more is not, and much more is not even read', async () => {
    const filled = (bytes: number): Buffer => {
      const content = Buffer.alloc(bytes, ' ');
      content.write('%PDF-1.7\n');
      content.write('\n%%EOF', bytes - 6);
      return content;
    };
    expect((await upload(admin, filled(BILLING_FILE_MAX_BYTES))).status).toBe(200);
    for (const bytes of [BILLING_FILE_MAX_BYTES + 1, BILLING_FILE_MAX_BYTES + 1_000_000]) {
      const response = await upload(admin, filled(bytes));
      expect(response.status).toBe(422);
      expect(await bodyOf(response)).toMatchObject({ message: 'The file is larger than 10 MB.' });
    }
  }, 30_000);

  test('a PDF that would unpack to gigabytes is stored as it is, never unpacked', async () => {
    const bomb = Buffer.concat([
      Buffer.from('%PDF-1.7\n1 0 obj<</Filter[/FlateDecode/FlateDecode]/Length 1000>>stream\n'),
      randomBytes(1_000),
      Buffer.from('\nendstream endobj\n%%EOF'),
    ]);
    const { id } = (await bodyOf(await upload(admin, bomb))) as { id: string };
    const response = await people.fetchAs(kari, `/api/billing-files/${id}/content`);
    expect(Buffer.from(await response.arrayBuffer()).equals(bomb)).toBe(true);
  });

  test('one that vanished from the store, or is not as it was stored, is told as lost', async () => {
    const { id } = (await bodyOf(await upload(admin, PDF))) as { id: string };
    const { stored_name: name } = await service.database
      .selectFrom('billing_files')
      .select('stored_name')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const path = join(service.dataDir, 'files', name);
    await writeFile(path, PDF.replace('obj', 'OBJ'));
    const changed = await people.fetchAs(kari, `/api/billing-files/${id}/content`);
    await expect(changed.text()).rejects.toThrow();
    await writeFile(path, 'short');
    expect((await kari.get(`/api/billing-files/${id}/content`)).status).toBe(410);
    await rm(path);
    expect((await kari.get(`/api/billing-files/${id}/content`)).body).toEqual({
      code: 'fileLost',
      message: 'The file is not there any more. Ask support for it.',
    });
  });

  test('go with their deletion and with their user; what nobody knows is swept after an hour', async () => {
    const files = createLocalFolder(join(service.dataDir, 'files'));
    const context = { database: service.database, files, log: { warn: () => undefined } };
    const stored = async (id: string) =>
      (
        await service.database
          .selectFrom('billing_files')
          .select('stored_name')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).stored_name;
    const there = () => readdir(join(service.dataDir, 'files'));

    const { id } = (await bodyOf(await upload(admin, PDF))) as { id: string };
    const deletedName = await stored(id);
    const remove = (what: string) =>
      people.fetchAs(admin, `/api/admin/billing-files/${what}`, {
        method: 'DELETE',
        headers: { origin: service.origin },
      });
    expect((await remove(id)).status).toBe(200);
    expect((await remove(id)).status).toBe(404);
    expect(await there()).not.toContain(deletedName);

    const gone = await signedIn(service, 'gone@example.no');
    const goneId = await people.idOf('gone@example.no');
    const { id: goneFile } = (await bodyOf(await upload(admin, PDF, { userId: goneId }))) as { id: string };
    const goneName = await stored(goneFile);
    await service.database.deleteFrom('users').where('id', '=', goneId).execute();
    expect((await gone.get(`/api/billing-files/${goneFile}/content`)).status).toBe(401);
    expect(await removeBillingFilesOf(context, goneId)).toBe(1);
    expect(await there()).not.toContain(goneName);
    expect(await removeDeletedFiles(context)).toBe(0);

    await writeFile(join(service.dataDir, 'files', 'nobody-knows-this'), PDF);
    expect(await sweepOrphans(context)).toBe(0);
    const before = await there();
    expect(await sweepOrphans(context, new Date(Date.now() + 3_700_000))).toBe(1);
    expect((await there()).sort()).toEqual(before.filter((name) => name !== 'nobody-knows-this').sort());
  });
});
