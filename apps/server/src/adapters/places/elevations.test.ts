import { afterEach, describe, expect, test } from 'vitest';
import type { Elevations } from '../../ports/elevations.ts';
import { OutsideServiceError } from '../../ports/outside-service.ts';
import { createKartverketElevations } from './kartverket-elevations.ts';
import { createOpenMeteoElevations } from './open-meteo-elevations.ts';
import { elevationsSuite } from './suite.ts';
import { json, MISBEHAVIOUR, openPeer, type Answer, type Peer } from './testing/open-peer.ts';

const userAgent = 'KlarNOTAM/1 (https://klar.example; help@klar.example)';
const POSITION = { lat: 60, lon: 10 };

const openMeteo = (url: string): Elevations =>
  createOpenMeteoElevations({ url: `${url}/v1/elevation`, userAgent, timeoutMs: 1_500 });
const kartverket = (url: string): Elevations =>
  createKartverketElevations({ url: `${url}/hoydedata/v1/punkt`, userAgent, timeoutMs: 1_500 });

const isSea = (lat: number, lon: number): boolean => lat === 66 && lon === 2;

const answerAsOpenMeteo: Answer = (response, url) => {
  const numbers = (name: string) => (url.searchParams.get(name) ?? '').split(',').map(Number);
  const longitudes = numbers('longitude');
  const elevation = numbers('latitude').map((lat, index) =>
    isSea(lat, longitudes[index] ?? 0) ? null : lat,
  );
  json({ elevation })(response, url);
};

const answerAsKartverket: Answer = (response, url) => {
  const points = JSON.parse(url.searchParams.get('punkter') ?? '[]') as [number, number][];
  const punkter = points.map(([x, y]) => ({ x, y, z: isSea(y, x) ? null : y, datakilde: 'dtm1' }));
  json({ koordsys: 4258, punkter })(response, url);
};

let peer: Peer | undefined;
afterEach(async () => {
  await peer?.stop();
  peer = undefined;
});

async function ask(make: (url: string) => Elevations, answer: Answer, positions = [POSITION]) {
  peer = await openPeer(answer);
  return await make(peer.url).heightsM(positions);
}

const overPeer = (make: (url: string) => Elevations, answer: Answer) => async () => {
  const opened = await openPeer(answer);
  return { elevations: make(opened.url), stop: () => opened.stop() };
};
elevationsSuite('Open-Meteo', overPeer(openMeteo, answerAsOpenMeteo));
elevationsSuite('Kartverket', overPeer(kartverket, answerAsKartverket));

describe.each([
  ['Open-Meteo', openMeteo],
  ['Kartverket', kartverket],
])('%s', (_name, make) => {
  test.each(MISBEHAVIOUR)('that answers with %s is an outside error', async (_what, answer) => {
    await expect(ask(make, answer)).rejects.toThrow(OutsideServiceError);
  });
});

test.each([
  ['too few', { elevation: [] }],
  ['too many', { elevation: [1, 2] }],
  ['a text', { elevation: ['12'] }],
  ['a height above the highest mountain', { elevation: [99_999] }],
  ['a height below the lowest shore', { elevation: [-9999] }],
])('Open-Meteo is not believed when it gives %s', async (_what, answer) => {
  await expect(ask(openMeteo, json(answer))).rejects.toThrow(OutsideServiceError);
});

test.each([
  ['heights of other points', { punkter: [{ x: 60.1, y: 10, z: 12 }] }],
  ['heights of no points', { punkter: [{ z: 12 }] }],
])('Kartverket is not believed when it gives %s', async (_what, answer) => {
  await expect(ask(kartverket, json(answer))).rejects.toThrow(OutsideServiceError);
});

test('a depth of the sea is no height of the ground', async () => {
  expect(await ask(kartverket, json({ punkter: [{ x: 10, y: 60, z: -210.5 }] }))).toEqual([null]);
});

test('the services are asked for the positions, by whom we say we are', async () => {
  await ask(openMeteo, answerAsOpenMeteo, [POSITION, { lat: -1.5, lon: -70.25 }]);
  const [request] = peer!.requests;
  expect(request!.url.searchParams.get('latitude')).toBe('60.000000,-1.500000');
  expect(request!.url.searchParams.get('longitude')).toBe('10.000000,-70.250000');
  expect(request!.headers['user-agent']).toBe(userAgent);
});
