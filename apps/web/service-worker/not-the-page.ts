/**
 * Addresses that the server answers itself, or that are not for this device: the API, what an operator looks at, files, and links that
 * others gave. Everything else is the one document of the page.
 */
export const NOT_THE_PAGE: readonly RegExp[] = [
  /^\/(api|outbox|metrics|healthz|readyz)(\/|\?|$)/,
  /^\/s\//,
  /^\/[^?]*\.[a-z0-9]+(\?|$)/,
];
