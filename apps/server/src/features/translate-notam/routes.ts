import { limited, member, os } from '../../http/procedures.ts';
import { rewordNotam } from './reword-notam.ts';
import { translateNotam, type TranslateNotamContext } from './translate-notam.ts';

export function rewordNotamRoute(translating: TranslateNotamContext) {
  return os.rewordNotam
    .use(member)
    .use(limited('translate'))
    .handler(({ context: { user }, input }) => rewordNotam(translating, { userId: user.id, ...input }));
}

export function translateNotamRoute(translating: TranslateNotamContext) {
  return os.translateNotam
    .use(member)
    .use(limited('translate'))
    .handler(({ context: { user }, input: { headers, body } }) =>
      translateNotam(translating, {
        userId: user.id,
        ...body,
        idempotencyKey: headers['idempotency-key'] ?? null,
      }),
    );
}
