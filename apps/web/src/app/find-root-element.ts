/** The element that the page is rendered into. Throws when the document has none. */
export function findRootElement(page: Pick<Document, 'getElementById'>): HTMLElement {
  const element = page.getElementById('root');
  if (!element) throw new Error('Failed to find root element');
  return element;
}
