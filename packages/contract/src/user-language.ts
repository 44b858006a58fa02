import { z } from 'zod';

/** Languages in which the product writes to a user: its mails, and the screens that are there in them. */
export const USER_LANGUAGES = ['en', 'no'] as const;
export const userLanguage = z.enum(USER_LANGUAGES);
export type UserLanguage = (typeof USER_LANGUAGES)[number];
