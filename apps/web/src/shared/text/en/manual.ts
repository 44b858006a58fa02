/** Around the manual; what it says itself stands in docs/manual. */
export const manual = {
  title: 'User Manual',
  lead: 'What each answer means, how to ask for it, and what it does not tell you.',
  description:
    'How to read NOTAM, METAR and TAF answers for drone flights: the five colours and what they mean, My flight, weather limits, sending a NOTAM, offline use, plans and privacy.',
  contents: 'Contents',
  search: 'Search the manual',
  searchPlaceholder: 'Wind, yellow, invoice...',
  clearSearch: 'Clear the search',
  results: 'Found in the manual',
  found: (count: number) => (count === 1 ? '1 place found' : `${count} places found`),
  noneFound: (search: string) =>
    `Nothing in the manual holds “${search}”. Try another word, or its beginning.`,
  searchFailed: 'The search could not be loaded. Check the network; the browser can search the page too.',
  linkTo: (heading: string) => `Link to “${heading}”`,
  top: 'Back to the contents',
  support: 'Not answered here?',
  supportText:
    'Write to us. Say what you did and what you saw; paste the NOTAM or the report that it was about.',
  contact: 'Contact support',
} as const;
