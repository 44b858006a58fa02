import { useEffect } from 'react';
import { useSite } from '../api/site.ts';
import { useText } from '../text/use-text.ts';

export function useDocumentTitle(page: string): void {
  const text = useText();
  const { productName } = useSite();
  const title = text.documentTitle(page, productName);
  useEffect(() => {
    document.title = title;
  }, [title]);
}
