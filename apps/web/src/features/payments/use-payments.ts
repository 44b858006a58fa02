import { useMutation, useQuery } from '@tanstack/react-query';
import { client } from '../../shared/api/client.ts';
import { MEMBER_KEY } from '../../shared/api/session.ts';
import { saveFile } from '../../shared/ui/save-file.ts';

/** What the user paid. */
export function usePayments() {
  return useQuery({ queryKey: [...MEMBER_KEY, 'payments'], queryFn: () => client.payments.list() });
}

/** Documents that support has put there. */
export function useBillingFiles() {
  return useQuery({ queryKey: [...MEMBER_KEY, 'billing-files'], queryFn: () => client.billingFiles.list() });
}

export type Wanted =
  | { readonly kind: 'document'; readonly id: string; readonly fileName: string }
  | { readonly kind: 'invoice' | 'creditNote'; readonly id: string };

async function fetchFile(wanted: Wanted): Promise<{ content: unknown; name: string }> {
  const { id } = wanted;
  switch (wanted.kind) {
    case 'document':
      return { content: (await client.billingFiles.content({ id })).body, name: wanted.fileName };
    case 'invoice':
      return { content: (await client.payments.invoice({ id })).body, name: `invoice-${id}.pdf` };
    case 'creditNote':
      return { content: (await client.payments.creditNote({ id })).body, name: `credit-note-${id}.pdf` };
  }
}

/** Fetches a PDF and saves it as the browser saves downloads. */
export function useDownload() {
  return useMutation({
    mutationFn: async (wanted: Wanted) => {
      const { content, name } = await fetchFile(wanted);
      saveFile(content, name);
    },
  });
}
