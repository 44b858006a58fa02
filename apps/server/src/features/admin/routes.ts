import { admin as administrator, limited, os } from '../../http/procedures.ts';
import type { AdminContext } from './admin-context.ts';
import { grantAdminRights, revokeAdminRights } from './change-admin-rights.ts';
import { readUser } from './describe-users.ts';
import { editUser } from './edit-user.ts';
import { endAllUserSessions, endUserSession } from './end-user-sessions.ts';
import { exportUsers } from './export-users.ts';
import { listAudit } from './list-audit.ts';
import { listFailedMails } from './list-failed-mails.ts';
import { listUserSessions } from './list-user-sessions.ts';
import { listUsers } from './list-users.ts';
import { readModelCallCosts } from './read-model-call-costs.ts';
import { readStatistics } from './read-statistics.ts';
import { readTranslationsOverTime } from './read-translations-over-time.ts';
import { removeUser } from './remove-user.ts';
import { retryMail } from './retry-mail.ts';
import { sendUserVerification } from './send-user-verification.ts';
import { setUserPassword } from './set-user-password.ts';
import { setUserPlan } from './set-user-plan.ts';

/** Who calls is asked at each call, so that whoever is no administrator any more is refused at the next one. */
const administering = administrator.concat(limited('administer'));

const DONE = { status: 'done' } as const;

function statisticsRoutes(context: AdminContext) {
  const { database } = context;
  const { admin } = os;
  return {
    statistics: admin.statistics.use(administering).handler(() => readStatistics(database)),
    translations: admin.translations
      .use(administering)
      .handler(({ input }) => readTranslationsOverTime(database, input, new Date())),
    modelCalls: admin.modelCalls
      .use(administering)
      .handler(({ input }) => readModelCallCosts(context, input, new Date())),
  };
}

function userRoutes(context: AdminContext) {
  const { database } = context;
  const { users } = os.admin;
  return {
    list: users.list.use(administering).handler(({ input }) => listUsers(database, input)),
    export: users.export
      .use(administrator)
      .use(limited('exportUsers'))
      .handler(({ context: { user }, input }) => exportUsers(database, user.id, input)),
    read: users.read.use(administering).handler(({ input }) => readUser(database, input.id)),
    edit: users.edit
      .use(administering)
      .handler(({ context: { user }, input }) => editUser(database, user.id, input)),
    setPassword: users.setPassword
      .use(administering)
      .handler(({ context: { user }, input }) => setUserPassword(context, user.id, input)),
    setPlan: users.setPlan
      .use(administering)
      .handler(({ context: { user }, input }) => setUserPlan(context, user.id, input)),
    delete: users.delete
      .use(administering)
      .handler(({ context: { user }, input }) => removeUser(context, user.id, input)),
    sendVerification: users.sendVerification
      .use(administering)
      .handler(async ({ context: { user }, input }) => {
        await sendUserVerification(context, user.id, input.id);
        return DONE;
      }),
    sessions: users.sessions
      .use(administering)
      .handler(({ context: { cookies }, input }) => listUserSessions(context, input.id, cookies)),
    endSession: users.endSession
      .use(administering)
      .handler(({ context: { user }, input }) => endUserSession(database, user.id, input)),
    endAllSessions: users.endAllSessions
      .use(administering)
      .handler(({ context: { user }, input }) => endAllUserSessions(database, user.id, input.id)),
    grantAdmin: users.grantAdmin
      .use(administering)
      .handler(({ context: { user }, input }) => grantAdminRights(database, user.id, input.id)),
    revokeAdmin: users.revokeAdmin
      .use(administering)
      .handler(({ context: { user }, input }) => revokeAdminRights(database, user.id, input.id)),
  };
}

export function adminRoutes(parts: AdminContext) {
  const { database } = parts;
  return {
    ...statisticsRoutes(parts),
    users: userRoutes(parts),
    failedMails: {
      list: os.admin.failedMails.list
        .use(administering)
        .handler(({ input }) => listFailedMails(database, input)),
      retry: os.admin.failedMails.retry.use(administering).handler(async ({ context: { user }, input }) => {
        await retryMail(database, user.id, input.id);
        return DONE;
      }),
    },
    audit: os.admin.audit.use(administering).handler(({ input }) => listAudit(database, input)),
  };
}
