import { useDocumentTitle } from '@mantine/hooks';
import { useSite } from '../api/site.ts';
import { useText } from '../text/use-text.ts';

/** Titles the browser's tab with the name of the page and of the product. */
export function usePageTitle(page: string): void {
  const text = useText();
  const { productName } = useSite();
  useDocumentTitle(text.documentTitle(page, productName));
}
