import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { client } from '../../../../shared/api/client.ts';
import { failureCodeOf } from '../../../../shared/api/failure.ts';
import { uploadBillingFile } from '../../../../shared/api/upload-billing-file.ts';
import { saveFile } from '../../../../shared/ui/save-file.ts';
import { filesKeyOf } from '../../admin-keys.ts';

/** Billing documents of a user, the newest first. */
export function useFiles(userId: string) {
  return useQuery({
    queryKey: filesKeyOf(userId),
    queryFn: () => client.billingFiles.listOfUser({ id: userId }),
    staleTime: 0,
  });
}

interface NewFile {
  readonly file: File;
  readonly description: string;
}

/** Uploads a document; `share` of it, from 0 to 1, has been sent. */
export function useUpload(userId: string) {
  const queries = useQueryClient();
  const [share, setShare] = useState(0);
  const ending = useRef(new AbortController());
  const upload = useMutation({
    mutationFn: ({ file, description }: NewFile) => {
      setShare(0);
      ending.current = new AbortController();
      return uploadBillingFile({
        userId,
        file,
        description,
        signal: ending.current.signal,
        onProgress: setShare,
      });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: filesKeyOf(userId) }),
  });
  return { upload, share, stop: () => ending.current.abort() };
}

export interface NamedFile {
  readonly id: string;
  readonly fileName: string;
}

/** Fetches a document and saves it as the browser saves downloads. */
export function useDownload() {
  return useMutation({
    mutationFn: async ({ id, fileName }: NamedFile) =>
      saveFile((await client.billingFiles.content({ id })).body, fileName),
  });
}

/** Deletes a document; one that is gone already counts as deleted. */
export function useRemove(userId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: NamedFile) => {
      try {
        await client.billingFiles.delete({ id });
      } catch (error) {
        if (failureCodeOf(error) !== 'notFound') throw error;
      }
    },
    onSettled: () => queries.invalidateQueries({ queryKey: filesKeyOf(userId) }),
  });
}
