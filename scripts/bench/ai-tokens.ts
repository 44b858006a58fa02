/**
 * `node scripts/bench/ai-tokens.ts`: what the AI engine sends and asks for, over 200 real NOTAMs, in tokens, against two
 * calls with the whole glossary. Talks to a peer on loopback that answers with the decoder's own words; nothing leaves
 * the machine.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { countTokens } from 'gpt-tokenizer';
import {
  AVAILABLE_LANGUAGES,
  explainNotam,
  loadCatalogue,
  type LanguageCode,
  type SaidText,
} from '@klarnotam/language';
import type { WordsFallback } from '@klarnotam/contract';
import { decodeNotams, type DecodedNotam } from '@klarnotam/notam';
import { createAiEngine } from '../../apps/server/src/adapters/translation-engine/ai/ai-engine.ts';
import { askForWords } from '../../apps/server/src/adapters/translation-engine/ai/prompt.ts';
import {
  openModelPeer,
  says,
} from '../../apps/server/src/adapters/translation-engine/ai/testing/model-peer.ts';
import { createDecoderEngine } from '../../apps/server/src/adapters/translation-engine/decoder-engine.ts';
import type { ClaimedText } from '../../apps/server/src/ports/finished-texts.ts';

const CORPUS = join(import.meta.dirname, '../../../shared/corpus/notams-world.jsonl.gz');
const NOTAMS = 200;
const CONTEXT = { now: '2026-08-24T12:00:00Z' };

function readNotams(): readonly DecodedNotam[] {
  const lines = gunzipSync(readFileSync(CORPUS)).toString().trim().split('\n');
  const every = Math.floor(lines.length / NOTAMS);
  return lines
    .filter((_, index) => index % every === 0)
    .flatMap((line) => decodeNotams((JSON.parse(line) as { text: string }).text, CONTEXT).notams.slice(0, 1))
    .slice(0, NOTAMS);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Texts in memory: the bench has no database. */
function keepTexts() {
  const finished = new Map<string, SaidText>();
  const refused = new Map<string, WordsFallback>();
  return {
    claim: (key: string): Promise<ClaimedText> => {
      const text = finished.get(key);
      const fallback = refused.get(key);
      if (fallback !== undefined) return Promise.resolve({ state: 'refused', fallback });
      return Promise.resolve(text === undefined ? { state: 'ours' } : { state: 'finished', text });
    },
    finish: (key: string, text: SaidText) => Promise.resolve(void finished.set(key, text)),
    refuse: (key: string, fallback: WordsFallback) => Promise.resolve(void refused.set(key, fallback)),
    release: () => Promise.resolve(),
  };
}

async function ownWords(notam: DecodedNotam, language: LanguageCode): Promise<SaidText> {
  const own = explainNotam(notam, await loadCatalogue(language));
  const joined = (texts: readonly { readonly text: string }[]): string =>
    texts.map(({ text }) => text).join(' ');
  return { translation: joined(own.translation), explanation: joined(own.explanation) };
}

async function measure(notams: readonly DecodedNotam[], language: LanguageCode): Promise<string> {
  const catalogue = await loadCatalogue(language);
  const glossary = countTokens(JSON.stringify(catalogue.glossary));
  const ours: number[] = [];
  const twoCalls: number[] = [];
  for (const notam of notams) {
    const { messages } = askForWords(notam, explainNotam(notam, catalogue), catalogue);
    const answer = countTokens(JSON.stringify(await ownWords(notam, language)));
    ours.push(sum(messages.map(({ content }) => countTokens(content))) + answer);
    // Two calls with the text and the glossary each, and the same answer; their rules are not even counted.
    twoCalls.push(2 * (glossary + countTokens(notam.source)) + answer);
  }
  const share = sum(ours) / sum(twoCalls);
  return `${language}  ${Math.round(sum(ours) / notams.length)} tokens a translation, ${Math.round(sum(twoCalls) / notams.length)} in two calls with the whole glossary: ${(100 * share).toFixed(1)} %`;
}

async function measureCalls(notams: readonly DecodedNotam[], language: LanguageCode): Promise<string> {
  const peer = await openModelPeer();
  const said = new Map(
    await Promise.all(
      notams.map(async (notam) => [notam.source.trim(), await ownWords(notam, language)] as const),
    ),
  );
  peer.script((call) => {
    const { message } = JSON.parse(call.body.messages[1]?.content ?? '{}') as { message: string };
    return says(said.get(message));
  });
  const engine = createAiEngine({
    settings: {
      baseUrl: peer.url,
      apiKey: 'none',
      model: 'loopback',
      timeLimitMs: 10_000,
      concurrency: 8,
      inputPrice: 0,
      outputPrice: 0,
    },
    texts: keepTexts(),
    calls: { record: () => undefined },
    decoder: createDecoderEngine(),
    nowMs: () => performance.now(),
    chance: Math.random,
    warn: () => undefined,
  });
  for (const notam of notams) await engine.wordNotam(notam, language);
  const first = peer.calls.length;
  for (const notam of notams) await engine.wordNotam(notam, language);
  const cached = peer.calls.length - first;
  await peer.stop();
  return `${language}  ${(first / notams.length).toFixed(3)} calls a translation, ${(cached / notams.length).toFixed(3)} for a cached one`;
}

if (!existsSync(CORPUS)) {
  process.stdout.write('The corpus is absent, so there is nothing to count.\n');
} else {
  const notams = readNotams();
  process.stdout.write(`${notams.length} NOTAMs\n`);
  for (const language of AVAILABLE_LANGUAGES) process.stdout.write(`${await measure(notams, language)}\n`);
  for (const language of ['no', 'en'] as const)
    process.stdout.write(`${await measureCalls(notams, language)}\n`);
}
