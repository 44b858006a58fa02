import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { PROMPT_VERSION } from '@klarnotam/ai-clauses';
import { loadCatalogue } from '@klarnotam/language';
import { expect, test } from 'vitest';
import { createOpenAiChatModel } from '../../../adapters/chat-model/openai-chat-model.ts';
import { openModelPeer } from '../../../adapters/chat-model/testing/model-peer.ts';
import { answering, faithfully } from '../../../adapters/chat-model/testing/words-of-peer.ts';
import { createBuiltInGazetteer } from '../../../adapters/gazetteer/built-in-gazetteer.ts';
import { createInThreadPasteReader } from '../../../adapters/paste-reader/in-thread-paste-reader.ts';
import { tzLookup } from '../../../adapters/time-zones/tz-lookup.ts';
import { createPasteTasks } from '../../../compose/paste-tasks.ts';
import { createTestDatabase } from '../../../database/testing/create-test-database.ts';
import { sayWithModel } from './say-with-model.ts';

const CORPUS = new URL('../../../../../../../../shared/corpus/', import.meta.url);
/** How many notices of the corpus are gone through, and with polish or without: `MEASURE_CALLS=4000 MEASURE_POLISH=on`. */
const NOTICES = Number(process.env['MEASURE_CALLS'] ?? 0);
const POLISH = process.env['MEASURE_POLISH'] === 'on';
const CHARACTERS_A_TOKEN = 4;
const NOTICES_OF_AN_ANSWER = 10;

/** In one order that mixes what the corpus has together. */
function notices(): readonly string[] {
  const texts = readdirSync(CORPUS)
    .filter((name) => name.startsWith('notams'))
    .flatMap((name) =>
      gunzipSync(readFileSync(new URL(name, CORPUS)))
        .toString()
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as { text?: string }).text ?? ''),
    )
    .filter((text) => text !== '');
  let seed = 7;
  const shuffled = texts.map((text) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return { text, at: seed };
  });
  return shuffled
    .sort((a, b) => a.at - b.at)
    .slice(0, NOTICES)
    .map(({ text }) => text);
}

test.skipIf(NOTICES === 0)(
  'what a corpus costs with a faithful model on loopback',
  async () => {
    const [db, peer] = await Promise.all([createTestDatabase(), openModelPeer()]);
    const calls: { readonly purpose: string }[] = [];
    const chatModel = createOpenAiChatModel(
      {
        baseUrl: peer.url,
        apiKey: 'none',
        model: 'x',
        timeLimitMs: 10_000,
        concurrency: 4,
        inputPrice: 0,
        outputPrice: 0,
      },
      { calls: { record: (call) => calls.push(call) }, stopping: new AbortController().signal },
    );
    const pasteReader = createInThreadPasteReader(
      createPasteTasks({ gazetteer: createBuiltInGazetteer(), timeZones: tzLookup }),
    );
    let characters = 0;
    peer.script((call) => {
      const reply = answering(faithfully)(call);
      const { choices } = reply.body as { choices: { message: { content: string } }[] };
      characters += (choices[0]?.message.content ?? '').length;
      for (const { content } of call.body.messages) characters += content.length;
      return reply;
    });
    const outcomes = new Map<string, number>();
    const faults = new Map<string, number>();
    const count = (of: Map<string, number>, name: string): void => {
      of.set(name, (of.get(name) ?? 0) + 1);
    };
    const context = {
      database: db.database,
      pasteReader,
      chatModel,
      maker: { model: 'x', promptVersion: PROMPT_VERSION },
      polish: POLISH,
      noticesAtOnce: 1,
      claimMs: 20_000,
      onSentence: (task: string, outcome: string) => count(outcomes, `${task} ${outcome}`),
      onFault: (code: string) => count(faults, code),
    };
    // The calls of the specification: one to validate and one to translate, with a glossary, for each notice.
    const glossary = Object.entries((await loadCatalogue('en')).glossary).join('\n').length;
    const INSTRUCTIONS = 1_500;
    let ofSpecification = 0;
    let answered = 0;
    const all = notices();
    for (let from = 0; from < all.length; from += NOTICES_OF_AN_ANSWER) {
      if (from === Math.floor((all.length * 0.75) / NOTICES_OF_AN_ANSWER) * NOTICES_OF_AN_ANSWER) {
        report('before the last quarter');
        outcomes.clear();
      }
      const createdAt = new Date('2026-07-01T00:00:00Z');
      const paste = {
        text: all.slice(from, from + NOTICES_OF_AN_ANSWER).join('\n\n'),
        now: createdAt.toISOString(),
      };
      const { items } = await pasteReader.inTurn('x', (turn) => turn.translateNotams(paste, 'no'));
      answered += items.length;
      for (const { source, translation, explanation, droneImpact } of items) {
        const written = translation.length + explanation.length + droneImpact.summary.length + 300;
        ofSpecification +=
          INSTRUCTIONS / 2 + source.length + 100 + INSTRUCTIONS + glossary + source.length + written;
      }
      const answer = { translationId: crypto.randomUUID(), userId: 'x', language: 'no', createdAt };
      await sayWithModel(context, { ...answer, items, mayAsk: true, leftMs: 600_000 });
    }
    report('of the last quarter');
    expect(calls.length).toBeLessThan(answered * 1.1);
    await peer.stop();
    await db.drop();

    function report(when: string): void {
      const of = (purpose: string) => calls.filter((call) => call.purpose === purpose).length;
      console.log(when, {
        notices: answered,
        calls: of('words'),
        repairs: of('words-repair'),
        tokens: Math.round(characters / CHARACTERS_A_TOKEN),
        tokensOfSpecification: Math.round(ofSpecification / CHARACTERS_A_TOKEN),
        outcomes: Object.fromEntries(outcomes),
        faults: Object.fromEntries(faults),
      });
    }
  },
  3_600_000,
);
