import { openService, signedIn, type TestService, type Visitor } from './open-service.ts';

/** Two users who are strangers to each other, and an administrator, all signed in. */
export interface ThreePeople {
  readonly service: TestService;
  readonly kari: Visitor;
  readonly ola: Visitor;
  readonly admin: Visitor;
  readonly kariId: string;
  readonly olaId: string;
  idOf(email: string): Promise<string>;
  /** A call whose answer is no JSON. */
  fetchAs(visitor: Visitor, path: string, init?: RequestInit): Promise<Response>;
}

/** Opens a service with them. */
export async function openWithThreePeople(
  settings: Readonly<Record<string, string>> = {},
): Promise<ThreePeople> {
  const service = await openService(settings);
  const idOf = async (email: string): Promise<string> => {
    const user = service.database.selectFrom('users').select('id').where('email', '=', email);
    return (await user.executeTakeFirstOrThrow()).id;
  };
  const kari = await signedIn(service, 'kari@example.no');
  const ola = await signedIn(service, 'ola@example.no');
  const admin = await signedIn(service, 'admin@example.no');
  await service.database
    .insertInto('admin_users')
    .values({ user_id: await idOf('admin@example.no') })
    .execute();
  return {
    service,
    kari,
    ola,
    admin,
    kariId: await idOf('kari@example.no'),
    olaId: await idOf('ola@example.no'),
    idOf,
    fetchAs: (visitor, path, init = {}) => {
      const headers = new Headers(init.headers);
      headers.set('cookie', [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
      return service.fetch(path, { ...init, headers });
    },
  };
}

export async function bodyOf(response: Response): Promise<Record<string, unknown>> {
  return (await response.json()) as Record<string, unknown>;
}
