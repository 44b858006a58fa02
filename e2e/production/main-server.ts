// The server that all journeys share in production mode, with what stands in front of it.
import { startProductionServer } from './start-production-server.ts';

const { PUBLIC_PORT, PORT, E2E_DATA_DIR = '' } = process.env;
/** The outside services that the configuration of the journeys names. */
const SERVICES = ['WEATHER_URL', 'GEOCODER_URL', 'SUGGESTIONS_URL', 'ELEVATION_URL', 'ELEVATION_NORWAY_URL'];
const server = await startProductionServer(
  E2E_DATA_DIR,
  { public: Number(PUBLIC_PORT), inside: Number(PORT) },
  Object.fromEntries(SERVICES.map((name) => [name, process.env[name] ?? ''])),
);
for (const signal of ['SIGTERM', 'SIGINT']) {
  process.on(signal, () => void server.stop().then(() => process.exit(0)));
}
