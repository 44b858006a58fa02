export const documentTitle = (page: string, product: string): string =>
  page === product ? product : `${page} · ${product}`;
