/** What a span says of its work; never what was pasted, an address or a name. */
export type SpanAttributes = Readonly<Record<string, string | number>>;

/** Tells another system what was done for a request, and how long each part took. */
export interface Tracing {
  /**
   * Does work and tells how long it took, as a part of the work around it. What belongs to no request is not told.
   */
  readonly span: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;
  /**
   * The same for a request.
   *
   * @param traceparent what a trusted proxy wrote of the trace that it belongs to
   * @param describe what else is told, once it is answered
   */
  readonly request: <Result>(
    name: string,
    traceparent: string | null,
    work: () => Promise<Result>,
    describe: () => SpanAttributes,
  ) => Promise<Result>;
  /** Sends what is left. */
  readonly stop: () => Promise<void>;
}

export const NO_TRACING: Tracing = {
  span: (_name, work) => work(),
  request: (_name, _traceparent, work) => work(),
  stop: () => Promise.resolve(),
};
