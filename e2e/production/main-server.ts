// The server that all journeys share in production mode, with what stands in front of it.
import { startProductionServer } from './start-production-server.ts';

const { PUBLIC_PORT, PORT, E2E_DATA_DIR = '', WEATHER_URL = '', GEOCODER_URL = '' } = process.env;
const server = await startProductionServer(
  E2E_DATA_DIR,
  { public: Number(PUBLIC_PORT), inside: Number(PORT) },
  { WEATHER_URL, GEOCODER_URL },
);
for (const signal of ['SIGTERM', 'SIGINT']) {
  process.on(signal, () => void server.stop().then(() => process.exit(0)));
}
