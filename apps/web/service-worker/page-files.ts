interface PageFiles {
  /** Changes with any file of the page. */
  readonly build: string;
  /** The script that the document of this build loads first, `/assets/index-….js`. */
  readonly entry: string;
  /** What the app needs to open; a revision where the name does not tell the content. */
  readonly files: readonly { readonly url: string; readonly revision: string | null }[];
}

/** Put in place by service-worker.config.ts. */
declare const __PAGE_FILES__: PageFiles;

/** The build that this worker belongs to. */
export const PAGE = __PAGE_FILES__;
