import type { Config } from '../config.ts';

/** Says who asks and whom to write to, as outside services want it, in what a header may hold. */
export function userAgentOf({ productName, publicUrl, supportEmail }: Config): string {
  const product = productName.replaceAll(/[^\x21-\x7e]+/g, '-');
  return `${product}/1 (${publicUrl ?? 'local installation'}; ${supportEmail})`;
}
