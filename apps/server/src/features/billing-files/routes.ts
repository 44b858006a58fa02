import { admin, limited, member, os } from '../../http/procedures.ts';
import type { BillingFilesContext } from './billing-files-context.ts';
import { deleteBillingFile } from './delete-billing-file.ts';
import { listBillingFiles, listBillingFilesOf } from './list-billing-files.ts';
import { readBillingFile } from './read-billing-file.ts';
import { uploadBillingFile } from './upload-billing-file.ts';

export function billingFileRoutes(context: BillingFilesContext) {
  const { billingFiles } = os;
  return {
    list: billingFiles.list
      .use(member)
      .handler(({ context: { user } }) => listBillingFiles(context.database, user.id)),
    content: billingFiles.content
      .use(member)
      .use(limited('documents'))
      .handler(({ context: { user }, input }) => readBillingFile(context, user, input.id)),
    listOfUser: billingFiles.listOfUser
      .use(admin)
      .handler(({ input }) => listBillingFilesOf(context.database, input.id)),
    upload: billingFiles.upload.use(admin).handler(({ context: { user }, input }) =>
      uploadBillingFile(context, {
        userId: input.id,
        file: input.file,
        description: input.description ?? '',
        uploadedBy: user.id,
      }),
    ),
    delete: billingFiles.delete
      .use(admin)
      .handler(({ context: { user }, input }) => deleteBillingFile(context, user.id, input.id)),
  };
}
