import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { OPERATION } from '../../apps/server/src/features/saved-notams/testing/operation.ts';
import { signUpForm } from '../../apps/server/src/http/testing/become-member.ts';
import type { ChaosMember } from './members.ts';
import type { RetryingClient } from './retrying-client.ts';

const NOTAM = `A1234/26 NOTAMN
Q) ENOR/QWULW/IV/BO/W/000/009/5944N01008E001
A) ENOR B) 2607010600 C) 2607101400
E) UNMANNED ACFT WILL TAKE PLACE PSN 594438N 0100819E RADIUS 0,5 NM
F) GND G) 900FT AMSL`;
const REPORT = 'METAR ENGM 101250Z 20005KT CAVOK 12/04 Q1017';
const LIMIT_REACHED = 402;

/** What the servers acknowledged, and must know for ever. */
export interface Acknowledged {
  readonly translations: Set<string>;
  readonly savedNotams: Set<string>;
  readonly signedUp: Set<string>;
}

export interface Load {
  readonly acknowledged: Acknowledged;
  /** Lets every caller finish what it began. */
  stop(): Promise<void>;
}

export interface Loaded {
  /** With plans that never end. */
  readonly unlimited: readonly ChaosMember[];
  /** With so few translations left that they run out, and several callers each. */
  readonly limited: readonly ChaosMember[];
}

/** Something that is called again and again, with a pause between. */
export type Caller = readonly [pauseMs: number, callOnce: (turn: number) => Promise<void>];

/**
 * Mixed load by callers that retry: NOTAMs, reports, notices that are saved, sign-ups that mail, what is read, and callers who spend
 * more than their plan has.
 *
 * @param more further callers
 */
export function startLoad(
  client: RetryingClient,
  { unlimited, limited }: Loaded,
  more: readonly Caller[] = [],
): Load {
  const acknowledged: Acknowledged = {
    translations: new Set(),
    savedNotams: new Set(),
    signedUp: new Set(),
  };
  const memberOf = (members: readonly ChaosMember[], turn: number): string =>
    members[turn % members.length]?.cookie ?? '';

  const translate = async (name: string, kind: 'notam' | 'weather', cookie: string): Promise<void> => {
    const answer = await client.send({
      name,
      path: `/api/translations/${kind}`,
      body: { text: kind === 'notam' ? NOTAM : REPORT, language: 'no' },
      cookie,
      idempotencyKey: randomUUID(),
      expected: [LIMIT_REACHED],
    });
    if (answer?.status === 200) acknowledged.translations.add((answer.body as { id: string }).id);
  };
  const reads = ['/api/translations', '/api/saved-notams', '/api/auth/get-session', '/api/subscription'];
  const callers: readonly Caller[] = [
    [10, (turn) => translate('translate a NOTAM', 'notam', memberOf(unlimited, turn))],
    [10, (turn) => translate('translate a NOTAM', 'notam', memberOf(unlimited, turn + 1))],
    [20, (turn) => translate('translate a report', 'weather', memberOf(unlimited, turn + 2))],
    ...limited.flatMap(({ cookie }): Caller[] =>
      [0, 1, 2].map(() => [150, () => translate('spend what is left', 'notam', cookie)]),
    ),
    [
      30,
      async (turn) => {
        const path = reads[turn % reads.length] ?? '';
        await client.send({ name: 'read', method: 'GET', path, cookie: memberOf(unlimited, turn) });
      },
    ],
    [
      100,
      async (turn) => {
        const answer = await client.send({
          name: 'save a NOTAM',
          path: '/api/saved-notams',
          body: { operation: OPERATION, state: 'draft' },
          cookie: memberOf(unlimited, turn),
        });
        if (answer) acknowledged.savedNotams.add((answer.body as { id: string }).id);
      },
    ],
    [
      500,
      async () => {
        const email = `${randomUUID()}@klar.example`;
        const answer = await client.send({
          name: 'sign up',
          path: '/api/auth/sign-up/email',
          body: signUpForm(email),
        });
        if (answer) acknowledged.signedUp.add(email);
      },
    ],
    ...more,
  ];

  let isOver = false;
  const running = callers.map(async ([pauseMs, callOnce]) => {
    for (let turn = 0; !isOver; turn += 1) {
      await callOnce(turn);
      await sleep(pauseMs);
    }
  });
  return {
    acknowledged,
    async stop() {
      isOver = true;
      await Promise.all(running);
    },
  };
}
