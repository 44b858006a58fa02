/** The first page of a visitor. */
export const landing = {
  title: 'Know what the NOTAM says before you fly.',
  documentTitle: 'NOTAMs in plain words for drone pilots',
  tagline:
    'For drone pilots. Paste the telegram and read, in your own language, what it means, where and when it applies, and whether it limits your drone.',
  start: 'Get Started Free',
  more: 'Learn More',
  example: 'An example',
  exampleMeaning: 'What it means',
  exampleWhen: 'When',
  exampleWhere: 'Where',
  features: 'What you get',
  cards: [
    {
      name: 'Drone-Focused NOTAMs',
      text: 'Each notice is read item by item and rated for flights below 120 m: prohibited, restricted, caution, allowed. With the reason, and the words it rests on.',
    },
    {
      name: 'Drone Weather Analysis',
      text: 'METAR and TAF in plain words: wind and gusts, visibility, cloud base and icing, looked at the way a small aircraft feels them.',
    },
    {
      name: 'Drone Safety Alerts',
      text: 'Bans, danger areas, low flying and new obstacles come first. What could not be read is shown and marked, never guessed.',
    },
  ],
  manual: 'How to read a result',
  manualText:
    'The rating answers one question for the area, the time and the heights of this one notice: does it limit a drone that stays below 120 m above ground?',
  manualTelegram: 'In the NOTAM',
  manualRating: 'Rating',
  manualNote: 'Always check the full briefing, the zones and the local rules too.',
  callTitle: 'Paste your first NOTAM.',
  callText: 'Eleven languages. Nothing to install.',
} as const;
