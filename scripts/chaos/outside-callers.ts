import { randomUUID } from 'node:crypto';
import type { Caller } from './load.ts';
import type { ChaosMember } from './members.ts';
import type { RetryingClient } from './retrying-client.ts';

const PDF = '%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n';
const NOT_RECOGNISED = 422;

/** What callers of outside services were answered. */
export interface OutsideAnswers {
  readonly documents: Set<string>;
  places: { fromService: number; fromBuiltInList: number };
  texts: { byModel: number; byUs: number };
}

const WORDS = [
  ...['runway', 'taxiway', 'apron', 'crane', 'light', 'tower', 'aerodrome', 'approach'],
  ...['departure', 'obstacle', 'mast', 'airspace', 'helicopter', 'aircraft', 'parking', 'maintenance'],
];

/** Words that the model may see, in an order that nobody asked about before. */
function anyWords(): string {
  return randomUUID()
    .replace(/-/g, '')
    .slice(0, 12)
    .replace(/./g, (digit) => `${WORDS[parseInt(digit, 16)] ?? ''} `);
}

/** Callers whose calls need an outside service: files, places, and a text in which there is no NOTAM. */
export function outsideCallers(
  client: RetryingClient,
  members: readonly ChaosMember[],
  admin: { readonly cookie: string; readonly userId: string },
  reason: string,
): { readonly callers: readonly Caller[]; readonly answers: OutsideAnswers } {
  const answers: OutsideAnswers = {
    documents: new Set(),
    places: { fromService: 0, fromBuiltInList: 0 },
    texts: { byModel: 0, byUs: 0 },
  };
  const upload: Caller = [
    400,
    async () => {
      const form = (): FormData => {
        const made = new FormData();
        made.append('file', new File([PDF], 'bill.pdf', { type: 'application/pdf' }));
        return made;
      };
      const path = `/api/admin/users/${admin.userId}/billing-files`;
      const answer = await client.send({ name: 'give a document', path, form, cookie: admin.cookie });
      if (answer) answers.documents.add((answer.body as { id: string }).id);
    },
  ];
  const find: Caller = [
    800,
    async () => {
      const q = `Storgata ${randomUUID()}`;
      const answer = await client.send({
        name: 'find a place',
        method: 'GET',
        path: `/api/places?for=search&q=${encodeURIComponent(q)}`,
        cookie: members[0]?.cookie ?? '',
      });
      if (!answer) return;
      const { fromBuiltInList } = answer.body as { fromBuiltInList: boolean };
      answers.places[fromBuiltInList ? 'fromBuiltInList' : 'fromService'] += 1;
    },
  ];
  const paste = ({ cookie }: ChaosMember): Caller => [
    200,
    async () => {
      const answer = await client.send({
        name: 'paste another text',
        path: '/api/translations/notam',
        body: { text: anyWords(), language: 'no' },
        cookie,
        expected: [NOT_RECOGNISED],
      });
      if (!answer) return;
      const isByModel = (answer.body as { reason?: string }).reason === reason;
      answers.texts[isByModel ? 'byModel' : 'byUs'] += 1;
    },
  ];
  return { callers: [upload, find, ...members.map(paste)], answers };
}
