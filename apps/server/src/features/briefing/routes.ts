import { limited, member, os } from '../../http/procedures.ts';
import { findNotices, type FindNoticesContext } from './find-notices.ts';

export function briefingRoutes(finding: FindNoticesContext) {
  return {
    find: os.briefing.find
      .use(member)
      .use(limited('find'))
      .handler(({ context: { user }, input }) => findNotices(finding, { userId: user.id, ...input })),
  };
}
