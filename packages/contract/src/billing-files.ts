import { z } from 'zod';
import { sentFile } from './billing.ts';
import { administrator, member } from './endpoint.ts';
import { inputText } from './input-text.ts';
import { ERRORS } from './errors.ts';
import { deleted } from './history.ts';
import { list } from './list.ts';

/** 10 MB, as people count them. */
export const BILLING_FILE_MAX_BYTES = 10_000_000;
export const DESCRIPTION_MAX_CHARACTERS = 500;

export const billingFile = z.object({
  id: z.uuid(),
  fileName: z.string(),
  /** Empty: none was given. */
  description: z.string(),
  uploadedAt: z.string(),
  sizeBytes: z.number().int(),
});
export type BillingFile = z.infer<typeof billingFile>;

export const billingFilesAnswer = z.object({
  /** The newest first. */
  files: list(billingFile),
});
export type BillingFilesAnswer = z.infer<typeof billingFilesAnswer>;

const fileId = z.object({ id: inputText().max(100) });

/** Documents that administrators give to users. */
export const billingFileEndpoints = {
  list: member
    .route({
      method: 'GET',
      path: '/billing-files',
      tags: ['member'],
      summary: 'Billing documents, newest first',
    })
    .output(billingFilesAnswer),
  content: member
    .errors({ notFound: ERRORS.notFound, fileLost: ERRORS.fileLost })
    .route({
      method: 'GET',
      path: '/billing-files/{id}/content',
      tags: ['member'],
      summary: 'A billing document as PDF; administrators may read those of others',
      outputStructure: 'detailed',
    })
    .input(fileId)
    .output(sentFile),
  listOfUser: administrator
    .errors({ notFound: ERRORS.notFound })
    .route({
      method: 'GET',
      path: '/admin/users/{id}/billing-files',
      tags: ['admin'],
      summary: 'Billing documents of a user',
    })
    .input(fileId)
    .output(billingFilesAnswer),
  upload: administrator
    .errors({ notFound: ERRORS.notFound })
    .meta({ upload: { maximumBytes: BILLING_FILE_MAX_BYTES } })
    .route({
      method: 'POST',
      path: '/admin/users/{id}/billing-files',
      tags: ['admin'],
      summary: 'Give a user a billing document (PDF, at most 10 MB)',
    })
    .input(
      z.object({
        id: inputText().max(100),
        file: z.file(),
        description: inputText().trim().max(DESCRIPTION_MAX_CHARACTERS).optional(),
      }),
    )
    .output(billingFile),
  delete: administrator
    .errors({ notFound: ERRORS.notFound })
    .route({
      method: 'DELETE',
      path: '/admin/billing-files/{id}',
      tags: ['admin'],
      summary: 'Delete a billing document',
    })
    .input(fileId)
    .output(deleted),
};
