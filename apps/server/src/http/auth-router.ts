import type { SessionUser, SignUpInput } from '@klarnotam/contract';
import { os } from './implementer.ts';
import type { RequestContext } from './request-context.ts';

type Client = RequestContext['client'];
type Cookies = RequestContext['cookies'];
/** Values of Set-Cookie. */
type SetCookies = readonly string[];

/** The verbs of accounts, ready to run. */
export interface AccountVerbs {
  readonly signUp: (input: SignUpInput, client: Client) => Promise<void>;
  readonly sendVerification: (input: { readonly email: string }, client: Client) => Promise<void>;
  readonly verifyEmail: (input: { readonly code: string }, client: Client) => Promise<void>;
  readonly signIn: (
    input: { readonly email: string; readonly password: string },
    client: Client,
  ) => Promise<{ readonly user: SessionUser; readonly setCookies: SetCookies }>;
  readonly signOut: (cookies: Cookies, client: Client) => Promise<SetCookies>;
  readonly startWithSession: (
    cookies: Cookies,
    client: Client,
  ) => Promise<{ readonly user: SessionUser | null; readonly setCookies: SetCookies }>;
  readonly requestPasswordReset: (input: { readonly email: string }, client: Client) => Promise<void>;
  readonly checkResetCode: (input: { readonly code: string }, client: Client) => Promise<void>;
  readonly resetPassword: (
    input: { readonly code: string; readonly password: string },
    client: Client,
  ) => Promise<void>;
  readonly changePassword: (
    input: { readonly currentPassword: string; readonly newPassword: string },
    cookies: Cookies,
    client: Client,
  ) => Promise<void>;
}

const CHECK_MAIL = { status: 'checkMail' } as const;
const DONE = { status: 'done' } as const;

function setCookies({ answerHeaders }: RequestContext, values: SetCookies): void {
  for (const value of values) answerHeaders.append('Set-Cookie', value);
}

/** Which verb answers which endpoint of `/api/auth`. */
export function createAuthRouter(verbs: AccountVerbs) {
  const { auth } = os;
  return {
    signUp: auth.signUp.handler(async ({ input, context }) => {
      await verbs.signUp(input, context.client);
      return CHECK_MAIL;
    }),
    sendVerification: auth.sendVerification.handler(async ({ input, context }) => {
      await verbs.sendVerification(input, context.client);
      return CHECK_MAIL;
    }),
    verifyEmail: auth.verifyEmail.handler(async ({ input, context }) => {
      await verbs.verifyEmail(input, context.client);
      return DONE;
    }),
    signIn: auth.signIn.handler(async ({ input, context }) => {
      const signedIn = await verbs.signIn(input, context.client);
      setCookies(context, signedIn.setCookies);
      return { user: signedIn.user };
    }),
    signOut: auth.signOut.handler(async ({ context }) => {
      setCookies(context, await verbs.signOut(context.cookies, context.client));
      return DONE;
    }),
    session: auth.session.handler(async ({ context }) => {
      const started = await verbs.startWithSession(context.cookies, context.client);
      setCookies(context, started.setCookies);
      return { user: started.user };
    }),
    requestPasswordReset: auth.requestPasswordReset.handler(async ({ input, context }) => {
      await verbs.requestPasswordReset(input, context.client);
      return CHECK_MAIL;
    }),
    checkResetCode: auth.checkResetCode.handler(async ({ input, context }) => {
      await verbs.checkResetCode(input, context.client);
      return DONE;
    }),
    resetPassword: auth.resetPassword.handler(async ({ input, context }) => {
      await verbs.resetPassword(input, context.client);
      return DONE;
    }),
    changePassword: auth.changePassword.handler(async ({ input, context }) => {
      await verbs.changePassword(input, context.cookies, context.client);
      return DONE;
    }),
  };
}
