import { createServer, type ServerResponse } from 'node:http';

const pad = (value: number): string => String(value).padStart(2, '0');

/** `211150Z`: the day and the time of a moment, as reports write them. */
function reportTime(at: Date): string {
  return `${pad(at.getUTCDate())}${pad(at.getUTCHours())}${pad(at.getUTCMinutes())}Z`;
}

function answer(response: ServerResponse, sort: string | undefined, station: string): void {
  // Two stations of their own kind: one that has nothing, and one that the service cannot serve.
  if (station === 'ENXX') return void response.writeHead(204).end();
  if (station === 'ENFF') return void response.writeHead(500).end('<html>Internal Server Error</html>');
  const observed = new Date(Math.floor(Date.now() / 60_000) * 60_000 - 20 * 60_000);
  const end = new Date(observed.getTime() + 24 * 3_600_000);
  const hour = (at: Date): string => `${pad(at.getUTCDate())}${pad(at.getUTCHours())}`;
  const text =
    sort === 'metar'
      ? `METAR ${station} ${reportTime(observed)} 01004KT 9999 FEW040 M02/M05 Q1021`
      : `TAF ${station} ${reportTime(observed)} ${hour(observed)}/${hour(end)} 01005KT 9999 FEW040`;
  const row =
    sort === 'metar'
      ? { icaoId: station, rawOb: text, obsTime: observed.getTime() / 1000 }
      : { icaoId: station, rawTAF: text };
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify([row]));
}

/** A weather service on this machine, which the server under test asks. It knows every station but ENXX. */
createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://weather');
  if (pathname === '/readyz') return void response.end('ready');
  answer(response, pathname.split('/').at(-1), searchParams.get('ids') ?? '');
}).listen(Number(process.env['PORT']), '127.0.0.1');
