/** The notice or report as it was sent. */
export const telegram = {
  heading: 'The NOTAM as sent',
  unread: 'Could not be read',
  unreadHelp: 'Marked in the text. Read these places yourself.',
  place: 'From the NOTAM',
  original: 'As in the original',
  /** Marks a sentence in plain text. */
  ai: 'AI',
  model: 'Said by AI, which saw no figures or names. Compare it with the NOTAM.',
  glossary: 'Abbreviations written out',
  hint: 'Choose a sentence to see where it stands in the NOTAM.',
  marked: 'could not be read',
  terms: 'Choose an underlined abbreviation to see what it means.',
} as const;
