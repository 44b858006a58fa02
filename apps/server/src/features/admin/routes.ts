import { Failure } from '@klarnotam/contract';
import { admin as administrator, os } from '../../http/procedures.ts';

function notYet(): never {
  throw new Failure('unavailable', {});
}

export function adminRoutes() {
  const { admin } = os;
  return {
    statistics: admin.statistics.use(administrator).handler(notYet),
    translations: admin.translations.use(administrator).handler(notYet),
    modelCalls: admin.modelCalls.use(administrator).handler(notYet),
    users: {
      list: admin.users.list.use(administrator).handler(notYet),
      export: admin.users.export.use(administrator).handler(notYet),
      read: admin.users.read.use(administrator).handler(notYet),
      edit: admin.users.edit.use(administrator).handler(notYet),
      setPassword: admin.users.setPassword.use(administrator).handler(notYet),
      setPlan: admin.users.setPlan.use(administrator).handler(notYet),
      delete: admin.users.delete.use(administrator).handler(notYet),
      sendVerification: admin.users.sendVerification.use(administrator).handler(notYet),
      sessions: admin.users.sessions.use(administrator).handler(notYet),
      endSession: admin.users.endSession.use(administrator).handler(notYet),
      endAllSessions: admin.users.endAllSessions.use(administrator).handler(notYet),
      grantAdmin: admin.users.grantAdmin.use(administrator).handler(notYet),
      revokeAdmin: admin.users.revokeAdmin.use(administrator).handler(notYet),
    },
    failedMails: {
      list: admin.failedMails.list.use(administrator).handler(notYet),
      retry: admin.failedMails.retry.use(administrator).handler(notYet),
    },
    paymentEvents: {
      list: admin.paymentEvents.list.use(administrator).handler(notYet),
      assign: admin.paymentEvents.assign.use(administrator).handler(notYet),
      dismiss: admin.paymentEvents.dismiss.use(administrator).handler(notYet),
    },
    audit: admin.audit.use(administrator).handler(notYet),
  };
}
