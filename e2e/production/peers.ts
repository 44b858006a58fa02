/** Where the peers of servers in production mode are asked; undefined: the journeys run in local mode. */
export const PEERS = process.env['E2E_PEERS'];

/** Asks what stands around the servers in production mode. */
export async function askPeers<Answer>(
  method: string,
  path: string,
  query: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const answer = await fetch(`${PEERS ?? ''}${path}?${new URLSearchParams(query).toString()}`, { method });
  if (!answer.ok) throw new Error(`The peers answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}
