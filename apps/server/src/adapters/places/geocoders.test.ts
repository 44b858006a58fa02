import { afterEach, describe, expect, test } from 'vitest';
import type { Geocoder } from '../../ports/geocoder.ts';
import { OutsideServiceError } from '../../ports/outside-service.ts';
import { createBuiltInGazetteer } from '../gazetteer/built-in-gazetteer.ts';
import { createBuiltInGeocoder } from './built-in-geocoder.ts';
import { createKartverketSuggestions } from './kartverket-suggestions.ts';
import { createNominatim } from './nominatim.ts';
import { geocoderSuite } from './suite.ts';
import { json, MISBEHAVIOUR, openPeer, type Answer, type Peer } from './testing/open-peer.ts';

const userAgent = 'KlarNOTAM/1 (https://klar.example; help@klar.example)';
const HAMAR = { lat: '60.7945', lon: '11.0680' };

const nominatim = (url: string): Geocoder =>
  createNominatim({ url: `${url}/search`, countries: 'no', language: 'no', userAgent, timeoutMs: 1_500 });
const kartverket = (url: string): Geocoder =>
  createKartverketSuggestions({ url: `${url}/`, userAgent, timeoutMs: 1_500 });

const answerAsNominatim: Answer = (response, url) =>
  json(
    url.searchParams.get('q') === 'Hamar'
      ? [
          { ...HAMAR, display_name: 'Hamar, Innlandet, Norge', type: 'town' },
          { ...HAMAR, display_name: 'Hamar, Innlandet, Norge', type: 'administrative' },
          { lat: '60.8', lon: '11.1', display_name: 'Hamar lufthavn', type: 'aerodrome' },
        ]
      : [],
  )(response, url);

const answerAsKartverket: Answer = (response, url) => {
  const found = url.searchParams.get('sok') === 'Hamar*';
  const address = {
    adressetekst: 'Hamargata 1',
    postnummer: '2317',
    poststed: 'HAMAR',
    representasjonspunkt: { epsg: 'EPSG:4258', lat: 60.79, lon: 11.07 },
  };
  const name = {
    skrivemåte: 'Hamar',
    navneobjekttype: 'By',
    kommuner: [{ kommunenavn: 'Hamar' }],
    representasjonspunkt: { nord: 60.7945, øst: 11.068 },
  };
  json(
    url.pathname.startsWith('/adresser/')
      ? { adresser: found ? [address, address] : [] }
      : { navn: found ? [name, { ...name, navneobjekttype: 'Stasjon' }] : [] },
  )(response, url);
};

let peer: Peer | undefined;
afterEach(async () => {
  await peer?.stop();
  peer = undefined;
});

async function ask(make: (url: string) => Geocoder, answer: Answer, query = 'Hamar') {
  peer = await openPeer(answer);
  return await make(peer.url).find(query, 10);
}

const overPeer = (make: (url: string) => Geocoder, answer: Answer) => async () => {
  const opened = await openPeer(answer);
  return { geocoder: make(opened.url), stop: () => opened.stop() };
};
geocoderSuite('built-in list', () =>
  Promise.resolve({
    geocoder: createBuiltInGeocoder(createBuiltInGazetteer()),
    stop: () => Promise.resolve(),
  }),
);
geocoderSuite('Nominatim', overPeer(nominatim, answerAsNominatim));
geocoderSuite('Kartverket', overPeer(kartverket, answerAsKartverket));

describe.each([
  ['Nominatim', nominatim],
  ['Kartverket', kartverket],
])('%s', (_name, make) => {
  test.each(MISBEHAVIOUR)('that answers with %s is an outside error, and soon', async (_what, answer) => {
    const startedMs = performance.now();
    const asked = ask(make, answer, 'Storgata 1');
    await expect(asked).rejects.toThrow(OutsideServiceError);
    await expect(asked).rejects.not.toThrow(/Storgata/);
    expect(performance.now() - startedMs).toBeLessThan(15_000);
  });

  test('that is away is an outside error', async () => {
    await expect(make('http://127.0.0.1:1').find('Hamar', 10)).rejects.toThrow(OutsideServiceError);
  });
});

test('Nominatim is asked as its terms and the specification want it', async () => {
  await ask(nominatim, answerAsNominatim, ' Hamar ');
  const [request] = peer!.requests;
  expect(Object.fromEntries(request!.url.searchParams)).toEqual({
    format: 'json',
    q: 'Hamar',
    countrycodes: 'no',
    limit: '10',
    addressdetails: '1',
  });
  expect(request!.headers).toMatchObject({ 'accept-language': 'no', 'user-agent': userAgent });
});

test('hits of Nominatim that are nowhere or nothing are left out', async () => {
  const good = { ...HAMAR, display_name: 'Hamar' };
  const places = await ask(
    nominatim,
    json([
      { ...good, lat: '999' },
      { ...good, lon: 'x' },
      { ...good, lat: '' },
      { ...good, display_name: 7 },
      null,
      'x',
      { ...good, display_name: ' Ha\u0000mar\n\u202Egnivil ' },
      good,
    ]),
  );
  expect(places.map(({ displayName }) => displayName)).toEqual(['Ha mar gnivil', 'Hamar']);
  await peer!.stop();
  await expect(ask(nominatim, json([{ ...good, lat: '999' }]))).rejects.toThrow(OutsideServiceError);
});

test('Kartverket answers with names first, with addresses first when a number is typed', async () => {
  const names = (await ask(kartverket, answerAsKartverket)).map(({ displayName }) => displayName);
  expect(names).toEqual(['Hamar (By)', 'Hamar (Stasjon)', 'Hamargata 1, 2317 HAMAR']);
  await peer!.stop();
  const numbered: Answer = (response, url) =>
    answerAsKartverket(response, new URL(url.href.replace(/sok=[^&]*/, 'sok=Hamar*')));
  expect((await ask(kartverket, numbered, 'Hamargata 1'))[0]?.kind).toBe('address');
});

test('one half of Kartverket is enough, and its places are in Norway', async () => {
  const halved: Answer = (response, url) =>
    url.pathname.startsWith('/adresser/')
      ? void response.writeHead(503).end()
      : answerAsKartverket(response, url);
  expect(await ask(kartverket, halved)).toHaveLength(2);
  await peer!.stop();
  const abroad = { skrivemåte: 'Hamar', representasjonspunkt: { nord: 11.068, øst: 60.7945 } };
  const swapped: Answer = (response, url) =>
    json(url.pathname.startsWith('/adresser/') ? { adresser: [] } : { navn: [abroad] })(response, url);
  expect(await ask(kartverket, swapped)).toEqual([]);
});
