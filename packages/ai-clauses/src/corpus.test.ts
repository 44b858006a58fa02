import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { loadCatalogue, explainNotam, type WordedClause } from '@klarnotam/language';
import { decodeNotams, type DecodedNotam, type ReasonCode } from '@klarnotam/notam';
import { expect, test } from 'vitest';
import { sendableClauses } from './slots-out/sendable-clauses.ts';
import { slotClause } from './slots-out/slot-clause.ts';

const CORPUS = new URL('../../../../shared/corpus/', import.meta.url);
/** Every so-and-so-many-th notice; `CORPUS_SHARE=1`: all. */
const SHARE = Number(process.env['CORPUS_SHARE'] ?? 12);

interface Unread {
  readonly decoded: DecodedNotam;
  readonly clause: WordedClause;
  readonly isSent: boolean;
}

const en = await loadCatalogue('en');

function unreadClauses(): readonly Unread[] {
  if (!existsSync(CORPUS)) return [];
  const lines = ['notams-world.jsonl.gz', 'notams-uk-fields.jsonl.gz'].flatMap((file) =>
    gunzipSync(readFileSync(new URL(file, CORPUS)))
      .toString()
      .trim()
      .split('\n'),
  );
  return lines
    .filter((_, index) => index % SHARE === 0)
    .flatMap(
      (line) =>
        decodeNotams((JSON.parse(line) as { text: string }).text, { now: '2026-07-01T00:00:00Z' }).notams,
    )
    .flatMap((decoded) => {
      const { clauses } = explainNotam(decoded, en);
      const sent = sendableClauses(decoded, clauses);
      return clauses
        .filter(({ kind }) => kind === 'original')
        .map((clause) => ({ decoded, clause, isSent: sent.includes(clause) }));
    });
}

const unread = unreadClauses();
const sendable = unread.filter(({ isSent }) => isSent);
const whenPresent = test.skipIf(unread.length === 0);

/** What the rating rests on that binds somebody, or could not be shown to be harmless. */
const BINDING: ReadonlySet<ReasonCode> = new Set<ReasonCode>([
  'unmannedAircraftBanned',
  'allAircraftBanned',
  'airspaceClosed',
  'prohibitedAreaActive',
  'permissionRequired',
  'bannedUnlessPermitted',
  'contactRequired',
  'heightLimited',
  'trafficSubjectToClearance',
  'droneRuleApplies',
  'notUnderstood',
  'avoidanceAdvised',
  'avoidanceOrdered',
  'deactivated',
]);

whenPresent(
  'no clause is sent in which the rating found a ban, a permission, a demand or something that it does not understand',
  () => {
    const sent = sendable.filter(({ decoded, clause: { span } }) =>
      decoded.facts.rating.reasons.some(
        (reason) =>
          BINDING.has(reason.code) &&
          reason.span !== null &&
          reason.span.from < span.to &&
          reason.span.to > span.from,
      ),
    );
    expect(sent.map(({ clause }) => clause.text)).toEqual([]);
  },
);

whenPresent('a fair part of the clauses that no rule reads may be sent, in few characters', () => {
  const templates = sendable.flatMap(({ clause }) => slotClause(clause.text)?.text ?? []);
  expect(templates.length / unread.length).toBeGreaterThan(0.1);
  expect(templates.join('').length / templates.length).toBeLessThan(100);
});

const PHONE_OR_FIGURE = /\p{N}|@|WWW|HTTP|\.(?:COM|ORG|NET|GOV)\b/u;

whenPresent(
  'nothing that looks like a phone, a mail, a page or a position stands in a template, nor a contact that was read',
  () => {
    for (const { decoded, clause } of sendable) {
      const words = (slotClause(clause.text)?.text ?? '').replace(/⟦\d+⟧/g, ' ');
      expect(words).not.toMatch(PHONE_OR_FIGURE);
      for (const { type, value } of decoded.facts.contacts) {
        if (type === 'phone' || type === 'email' || type === 'frequency')
          expect(words).not.toContain(value.toUpperCase());
      }
    }
  },
);
