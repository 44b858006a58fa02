/** One node of the cluster on loopback. */
export interface NodePlace {
  readonly name: string;
  readonly folder: string;
  readonly postgresPort: number;
  readonly restPort: number;
}

export const SUPERUSER = 'postgres';

/** What Patroni is told of a node; JSON is YAML too. */
export function patroniConfig(
  node: NodePlace,
  {
    etcdPort,
    binDir,
    password,
  }: { readonly etcdPort: number; readonly binDir: string; readonly password: string },
): string {
  return JSON.stringify({
    scope: 'klarnotam',
    name: node.name,
    restapi: { listen: `127.0.0.1:${node.restPort}`, connect_address: `127.0.0.1:${node.restPort}` },
    etcd3: { host: `127.0.0.1:${etcdPort}` },
    bootstrap: {
      dcs: {
        // The shortest that Patroni takes: so long a leader is missing before another one is chosen.
        ttl: 20,
        loop_wait: 2,
        retry_timeout: 5,
        // Nothing is acknowledged that a standby does not have, and none but that standby becomes leader.
        synchronous_mode: true,
        synchronous_mode_strict: true,
        postgresql: {
          use_pg_rewind: true,
          parameters: {
            max_connections: 100,
            shared_buffers: '32MB',
            wal_log_hints: 'on',
            wal_keep_size: '256MB',
            synchronous_commit: 'on',
          },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: `127.0.0.1:${node.postgresPort}`,
      connect_address: `127.0.0.1:${node.postgresPort}`,
      data_dir: `${node.folder}/data`,
      bin_dir: binDir,
      pgpass: `${node.folder}/pgpass`,
      authentication: {
        superuser: { username: SUPERUSER, password },
        replication: { username: 'replicator', password },
      },
      pg_hba: [
        'local all all scram-sha-256',
        'host replication replicator 127.0.0.1/32 scram-sha-256',
        'host all all 127.0.0.1/32 scram-sha-256',
      ],
      parameters: { unix_socket_directories: node.folder },
    },
  });
}

/** HAProxy leads to whichever node says of itself that it is the leader. */
export function haproxyConfig(port: number, nodes: readonly NodePlace[]): string {
  return `
defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
listen leader
  bind 127.0.0.1:${port}
  option httpchk GET /primary
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map((node) => `  server ${node.name} 127.0.0.1:${node.postgresPort} check port ${node.restPort}`).join('\n')}
`;
}
