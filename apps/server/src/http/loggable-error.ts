/** What the log is told of an error. */
export type LoggableError =
  | { readonly err: unknown }
  | { readonly database: Readonly<Record<string, unknown>> };

/** Parts of PostgreSQL's errors that never quote a value; its message and detail do. */
const SAFE_PARTS = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine'];

/** Where it happened, without what stands before it. */
function framesOf({ stack = '', message }: Error): string {
  const at = stack.indexOf(message);
  return at === -1 ? '' : stack.slice(at + message.length);
}

/** An error without what users pasted or typed, which the database quotes when it refuses it. */
export function loggableError(error: unknown): LoggableError {
  if (!(error instanceof Error) || !('severity' in error)) return { err: error };
  const parts = Object.entries(error).filter(([name]) => SAFE_PARTS.includes(name));
  return { database: { ...Object.fromEntries(parts), stack: framesOf(error) } };
}
