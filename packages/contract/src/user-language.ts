import { z } from 'zod';

/** Languages in which the product writes to a user: its mails, and the screens that are there in them. */
export const userLanguage = z.enum(['en', 'no']);
export type UserLanguage = z.infer<typeof userLanguage>;
