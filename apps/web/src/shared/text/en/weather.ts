import { groupDigits } from '../group-digits.ts';
import type { StationReport } from '@klarnotam/contract';
import type { TranslatingWords } from '../translating-words.ts';

type StationStatus = StationReport['status'];

/** METAR and TAF: the page and its results. */
export const weather = {
  title: 'METAR/TAF Translator (V.1)',
  lead: 'Paste METAR and TAF reports, or fetch them by station. Each is held against the limits of your drone.',
  count: (count: number) => `${groupDigits(count, ',')} ${count === 1 ? 'report' : 'reports'} translated`,

  form: {
    text: 'METAR or TAF',
    translate: 'Translate Report',
    blocked: 'Please upgrade your plan to continue translating weather reports',
    empty: 'Please paste a METAR or TAF report to translate',
    invalidHeading: 'Invalid Weather Report',
    tooManyHeading: 'Too many reports',
    tooMany: (count, maximum) =>
      `The text holds ${count} reports. Up to ${maximum} can be translated at once. Split the text and translate the parts one by one.`,
    tooLarge: (maximum) =>
      `The text is too long: up to ${maximum.toLocaleString('en-GB')} characters can be translated at once. Paste only the reports, or translate them in parts.`,
    limit:
      'You have reached your translation limit. Please upgrade your plan to continue translating weather reports.',
    limitNeeded: (needed, left) =>
      `The text holds ${needed} reports and ${left} ${left === 1 ? 'translation is' : 'translations are'} left. Nothing was spent.`,
  } satisfies TranslatingWords,

  station: {
    label: 'Fetch by station or place',
    help: 'ENGM, Flesland, or a place near it. Fetching costs no translation.',
    fetch: 'Fetch',
    fetching: 'Fetching...',
    invalid: 'Enter a station or a place, at least 3 characters.',
    named: 'Stations of this name',
    near: (place: string) => `Nearest to ${place}`,
    distance: (km: number) => `${km} km`,
    noStation: 'No station and no place of this name is known. Try the four letters of a station.',
    heading: (station: string) => `Reports of ${station}`,
    names: { metar: 'METAR', taf: 'TAF' },
    statuses: {
      loaded: 'loaded',
      none: 'none',
      notLoaded: 'not loaded',
      failed: 'failed',
    } satisfies Record<StationStatus, string>,
    details: {
      loaded: '',
      none: 'The station has no current one.',
      notLoaded: 'Too many were fetched within this minute. Try again in a minute.',
      failed: 'The weather service gave no answer that can be used. Paste the report, or try again later.',
    } satisfies Record<StationStatus, string>,
    observed: (age: string) => `observed ${age}`,
    issued: (age: string) => `issued ${age}`,
    before: (age: string) => `This one was fetched ${age}.`,
    old: 'This observation is old. The weather may have changed.',
    use: 'Put into the text',
    used: 'In the text below. Nothing is spent until you translate.',
    unreachable: 'Failed: the server could not be reached. Paste the report instead.',
    source: 'From',
  },

  age: {
    now: 'just now',
    minutes: (minutes: number) => (minutes === 1 ? '1 minute ago' : `${minutes} minutes ago`),
    hours: (hours: number, minutes: number) =>
      minutes === 0 ? `${hours} h ago` : `${hours} h ${minutes} min ago`,
    days: (days: number) => (days === 1 ? '1 day ago' : `${days} days ago`),
    ahead: 'in the future',
  },

  heldAgainst: 'Held against these limits',
  heldAgainstDrone: (name: string) => `Held against ${name}`,

  engines: {
    decoder: 'Facts, warnings and words: decoder, by fixed rules.',
    ai: 'Words: AI, checked against the facts. Facts and warnings: decoder, by fixed rules.',
  },
  results: (count: number) => (count === 1 ? '1 report, translated' : `${count} reports, translated`),
  ready: (count: number) => (count === 1 ? 'Report translated.' : `${count} reports translated.`),
  overview: 'Overview',
  textBesideReports: 'Not part of a report, and not translated',
  sections: {
    translation: 'Direct Translation',
    conditions: 'Weather Conditions',
    explanation: 'Explanation',
    validTime: 'Valid Time',
    location: 'Location',
    warnings: 'Warnings',
  },
  conditions: {
    wind: 'Wind',
    visibility: 'Visibility',
    clouds: 'Clouds',
    temperature: 'Temperature',
    dewPoint: 'Dew Point',
    pressure: 'Pressure',
    precipitation: 'Precipitation',
    weather: 'Other weather',
    forecast: 'Forecast',
  },
  notReported: 'Not reported',
  reportTime: 'Report Time',
  validFrom: 'Valid From',
  validUntil: 'Valid Until',
  noTime: 'The time could not be read.',
  stationUnknown: 'The place of this station is not known here, so night and twilight are not judged.',

  tokens: {
    heading: 'The report, group by group',
    help: 'Choose a group to read what it means. Arrow keys go from one to the next.',
    label: 'Groups of the report',
    undecoded: 'could not be read',
    problems: 'Look at these places yourself',
  },

  tools: {
    units: 'Units',
    unitsOf: { metric: 'm/s, km, m', aviation: 'kt, miles, ft' },
    flightLength: 'Length of the flight',
    flightOf: (minutes: number) => `Flight of ${minutes} min`,
    copy: 'Copy',
    copied: 'Copied as text.',
    notCopied: 'The browser did not allow copying.',
    kept: 'Saved by itself.',
    findAgain: 'Find it again',
    print: 'Print',
  },
  wordsFailed: 'The words of this result could not be loaded. Load the page again.',
  judgedBefore: 'An earlier release judged these warnings, by other rules. What stands at the top holds.',
} as const;
