import type { RatingLevel } from '@klarnotam/notam';
import { auth } from './en-auth.ts';
import { briefing } from './en-briefing.ts';
import { compose } from './en-compose.ts';
import { history } from './en-history.ts';
import { home } from './en-home.ts';
import { legal } from './en-legal.ts';
import { heights } from './en-heights.ts';
import { hours } from './en-hours.ts';
import { manual } from './en-manual.ts';
import { map } from './en-map.ts';
import { payments } from './en-payments.ts';
import { member } from './en-member.ts';
import { savedNotams } from './en-saved-notams.ts';
import { subscribe } from './en-subscribe.ts';
import { translating, type TranslatingWords } from './en-translating.ts';
import { drones } from './en-drones.ts';
import { weather } from './en-weather.ts';

/** Every text of the screens, in English. Results come from the server in the language that was asked for. */
export const en = {
  auth,
  briefing,
  compose,
  history,
  home,
  legal,
  heights,
  hours,
  manual,
  map,
  payments,
  member,
  savedNotams,
  subscribe,
  translating,
  weather,
  drones,

  documentTitle: (page: string, product: string) => (page === product ? product : `${page} · ${product}`),

  shell: {
    skip: 'Skip to content',
    home: (product: string) => `${product}, home`,
    menu: 'Menu',
    closeMenu: 'Close menu',
    mainNavigation: 'Main',
    menuEntries: {
      home: 'Home',
      member: 'Membership',
      subscribe: 'Plans & Pricing',
      payments: 'Payments',
      sendNotam: 'Send NOTAM',
      savedNotams: 'Saved NOTAMs',
      weather: 'METAR/TAF Translator',
      admin: 'Admin Panel',
      logIn: 'Log in',
      signUp: 'Sign up',
    },
    signedInAs: 'Logged in as',
    logOut: 'Logout',
    loggingOut: 'Logging out...',
    notLoggedOut: 'You are still logged in: the server could not end your session. Try again.',
    loading: 'Loading',
    toDark: 'Switch to dark colours',
    toLight: 'Switch to light colours',
    poweredBy: 'Powered by',
    userManual: 'User Manual',
    contact: 'Contact',
    terms: 'Terms',
    privacy: 'Privacy',
    upgrade: 'Upgrade Plan',
    upgradeSubject: 'Upgrade my plan',
    opensElsewhere: '(opens in a new tab)',
  },

  errorPage: {
    title: 'Something went wrong',
    text: 'The page could not be shown. Load it again. If it happens once more, tell us what you did.',
    reload: 'Load again',
    home: 'To the start page',
  },

  // `label` and `description` are the specification's, for legend and manual; `badge` stands on a result.
  levels: {
    forbidden: {
      word: 'Prohibited',
      label: 'Drone Operations Prohibited',
      badge: 'Drone Operations Prohibited',
      description: 'Drone operations are explicitly forbidden in this area',
    },
    restricted: {
      word: 'Restricted',
      label: 'Drone Operations Restricted',
      badge: 'Drone Operations Restricted',
      description: 'Specific restrictions apply to drone operations',
    },
    caution: {
      word: 'Caution',
      label: 'Caution Required',
      badge: 'Caution Required',
      description: 'Drone operations possible but extra attention needed',
    },
    allowed: {
      word: 'Allowed',
      label: 'Drone Operations Allowed',
      badge: 'Does Not Affect Drones',
      description: 'This NOTAM does not affect drone operations',
    },
    information: {
      word: 'Information',
      label: 'Information Only',
      badge: 'Information Only',
      description: 'General information, no specific impact on drone operations',
    },
  } satisfies Record<RatingLevel, { word: string; label: string; badge: string; description: string }>,

  telegram: {
    heading: 'The NOTAM as sent',
    unread: 'Could not be read',
    unreadHelp: 'Marked in the text. Read these places yourself.',
    place: 'From the NOTAM',
    original: 'As in the original',
    glossary: 'Abbreviations written out',
    hint: 'Choose a sentence to see where it stands in the NOTAM.',
    marked: 'could not be read',
    terms: 'Choose an underlined abbreviation to see what it means.',
  },

  landing: {
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
  },

  times: {
    utc: 'UTC',
    localIn: (zone: string) => `Local time, ${zone}`,
    localOfReader: (zone: string) => `Your local time, ${zone}`,
    invalidDate: 'Invalid date',
  },

  notam: {
    lead: 'Paste one NOTAM or a whole briefing. What is active comes first.',
    count: (count: number) => `${count.toLocaleString('en-GB')} NOTAMs translated`,
    legend: 'The five ratings',

    results: (count: number) => (count === 1 ? '1 NOTAM, translated' : `${count} NOTAMs, active first`),
    more: 'All about this NOTAM',
    toOverview: 'Overview',
    tools: {
      readIn: 'Read in',
      rewording: 'Another language, for nothing...',
      notReworded: 'The other language could not be had. Try again.',
      copy: 'Copy',
      copied: 'Copied as text.',
      notCopied: 'The browser did not allow copying.',
      print: 'Print',
      calendar: 'Calendar',
      calendarSaved: (count: number) =>
        `Saved as notam.ics: ${count === 1 ? '1 active period' : `${count} active periods`}.`,
      noCalendar: 'No calendar file could be made.',
    },
    wordsFailed: 'The words of this result could not be loaded. Load the page again.',
    ready: (count: number, worst: string) =>
      count === 1 ? `Translated. ${worst}.` : `${count} NOTAMs translated. The worst: ${worst}.`,
    found: (count: number, uses: number, remaining: number | null) =>
      `${count === 1 ? '1 NOTAM' : `${count} NOTAMs`}${remaining === null ? '' : `: uses ${uses} of ${remaining}`}`,
    choose: 'Choose which',
    chooseAll: 'All',
    chooseNone: 'None',
    sentTwice: 'sent twice, costs nothing',
    replacedInPaste: 'replaced by another one here',
    overview: 'Overview',
    unnamed: (position: number) => `NOTAM ${position}`,
    named: (id: string) => `NOTAM ${id}`,

    sections: {
      translation: 'Direct Translation',
      recommendations: 'Recommendations',
      explanation: 'Explanation',
      duration: 'Duration',
      location: 'Location',
      contact: 'Contact Information',
    },
    from: 'From',
    to: 'To',
    noCoordinates: 'No specific coordinates provided',

    form: {
      text: 'NOTAM text',
      translate: 'Translate NOTAM',
      blocked: 'Please upgrade your plan to continue translating NOTAMs',
      empty: 'Please paste a NOTAM text to translate',
      invalidHeading: 'Invalid NOTAM Text',
      tooManyHeading: 'Too many NOTAMs',
      tooMany: (count, maximum) =>
        `The text holds ${count} NOTAMs. Up to ${maximum} can be translated at once. Split the text and translate the parts one by one.`,
      tooLarge: (maximum) =>
        `The text is too long: up to ${maximum.toLocaleString('en-GB')} characters can be translated at once. Paste only the NOTAMs, or translate them in parts.`,
      limit:
        'You have reached your translation limit. Please upgrade your plan to continue translating NOTAMs.',
      limitNeeded: (needed, left) =>
        `The text holds ${needed} NOTAMs and ${left} ${left === 1 ? 'translation is' : 'translations are'} left. Nothing was spent.`,
    } satisfies TranslatingWords,
  },
} as const;
