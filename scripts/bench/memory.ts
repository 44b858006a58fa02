import autocannon from 'autocannon';
import { residentMbOf } from './processor-time.ts';
import { notamBodies, startOnSharedDatabase } from './shared-database.ts';

const PARTS = 10;
const MEMBERS = 20;

/** Prints what a server keeps in memory while it translates so many texts. */
export async function measureMemory(translations = 200_000): Promise<void> {
  const shared = await startOnSharedDatabase(1, MEMBERS);
  try {
    const [server] = shared.servers;
    if (!server) throw new Error('No server');
    // Short ones, so that there are many.
    const bodies = (await notamBodies()).toSorted((a, b) => a.length - b.length).slice(0, MEMBERS);
    const requests = shared.cookies.map((cookie, index) => ({
      method: 'POST' as const,
      headers: { 'content-type': 'application/json', cookie },
      body: bodies[index % bodies.length] ?? '',
    }));
    const heapMb = async (): Promise<number> => {
      const headers = { authorization: 'Bearer bench' };
      const text = await (await fetch(`${server.url}/metrics`, { headers })).text();
      return Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(text)?.[1]) / 1e6;
    };
    process.stdout.write('translations   heap MB   resident MB\n');
    for (let part = 1; part <= PARTS; part += 1) {
      const amount = Math.round(translations / PARTS);
      const url = `${server.url}/api/translations/notam`;
      const { non2xx, errors } = await autocannon({ url, connections: 10, amount, requests });
      if (non2xx + errors > 0) throw new Error(`${non2xx} refusals and ${errors} errors`);
      const figures = [(await heapMb()).toFixed(0), (await residentMbOf(server.pid)).toFixed(0)];
      process.stdout.write(
        `${String(amount * part).padEnd(14)}${figures[0]?.padStart(8)}${figures[1]?.padStart(14)}\n`,
      );
    }
  } finally {
    await shared.stop();
  }
}
