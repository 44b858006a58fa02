import type { UserLanguage } from '@klarnotam/contract';
import type { BundleName, Messages } from './messages.ts';
import { keepScreenLanguage, markDocument, screenLanguage } from './screen-language.ts';
import { SCREEN_LANGUAGES } from './screen-languages.ts';

type PartName = keyof Messages;
type Part = Messages[PartName];

/** In which bundle a part is. */
const BUNDLE_OF: Readonly<Record<PartName, BundleName>> = {
  documentTitle: 'frame',
  shell: 'frame',
  errorPage: 'frame',
  failures: 'frame',
  levels: 'frame',
  sayings: 'frame',
  times: 'frame',
  landing: 'landing',
  auth: 'auth',
  home: 'home',
  history: 'home',
  heights: 'reading',
  hours: 'reading',
  map: 'reading',
  notam: 'reading',
  telegram: 'reading',
  translating: 'reading',
  drones: 'weather',
  weather: 'weather',
  briefing: 'briefing',
  compose: 'compose',
  kit: 'compose',
  requestLife: 'saved',
  savedNotams: 'saved',
  manual: 'manual',
  member: 'member',
  payments: 'member',
  subscribe: 'member',
  legal: 'legal',
  admin: 'admin',
  offline: 'offline',
};

interface Held {
  readonly asked: Map<BundleName, Promise<void>>;
  readonly parts: Partial<Record<PartName, Part>>;
  /** Reads as all of its parts; a page that shows one which is not there yet waits for it. */
  readonly messages: Messages;
}

const held = new Map<UserLanguage, Held>();
const listeners = new Set<() => void>();

function hold(language: UserLanguage): Held {
  const known = held.get(language);
  if (known) return known;
  const parts: Held['parts'] = {};
  const messages = {} as Messages;
  for (const name of Object.keys(BUNDLE_OF) as PartName[]) {
    Object.defineProperty(messages, name, {
      enumerable: true,
      get: (): Part | undefined => {
        // React waits for it, and draws what reads it once it is there. `use` would count as one of its hooks.
        if (!parts[name]) throw load(language, BUNDLE_OF[name]);
        return parts[name];
      },
    });
  }
  const fresh: Held = { asked: new Map(), parts, messages };
  held.set(language, fresh);
  return fresh;
}

/** Loads a bundle once; English stands in for one that this device cannot get now. */
function load(language: UserLanguage, bundle: BundleName): Promise<void> {
  const { asked, parts } = hold(language);
  const before = asked.get(bundle);
  if (before) return before;
  const bring = (from: UserLanguage): Promise<object> => SCREEN_LANGUAGES[from].catalogue[bundle]();
  const loading = bring(language)
    .catch((error: unknown) => {
      if (language === 'en') throw error;
      return bring('en');
    })
    .then((loaded) => void Object.assign(parts, loaded));
  asked.set(bundle, loading);
  // What failed is asked for again when it is wanted again.
  loading.catch(() => asked.delete(bundle));
  return loading;
}

/** Loads what pages say, in the language of the screens. A route does so beside its code, so that neither waits for the other. */
export async function loadText(...bundles: readonly BundleName[]): Promise<void> {
  await Promise.all(bundles.map((bundle) => load(screenLanguage(), bundle)));
}

/** What the page says, in the language of the screens. In React: `useText`. */
export function currentText(): Messages {
  return hold(screenLanguage()).messages;
}

/** Shows the screens in `language` as soon as all is loaded that they show now; what was typed stays. */
export async function showLanguage(language: UserLanguage): Promise<void> {
  const shown = [...hold(screenLanguage()).asked.keys()];
  await Promise.all(shown.map((bundle) => load(language, bundle)));
  keepScreenLanguage(language);
  markDocument();
  for (const listener of listeners) listener();
}

/** @returns ends it */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
