import type {
  ChangeSavedNotamInput,
  SavedNotam,
  SavedNotamsInput,
  SavedNotamsPage,
  SaveNotamInput,
} from '@klarnotam/contract';
import { member, os } from './implementer.ts';

/** NOTAMs that a user composed and keeps. */
export interface SavedNotamsVerbs {
  readonly list: (userId: string, input: SavedNotamsInput) => Promise<SavedNotamsPage>;
  readonly read: (userId: string, id: string) => Promise<SavedNotam>;
  readonly save: (userId: string, input: SaveNotamInput) => Promise<SavedNotam>;
  readonly change: (userId: string, input: ChangeSavedNotamInput) => Promise<SavedNotam>;
  readonly duplicate: (userId: string, id: string) => Promise<SavedNotam>;
  readonly delete: (userId: string, id: string) => Promise<{ deleted: number }>;
  readonly restore: (userId: string, id: string) => Promise<SavedNotam>;
}

/** A user reaches only their own: every verb here is given the id of whoever is signed in. */
export function createSavedNotamsRouter(verbs: SavedNotamsVerbs) {
  const { savedNotams } = os;
  return {
    savedNotams: {
      list: savedNotams.list.use(member).handler(({ context, input }) => verbs.list(context.user.id, input)),
      read: savedNotams.read
        .use(member)
        .handler(({ context, input }) => verbs.read(context.user.id, input.id)),
      save: savedNotams.save.use(member).handler(({ context, input }) => verbs.save(context.user.id, input)),
      change: savedNotams.change
        .use(member)
        .handler(({ context, input }) => verbs.change(context.user.id, input)),
      duplicate: savedNotams.duplicate
        .use(member)
        .handler(({ context, input }) => verbs.duplicate(context.user.id, input.id)),
      delete: savedNotams.delete
        .use(member)
        .handler(({ context, input }) => verbs.delete(context.user.id, input.id)),
      restore: savedNotams.restore
        .use(member)
        .handler(({ context, input }) => verbs.restore(context.user.id, input.id)),
    },
  };
}
