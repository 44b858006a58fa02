import { z } from 'zod';
import { openSession } from '../auth.ts';
import { sentFile } from '../billing.ts';
import { administrator } from '../endpoint.ts';
import { ERRORS } from '../errors.ts';
import { deleted } from '../history.ts';
import { inputText } from '../input-text.ts';
import { list } from '../list.ts';
import { planType } from '../plans.ts';
import { profile, subscription } from '../subscription.ts';

/** Longer searches are refused with `invalid`: no address, name or company is longer. */
export const USER_SEARCH_MAX_CHARACTERS = 320;

/** A user as administrators see them. */
export const adminUser = z.object({
  id: z.uuid(),
  email: z.string(),
  emailVerified: z.boolean(),
  createdAt: z.string(),
  isAdmin: z.boolean(),
  /** Plan, use and profile; null: there is none until the user's next visit. */
  subscription: subscription.nullable(),
  /**
   * Stands for address, profile, plan, password and admin rights as they are now. Sent along with a change it makes sure that
   * nobody changed the user meanwhile.
   */
  version: z.string(),
});
export type AdminUser = z.infer<typeof adminUser>;

/** `none`: without an active subscription. The old `basic` is among premium. */
export const planFilter = z.enum(['free', 'premium', 'pro', 'enterprise', 'none']);

const usersFilter = {
  /** In e-mail address, name or company; capitals make no difference, and no character has a meaning of its own. */
  search: inputText().trim().max(USER_SEARCH_MAX_CHARACTERS).optional(),
  plan: planFilter.optional(),
};

export const adminUsersInput = z.object({
  ...usersFilter,
  /** From the page before. */
  cursor: inputText().max(200).optional(),
});
export type AdminUsersInput = z.infer<typeof adminUsersInput>;

export const usersExportInput = z.object(usersFilter);
export type UsersExportInput = z.infer<typeof usersExportInput>;

export const adminUsersPage = z.object({
  /** The newest first. */
  users: list(adminUser),
  /** Asks for the next page; null on the last one. */
  nextCursor: z.string().nullable(),
});
export type AdminUsersPage = z.infer<typeof adminUsersPage>;

const userId = z.object({ id: inputText().max(100) });

/** Of the user as they were shown; refused with `conflict` when they are not so any more. Left out: however they are. */
const version = inputText().max(100).optional();

/** What is left out stays as it is; the address cannot be changed here. */
export const editUserInput = profile.partial().extend({ ...userId.shape, version });
export type EditUserInput = z.infer<typeof editUserInput>;

export const setPasswordInput = userId.extend({ password: inputText(), version });
export type SetPasswordInput = z.infer<typeof setPasswordInput>;

export const setPlanInput = userId.extend({
  planType,
  /** When the plan ends and becomes the free one; null or left out: it does not end. */
  paidUntil: z.iso.datetime({ offset: true }).nullable().optional(),
  version,
});
export type SetPlanInput = z.infer<typeof setPlanInput>;

/** `confirm` is the e-mail address of the user, typed. */
export const deleteUserInput = userId.extend({ confirm: inputText() });

const missing = { notFound: ERRORS.notFound };
const missingOrChanged = { ...missing, conflict: ERRORS.conflict };

/** Users and what can be done to them. Everything answers `notFound` for a user who does not exist, or not any more. */
export const adminUserEndpoints = {
  list: administrator
    .route({ method: 'GET', path: '/admin/users', tags: ['admin'], summary: 'Users, newest first' })
    .input(adminUsersInput)
    .output(adminUsersPage),
  export: administrator
    .route({
      method: 'GET',
      path: '/admin/users.csv',
      tags: ['admin'],
      summary: 'All users that the same filter lists, as CSV',
      outputStructure: 'detailed',
    })
    .input(usersExportInput)
    .output(sentFile),
  read: administrator
    .errors(missing)
    .route({ method: 'GET', path: '/admin/users/{id}', tags: ['admin'], summary: 'One user' })
    .input(userId)
    .output(adminUser),
  edit: administrator
    .errors(missingOrChanged)
    .route({
      method: 'PATCH',
      path: '/admin/users/{id}',
      tags: ['admin'],
      summary: 'Change the profile of a user',
    })
    .input(editUserInput)
    .output(adminUser),
  setPassword: administrator
    .errors(missingOrChanged)
    .route({
      method: 'PUT',
      path: '/admin/users/{id}/password',
      tags: ['admin'],
      summary: 'Give a user another password; ends their sessions and mails them',
    })
    .input(setPasswordInput)
    .output(adminUser),
  setPlan: administrator
    .errors(missingOrChanged)
    .route({
      method: 'PUT',
      path: '/admin/users/{id}/plan',
      tags: ['admin'],
      summary: 'Give a user another plan, with a new period; mails them',
    })
    .input(setPlanInput)
    .output(adminUser),
  delete: administrator
    .errors(missingOrChanged)
    .route({
      method: 'DELETE',
      path: '/admin/users/{id}',
      tags: ['admin'],
      summary: 'Delete a user and all that is stored for them',
    })
    .input(deleteUserInput)
    .output(deleted),
  sendVerification: administrator
    .errors(missingOrChanged)
    .route({
      method: 'POST',
      path: '/admin/users/{id}/verification-mail',
      tags: ['admin'],
      summary: 'Mail the verification link again; `conflict` when the address is verified',
    })
    .input(userId)
    .output(z.object({ status: z.literal('done') })),
  sessions: administrator
    .errors(missing)
    .route({
      method: 'GET',
      path: '/admin/users/{id}/sessions',
      tags: ['admin'],
      summary: 'Where a user is signed in; `current` is the session that asks',
    })
    .input(userId)
    .output(list(openSession)),
  endSession: administrator
    .errors(missing)
    .route({
      method: 'DELETE',
      path: '/admin/users/{id}/sessions/{sessionId}',
      tags: ['admin'],
      summary: 'Sign one device of a user out',
    })
    .input(userId.extend({ sessionId: inputText().max(100) }))
    .output(deleted),
  endAllSessions: administrator
    .errors(missing)
    .route({
      method: 'DELETE',
      path: '/admin/users/{id}/sessions',
      tags: ['admin'],
      summary: 'Sign a user out everywhere',
    })
    .input(userId)
    .output(deleted),
  grantAdmin: administrator
    .errors(missingOrChanged)
    .route({
      method: 'PUT',
      path: '/admin/users/{id}/admin',
      tags: ['admin'],
      summary: 'Make a user an administrator; `conflict` when they are one, or their address is not verified',
    })
    .input(userId)
    .output(adminUser),
  revokeAdmin: administrator
    .errors(missingOrChanged)
    .route({
      method: 'DELETE',
      path: '/admin/users/{id}/admin',
      tags: ['admin'],
      summary: 'Make an administrator a plain user; `conflict` for the last one, and for a plain user',
    })
    .input(userId)
    .output(adminUser),
};
