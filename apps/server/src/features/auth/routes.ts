import { limited, limitedByAddress, member, os } from '../../http/procedures.ts';
import type { AccountsContext } from './accounts-context.ts';
import { requestEmailChange } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { endAllSessions, endSession } from './end-sessions.ts';
import { listSessions } from './list-sessions.ts';
import { renewSession } from './read-session.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { checkResetCode, resetPassword } from './reset-password.ts';
import { sendVerification } from './send-verification.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { signUp } from './sign-up.ts';
import { verifyEmail } from './verify-email.ts';

const CHECK_MAIL = { status: 'checkMail' } as const;
const DONE = { status: 'done' } as const;

function setCookies(answerHeaders: Headers, values: readonly string[]): void {
  for (const value of values) answerHeaders.append('Set-Cookie', value);
}

/** Verbs that name an account by its e-mail address check their limits themselves, once the address is read. */
export function authRoutes(accounts: AccountsContext) {
  const { auth } = os;
  return {
    signUp: auth.signUp.handler(async ({ context: { client }, input }) => {
      await signUp(accounts, input, client);
      return CHECK_MAIL;
    }),
    sendVerification: auth.sendVerification.handler(async ({ context: { client }, input }) => {
      await sendVerification(accounts, input, client);
      return CHECK_MAIL;
    }),
    verifyEmail: auth.verifyEmail.use(limitedByAddress('useLink')).handler(async ({ input }) => {
      await verifyEmail(accounts, input);
      return DONE;
    }),
    signIn: auth.signIn.handler(async ({ context: { client, cookies, answerHeaders }, input }) => {
      const signedIn = await signIn(accounts, input, client, cookies);
      setCookies(answerHeaders, signedIn.setCookies);
      return { user: signedIn.user };
    }),
    signOut: auth.signOut
      .use(limitedByAddress('session'))
      .handler(async ({ context: { cookies, answerHeaders } }) => {
        setCookies(answerHeaders, await signOut(accounts, cookies));
        return DONE;
      }),
    session: auth.session
      .use(limitedByAddress('session'))
      .handler(async ({ context: { cookies, answerHeaders } }) => {
        const started = await renewSession(accounts, cookies);
        setCookies(answerHeaders, started.setCookies);
        return { user: started.user };
      }),
    requestPasswordReset: auth.requestPasswordReset.handler(async ({ context: { client }, input }) => {
      await requestPasswordReset(accounts, input, client);
      return CHECK_MAIL;
    }),
    checkResetCode: auth.checkResetCode.use(limitedByAddress('useLink')).handler(async ({ input }) => {
      await checkResetCode(accounts, input);
      return DONE;
    }),
    resetPassword: auth.resetPassword.use(limitedByAddress('useLink')).handler(async ({ input }) => {
      await resetPassword(accounts, input);
      return DONE;
    }),
    changePassword: auth.changePassword.handler(async ({ context: { client, cookies }, input }) => {
      await changePassword(accounts, input, cookies, client);
      return DONE;
    }),
    changeEmail: auth.changeEmail.use(member).handler(async ({ context: { client, user }, input }) => {
      await requestEmailChange(accounts, user, input, client);
      return CHECK_MAIL;
    }),
    sessions: auth.sessions
      .use(member)
      .use(limited('account'))
      .handler(({ context: { user, cookies } }) => listSessions(accounts, user.id, cookies)),
    endSession: auth.endSession
      .use(member)
      .use(limited('account'))
      .handler(async ({ context: { user }, input }) => {
        return { deleted: await endSession(accounts.database, user.id, input.id) };
      }),
    endAllSessions: auth.endAllSessions
      .use(member)
      .use(limited('account'))
      .handler(async ({ context: { user, cookies, answerHeaders } }) => {
        const deleted = await endAllSessions(accounts.database, user.id);
        setCookies(answerHeaders, await accounts.sessions.end(cookies));
        return { deleted };
      }),
  };
}
