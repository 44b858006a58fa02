import { z } from 'zod';
import { done } from './auth.ts';
import { member } from './endpoint.ts';
import { inputText } from './input-text.ts';
import { ERRORS } from './errors.ts';
import { userLanguage } from './user-language.ts';

export const changeLanguageInput = z.object({ language: userLanguage });

/** `confirmation` is the e-mail address of the account, typed once more. */
export const deleteAccountInput = z.object({ confirmation: inputText(), currentPassword: inputText() });

/** All that is stored of the user; each feature names its own part. */
export const accountExport = z.object({
  product: z.string(),
  exportedAt: z.string(),
  parts: z.record(z.string(), z.unknown()),
});
export type AccountExport = z.infer<typeof accountExport>;

/** The user's account as a whole. */
export const accountEndpoints = {
  changeLanguage: member
    .route({
      method: 'PATCH',
      path: '/account/language',
      tags: ['member'],
      summary: 'Choose the language of mails',
    })
    .input(changeLanguageInput)
    .output(done),
  export: member
    .route({
      method: 'GET',
      path: '/account/export',
      tags: ['member'],
      summary: 'All that is stored of the user',
    })
    .output(accountExport),
  delete: member
    .errors({ conflict: ERRORS.conflict })
    .route({
      method: 'POST',
      path: '/account/delete',
      tags: ['member'],
      summary: 'Delete the account and all that is stored for it',
    })
    .input(deleteAccountInput)
    .output(done),
};
