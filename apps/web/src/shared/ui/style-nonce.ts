declare global {
  var __webpack_nonce__: string | undefined;
}

/**
 * The nonce that the server's content policy allows for `<style>`, empty when there is none.
 * Scroll locking takes it from the global name that it looks for.
 */
export function readStyleNonce(): string {
  const content = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
  const nonce = content.startsWith('__') ? '' : content;
  if (nonce) globalThis.__webpack_nonce__ = nonce;
  return nonce;
}
