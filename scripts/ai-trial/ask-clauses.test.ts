import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  openModelPeer,
  says,
  type ModelPeer,
} from '../../apps/server/src/adapters/chat-model/testing/model-peer.ts';
import { slotClause, type Template } from '../../packages/ai-clauses/src/index.ts';
import { askClauses } from './ask-clauses.ts';

let peer: ModelPeer;
beforeAll(async () => {
  peer = await openModelPeer();
});
afterAll(() => peer.stop());

const templateOf = (printed: string): Template => {
  const template = slotClause(printed);
  if (template === null) throw new Error(printed);
  return template;
};

test('a trial counts what was kept, kept when asked again, and refused by which check', async () => {
  const clauses = [
    'STEEL PLATE ON TWY PAPA ABEAM STAND 205',
    'PRESENCE AND CONCENTRATION OF BIRDS ON RWY 18/36',
    'CRANE WORKS AT APRON 3',
  ].map((printed) => ({ printed, template: templateOf(printed) }));
  peer.script(
    says({
      1: 'Stålplate på taksebane ⟦1⟧ på høyde med oppstillingsplass ⟦2⟧',
      2: 'Fugler samler seg på rullebane ⟦1⟧ og ⟦1⟧',
      3: 'Kranarbeid på 7 oppstillingsplattformer ⟦1⟧',
    }),
    says({
      1: 'Fugler samler seg på rullebane ⟦1⟧',
      2: 'Kranarbeid på 7 oppstillingsplattformer ⟦1⟧',
    }),
  );
  const { tried, calls, promptTokens } = await askClauses(clauses, 'no', {
    baseUrl: peer.url,
    apiKey: 'none',
    model: 'loopback',
    provider: 'nobody',
    timeLimitMs: 5_000,
    concurrency: 1,
    sharesLimits: false,
    inputPrice: 0,
    outputPrice: 0,
  });
  expect(tried.map(({ kept, isRepaired }) => [kept !== null, isRepaired])).toEqual([
    [true, false],
    [true, true],
    [false, false],
  ]);
  expect(tried[2]?.faults).toEqual([expect.stringMatching(/^digit/)]);
  expect({ calls, promptTokens }).toEqual({ calls: 2, promptTokens: 2000 });
  expect(JSON.stringify(peer.calls)).not.toMatch(/PAPA|205|18\/36/);
});
