/** What stands in place of a page that could not be shown. */
export const errorPage = {
  title: 'Something went wrong',
  text: 'The page could not be shown. Load it again. If it happens once more, tell us what you did.',
  reload: 'Load again',
  home: 'To the start page',
} as const;
