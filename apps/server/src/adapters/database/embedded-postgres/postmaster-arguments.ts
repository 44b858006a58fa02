/** Where PostgreSQL listens: a socket in a folder with mode 0700, or a port of the loopback interface. */
export type Endpoint =
  | { readonly kind: 'socket'; readonly folder: string; readonly port: number }
  | { readonly kind: 'tcp'; readonly host: string; readonly port: number };

/** With a socket the port is only a part of the socket's file name. */
export const SOCKET_PORT = 5432;

const MAX_CONNECTIONS = 60;

/** What the server is told on its command line, so that a newer release changes it for old data folders too. */
export function postmasterArguments(cluster: string, endpoint: Endpoint, durable: boolean): string[] {
  const settings: Record<string, string | number> = {
    port: endpoint.port,
    listen_addresses: endpoint.kind === 'tcp' ? endpoint.host : '',
    unix_socket_directories: endpoint.kind === 'socket' ? endpoint.folder : '',
    unix_socket_permissions: '0700',
    max_connections: MAX_CONNECTIONS,
    fsync: durable ? 'on' : 'off',
    synchronous_commit: durable ? 'on' : 'off',
    full_page_writes: durable ? 'on' : 'off',
    // A small machine's share of memory and processes.
    shared_buffers: '64MB',
    max_wal_size: '256MB',
    io_method: 'sync',
    jit: 'off',
    max_parallel_workers_per_gather: 0,
    max_logical_replication_workers: 0,
    max_wal_senders: 0,
    wal_level: 'minimal',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // What users pasted stands in statements, parameters and error details: none of them reaches the log.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    log_min_duration_statement: -1,
    log_parameter_max_length: 0,
    log_parameter_max_length_on_error: 0,
    log_checkpoints: 'off',
    log_line_prefix: '%m [%p] ',
  };
  return ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}
