import { adminAuditEndpoint } from './admin-audit.ts';
import { adminMailEndpoints } from './admin-mails.ts';
import { adminPaymentEventEndpoints } from './admin-payment-events.ts';
import { adminStatisticsEndpoints } from './admin-statistics.ts';
import { adminUserEndpoints } from './admin-users.ts';

/**
 * What the admin panel alone asks for, beside billing documents (`billingFiles`) and entering a payment (`payments.enter`); the
 * other pages do not load it. Whether somebody is an administrator is told by `auth.session`, in `isAdmin`; the server looks again
 * at every call.
 */
export const adminContract = {
  admin: {
    ...adminStatisticsEndpoints,
    users: adminUserEndpoints,
    failedMails: adminMailEndpoints,
    paymentEvents: adminPaymentEventEndpoints,
    audit: adminAuditEndpoint,
  },
};
