import type { SessionUser } from '@klarnotam/contract';
import { limited, member, os } from '../../http/procedures.ts';
import { changeLanguage } from './change-language.ts';
import { deleteOwnAccount } from './delete-own-account.ts';
import type { DeletingContext } from './delete-user.ts';
import { exportAccount, type ExportContext } from './export-account.ts';

export interface AccountContext extends DeletingContext, ExportContext {
  /** @throws {Failure} `tooMany` when the password of an account is tried too often */
  readonly checkPasswordLimit: (user: SessionUser, address: string) => Promise<void>;
  /** The headers that make a browser forget the session. */
  readonly forgetSession: (cookies: string | null) => Promise<readonly string[]>;
}

const DONE = { status: 'done' } as const;

export function accountRoutes(context: AccountContext) {
  const { account } = os;
  return {
    changeLanguage: account.changeLanguage
      .use(member)
      .use(limited('account'))
      .handler(async ({ context: { user }, input }) => {
        await changeLanguage(context.database, user.id, input.language);
        return DONE;
      }),
    export: account.export
      .use(member)
      .use(limited('exportAccount'))
      .handler(({ context: { user } }) => exportAccount(context, user.id, new Date())),
    delete: account.delete
      .use(member)
      .handler(async ({ context: { user, client, cookies, answerHeaders }, input }) => {
        await context.checkPasswordLimit(user, client.address);
        await deleteOwnAccount(context, user, input);
        for (const value of await context.forgetSession(cookies)) answerHeaders.append('Set-Cookie', value);
        return DONE;
      }),
  };
}
