import type { Subscription } from '@klarnotam/contract';
import type { PlannedOperation } from '@klarnotam/notam';
import { typedPhone } from './typed-phone.ts';

/** `operation` with the contact of the subscription and the address of the session, where they are known. */
export function withProfile(
  operation: PlannedOperation,
  subscription: Subscription | undefined,
  email: string | undefined,
): PlannedOperation {
  const { contactInfo } = operation;
  return {
    ...operation,
    contactInfo: {
      ...contactInfo,
      companyName: subscription?.companyName ?? contactInfo.companyName,
      name: subscription?.name ?? contactInfo.name,
      phoneNumber: typedPhone(subscription?.phoneNumber ?? contactInfo.phoneNumber),
      email: email ?? contactInfo.email,
    },
  };
}
