import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A call as it came. */
export interface PeerCall {
  readonly path: string;
  readonly key: string | undefined;
  readonly body: {
    readonly model: string;
    readonly messages: readonly { readonly role: string; readonly content: string }[];
    readonly response_format?: { readonly type: string };
    readonly temperature?: number;
  };
}

/** What the peer does with a call. */
export interface PeerReply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly afterMs?: number;
  /** Ends the connection in the middle of the answer. */
  readonly cut?: true;
}

export interface ModelPeer {
  readonly url: string;
  readonly calls: readonly PeerCall[];
  /** The replies to come, one a call; the last one stays. */
  script(...replies: readonly (PeerReply | ((call: PeerCall) => PeerReply))[]): void;
  stop(): Promise<void>;
}

/** A completed chat whose message has this text. */
export function says(content: unknown, finishReason = 'stop'): PeerReply {
  return {
    body: {
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 0,
      model: 'loopback',
      choices: [
        {
          index: 0,
          finish_reason: finishReason,
          message: {
            role: 'assistant',
            content: typeof content === 'string' ? content : JSON.stringify(content),
          },
        },
      ],
      usage: { prompt_tokens: 1000, completion_tokens: 200, total_tokens: 1200 },
    },
  };
}

export function fails(status: number, headers: Readonly<Record<string, string>> = {}): PeerReply {
  return { status, headers, body: { error: { message: 'no', type: 'test' } } };
}

/** A service on loopback that speaks the protocol of chat completions, right or wrong as the test has it. */
export async function openModelPeer(): Promise<ModelPeer> {
  const calls: PeerCall[] = [];
  let replies: readonly (PeerReply | ((call: PeerCall) => PeerReply))[] = [];
  let next = 0;
  const server: Server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => (text += part));
    request.on('end', () => {
      const call: PeerCall = {
        path: request.url ?? '',
        key: request.headers.authorization,
        body: JSON.parse(text) as PeerCall['body'],
      };
      calls.push(call);
      const scripted = replies[Math.min(next, replies.length - 1)];
      next += 1;
      const {
        status = 200,
        headers = {},
        body = {},
        afterMs = 0,
        cut,
      } = (typeof scripted === 'function' ? scripted(call) : scripted) ?? {};
      void sleep(afterMs).then(() => {
        const json = JSON.stringify(body);
        response.writeHead(status, { 'content-type': 'application/json', ...headers });
        if (cut) {
          response.write(json.slice(0, json.length / 2));
          response.destroy();
        } else response.end(json);
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    calls,
    script(...given) {
      replies = given;
      next = 0;
      calls.length = 0;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
