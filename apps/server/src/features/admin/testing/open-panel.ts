import type { AdminUser } from '@klarnotam/contract';
import { expect } from 'vitest';
import { signedIn, type Answer, type Visitor } from '../../../http/testing/open-service.ts';
import { openWithThreePeople, type ThreePeople } from '../../../http/testing/three-people.ts';

/** An administrator at the panel of a service of its own. */
export interface Panel {
  readonly people: ThreePeople;
  readonly service: ThreePeople['service'];
  readonly admin: Visitor;
  readonly adminId: string;
  /** A new user, signed in, with the card that the administrator sees. */
  newUser(): Promise<{ readonly visitor: Visitor; readonly user: AdminUser; readonly email: string }>;
  cardOf(id: string): Promise<AdminUser>;
  /** Calls below `/api/admin/users/`. */
  put(path: string, body?: object): Promise<Answer>;
  patch(id: string, body: object): Promise<Answer>;
  remove(path: string, body?: object): Promise<Answer>;
  /** What the log says was done to a user, the last first. */
  auditOf(subjectId: string, action: string): Promise<readonly object[]>;
  /** An entry of the log, by this administrator. */
  byAdmin(action: string, details: object): object;
  subjectsTo(recipient: string): Promise<string[]>;
  isSignedIn(visitor: Visitor): Promise<boolean>;
}

/** Opens a service with an administrator. */
export async function openPanel(): Promise<Panel> {
  const people = await openWithThreePeople();
  const { service, admin } = people;
  const adminId = await people.idOf('admin@example.no');
  const at = (path: string): string => `/api/admin/users/${path}`;
  let made = 0;

  async function cardOf(id: string): Promise<AdminUser> {
    const answer = await admin.get(at(id));
    expect(answer.status).toBe(200);
    return answer.body as unknown as AdminUser;
  }

  return {
    ...{ people, service, admin, adminId, cardOf },
    async newUser() {
      made += 1;
      const email = `user${made}@example.no`;
      const visitor = await signedIn(service, email);
      return { visitor, email, user: await cardOf(await people.idOf(email)) };
    },
    put: (path, body) => admin.send('PUT', at(path), body),
    patch: (id, body) => admin.send('PATCH', at(id), body),
    remove: (path, body) => admin.send('DELETE', at(path), body),
    auditOf: (subjectId, action) =>
      service.database
        .selectFrom('audit_log')
        .select(['actor', 'actor_id', 'action', 'details'])
        .where('subject_id', '=', subjectId)
        .where('action', '=', action)
        .orderBy('id', 'desc')
        .execute(),
    byAdmin: (action, details) => ({ actor: 'user', actor_id: adminId, action, details }),
    async subjectsTo(recipient) {
      const rows = await service.database
        .selectFrom('mail_queue')
        .select('subject')
        .where('recipient', '=', recipient)
        .orderBy('created_at')
        .execute();
      return rows.map(({ subject }) => subject);
    },
    isSignedIn: async (visitor) => (await visitor.get('/api/subscription')).status === 200,
  };
}
