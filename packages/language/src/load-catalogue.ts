import type { Catalogue } from './catalogue.ts';
import type { LanguageCode } from './languages.ts';

/** Languages with a catalogue. Each is loaded by itself, so a page carries only the one it shows. */
const LOADERS = {
  en: async () => (await import('./catalogues/en/catalogue.ts')).en,
  no: async () => (await import('./catalogues/no/catalogue.ts')).no,
  ru: async () => (await import('./catalogues/ru/catalogue.ts')).ru,
  pl: async () => (await import('./catalogues/pl/catalogue.ts')).pl,
  hi: async () => (await import('./catalogues/hi/catalogue.ts')).hi,
  zh: async () => (await import('./catalogues/zh/catalogue.ts')).zh,
  ja: async () => (await import('./catalogues/ja/catalogue.ts')).ja,
  es: async () => (await import('./catalogues/es/catalogue.ts')).es,
  pt: async () => (await import('./catalogues/pt/catalogue.ts')).pt,
  bn: async () => (await import('./catalogues/bn/catalogue.ts')).bn,
  ar: async () => (await import('./catalogues/ar/catalogue.ts')).ar,
} as const satisfies Readonly<Record<LanguageCode, () => Promise<Catalogue>>>;

export type AvailableLanguage = keyof typeof LOADERS;

/** The languages that {@link loadCatalogue} has. */
export const AVAILABLE_LANGUAGES = Object.keys(LOADERS) as readonly AvailableLanguage[];

/** Whether `language` has a catalogue. */
export function isAvailable(language: string): language is AvailableLanguage {
  return Object.hasOwn(LOADERS, language);
}

/** The catalogue of `language`. Rejects with a RangeError for a language without one; see {@link isAvailable}. */
export async function loadCatalogue(language: LanguageCode): Promise<Catalogue> {
  if (!isAvailable(language)) throw new RangeError(`no catalogue for language ${String(language)}`);
  return LOADERS[language]();
}
