/** The first page of a visitor. */
export const landing = {
  title: 'Know what the NOTAM says before you fly.',
  documentTitle: 'NOTAMs in plain words for drone pilots',
  description:
    'Paste a NOTAM, METAR or TAF and read in plain words, in eleven languages, what it means for your drone: where, when, how high, and whom to ask.',
  tagline:
    'For drone pilots. Paste the telegram. Read in your own language what it means, where and when it applies, and whether it limits your drone.',
  start: 'Get Started Free',
  more: 'Learn More',
  moreAbout: 'about reading NOTAMs in the manual',
  example: 'An example',
  exampleNote: 'made up, dated today',
  readIn: 'Read the example in',
  choose: 'Which message',
  weather: 'METAR',
  notamAsSent: 'The NOTAM as sent',
  metarAsSent: 'The METAR as sent',
  notLoaded: 'The example could not be loaded in this language. Try again.',
  features: 'What you get',
  cards: [
    {
      name: 'Drone-Focused NOTAMs',
      text: 'Each notice is read item by item and rated for flights below 120 m, with the reason and the words it rests on.',
    },
    {
      name: 'Drone Weather Analysis',
      text: 'METAR and TAF against the limits of your own drone: gusts, rain, visibility, cloud base and icing, hour by hour.',
    },
    {
      name: 'Drone Safety Alerts',
      text: 'Bans, danger areas, low flying and new obstacles come first. What could not be read is shown and marked, never guessed.',
    },
  ],
  ratings: 'One question, five answers',
  ratingsText:
    'Does this notice limit a drone that stays below 120 m above ground, at its place, in its hours and at its heights?',
  ratingsNote:
    'A rating covers its own notice only. Check the full briefing, the zones and the local rules too.',
  callTitle: 'Paste your first NOTAM.',
  callText: 'Ten translations free, in eleven languages. Nothing to install.',
} as const;
