import { setTimeout as sleep } from 'node:timers/promises';
import { openModelPeer, says } from '../../apps/server/src/adapters/chat-model/testing/model-peer.ts';
import { startEmbeddedPostgres } from '../../apps/server/src/adapters/database/embedded-postgres/start-embedded-postgres.ts';
import { openS3Peer } from '../../apps/server/src/adapters/file-store/testing/open-s3-peer.ts';
import { json, openPeer } from '../../apps/server/src/adapters/places/testing/open-peer.ts';
import { grantAdmin } from '../../apps/server/src/features/admin/manage-admins.ts';
import { openGate, type Gate } from './gate.ts';
import { makeFolder, removeFolder, startInstallation, type Installation } from './installation.ts';
import { signUpMember } from './members.ts';
import { outsideCallers, type OutsideAnswers } from './outside-callers.ts';
import { printPhases, within, type Phase } from './print.ts';
import type { Finding } from './verdict.ts';

const REASON = 'This is a shopping list.';
const PASTERS = 10;
/** Answers of each call before it is measured. */
const WARM = 5;
/** Of the answers a second that a call had before. */
const GOES_ON = 1 / 3;
const silent = { info: () => undefined, warn: () => undefined, error: console.error };

const portOf = (url: string): number => Number(new URL(url).port);

/** What may come to a halt while a service is away: that which needs it. */
const NEEDS: Readonly<Record<string, readonly string[]>> = {
  mail: [],
  files: ['give a document'],
  geocoder: [],
  'language model': ['paste another text'],
};

function goesOn({ client }: Installation, before: Phase, phase: Phase): Finding {
  const needing = NEEDS[phase.name] ?? [];
  const slowed = [...client.tallies]
    .filter(([name]) => name !== 'prepare' && !needing.includes(name))
    .filter(([, tally]) => {
      const usual = within(tally, before).length / (before.toMs - before.fromMs);
      return within(tally, phase).length / (phase.toMs - phase.fromMs) < usual * GOES_ON;
    })
    .map(([name]) => name);
  return {
    what: `without ${phase.name} all else goes on`,
    found: slowed.length === 0 ? 'it does' : `${slowed.join(', ')}: less than a third`,
    holds: slowed.length === 0,
  };
}

/** Waits until the servers have started their threads and answered every call some times. */
async function untilWarm({ client }: Installation): Promise<void> {
  while ([...client.tallies.values()].some(({ samples }) => samples.length < WARM)) await sleep(100);
}

/** Every document that was acknowledged can be read. */
async function readDocuments(
  { client }: Installation,
  { documents }: OutsideAnswers,
  cookie: string,
): Promise<Finding> {
  let lost = 0;
  for (const id of documents) {
    const path = `/api/billing-files/${id}/content`;
    const answer = await client.send({ name: 'read a document', method: 'GET', path, cookie });
    if (answer?.status !== 200) lost += 1;
  }
  return { what: 'documents lost', found: `${lost} of ${documents.size}`, holds: lost === 0 };
}

/** Each outside service is refused for half of `seconds` and silent for the other half, in the middle of load. @returns whether all held */
export async function chaosOfOutages(seconds: number): Promise<boolean> {
  const folder = await makeFolder();
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: silent, transport: 'tcp' });
  const [s3, geocoder, model] = await Promise.all([
    openS3Peer(),
    openPeer(json([{ display_name: 'Storgata 1, Oslo', lat: '59.91', lon: '10.75', type: 'house' }])),
    openModelPeer(),
  ]);
  model.script(says({ isValid: false, reason: REASON }));
  const gates = {
    files: await openGate(portOf(s3.settings.endpoint ?? '')),
    geocoder: await openGate(portOf(geocoder.url)),
    'language model': await openGate(portOf(model.url)),
  };
  const installation = await startInstallation(folder, postgres.connectionString, {
    FILE_STORE_URL: `s3://${s3.settings.bucket}/files?region=eu-north-1&endpoint=${encodeURIComponent(`http://127.0.0.1:${gates.files.port}`)}`,
    S3_ACCESS_KEY_ID: s3.settings.keys.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.settings.keys.secretAccessKey,
    GEOCODER_URL: `http://127.0.0.1:${gates.geocoder.port}/search`,
    SUGGESTIONS_URL: 'off',
    ELEVATION_URL: 'off',
    ELEVATION_NORWAY_URL: 'off',
    AI_BASE_URL: `http://127.0.0.1:${gates['language model'].port}/v1`,
    AI_MODEL: 'loopback-model',
    AI_PROVIDER: 'Loopback',
  });
  try {
    const { client, smtp, database } = installation;
    const pasters = [];
    for (let index = 0; index < PASTERS; index += 1) pasters.push(await signUpMember(client, smtp));
    const admin = await signUpMember(client, smtp);
    await grantAdmin(database, admin.email);
    const { id: userId } = await database
      .selectFrom('users')
      .select('id')
      .where('email', '=', admin.email)
      .executeTakeFirstOrThrow();
    const outside = outsideCallers(client, pasters, { cookie: admin.cookie, userId }, REASON);
    const load = installation.startLoad(...outside.callers);
    const phase = async (name: string, during: () => Promise<void>): Promise<Phase> => {
      const fromMs = performance.now();
      await during();
      return { name, fromMs, toMs: performance.now() };
    };
    await untilWarm(installation);
    const before = await phase('before', () => sleep(seconds * 500));
    const phases: Phase[] = [];
    const halfMs = (seconds * 1000) / 2;
    const outages: readonly (readonly [string, Gate])[] = [
      ['mail', installation.smtpGate],
      ...Object.entries(gates),
    ];
    for (const [name, gate] of outages) {
      phases.push(
        await phase(name, async () => {
          gate.cut();
          await sleep(halfMs);
          gate.freeze();
          await sleep(halfMs);
          gate.open();
        }),
      );
      await sleep(halfMs / 2);
    }
    await load.stop();
    printPhases(client.tallies, [before, ...phases]);
    const { places, texts } = outside.answers;
    console.info(
      `  places by the service ${places.fromService}, by the built-in list ${places.fromBuiltInList}`,
    );
    console.info(`  other texts judged by the model ${texts.byModel}, refused without it ${texts.byUs}`);
    return await installation.finish(load, [
      ...phases.map((one) => goesOn(installation, before, one)),
      await readDocuments(installation, outside.answers, admin.cookie),
    ]);
  } finally {
    await installation.stop();
    await Promise.all(Object.values(gates).map((gate) => gate.close()));
    await Promise.all([s3.stop(), geocoder.stop(), model.stop(), postgres.stop()]);
    await removeFolder(folder);
  }
}
