import { adminAuditEndpoint } from './admin-audit.ts';
import { adminMailEndpoints } from './admin-mails.ts';
import { adminPaymentEventEndpoints } from './admin-payment-events.ts';
import { adminStatisticsEndpoints } from './admin-statistics.ts';
import { adminUserEndpoints } from './admin-users.ts';

/**
 * What the admin panel asks for, beside billing documents (`billingFiles`) and entering a payment (`payments.enter`). Whether
 * somebody is an administrator is told by `auth.session`, in `isAdmin`; the server looks again at every call.
 */
export const adminEndpoints = {
  ...adminStatisticsEndpoints,
  users: adminUserEndpoints,
  failedMails: adminMailEndpoints,
  paymentEvents: adminPaymentEventEndpoints,
  audit: adminAuditEndpoint,
};
