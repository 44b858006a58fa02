import type { RatingLevel } from '@klarnotam/notam';
import type { Level } from '../catalogue.ts';
import type { LanguageCode } from '../languages.ts';
import { fill, type MessageCatalogue } from '../say.ts';
import type { CardMessageKey, CardMessages, CardMessageValues } from './card-messages.ts';

/** What a page needs of a language to show answers that are in it. It is small: most words of an answer are stored with it. */
export interface CardCatalogue extends MessageCatalogue {
  readonly card: CardMessages;
  readonly levels: Readonly<Record<RatingLevel, Level>>;
}

/** Each language is loaded by itself, so a page carries only the one that it shows. */
const LOADERS = {
  en: () =>
    Promise.all([
      import('../catalogues/en/locale-settings.ts'),
      import('../catalogues/en/messages.ts'),
      import('../catalogues/en/card.ts'),
      import('../catalogues/en/levels.ts'),
    ]),
  no: () =>
    Promise.all([
      import('../catalogues/no/locale-settings.ts'),
      import('../catalogues/no/messages.ts'),
      import('../catalogues/no/card.ts'),
      import('../catalogues/no/levels.ts'),
    ]),
  ru: () =>
    Promise.all([
      import('../catalogues/ru/locale-settings.ts'),
      import('../catalogues/ru/messages.ts'),
      import('../catalogues/ru/card.ts'),
      import('../catalogues/ru/levels.ts'),
    ]),
  pl: () =>
    Promise.all([
      import('../catalogues/pl/locale-settings.ts'),
      import('../catalogues/pl/messages.ts'),
      import('../catalogues/pl/card.ts'),
      import('../catalogues/pl/levels.ts'),
    ]),
  hi: () =>
    Promise.all([
      import('../catalogues/hi/locale-settings.ts'),
      import('../catalogues/hi/messages.ts'),
      import('../catalogues/hi/card.ts'),
      import('../catalogues/hi/levels.ts'),
    ]),
  zh: () =>
    Promise.all([
      import('../catalogues/zh/locale-settings.ts'),
      import('../catalogues/zh/messages.ts'),
      import('../catalogues/zh/card.ts'),
      import('../catalogues/zh/levels.ts'),
    ]),
  ja: () =>
    Promise.all([
      import('../catalogues/ja/locale-settings.ts'),
      import('../catalogues/ja/messages.ts'),
      import('../catalogues/ja/card.ts'),
      import('../catalogues/ja/levels.ts'),
    ]),
  es: () =>
    Promise.all([
      import('../catalogues/es/locale-settings.ts'),
      import('../catalogues/es/messages.ts'),
      import('../catalogues/es/card.ts'),
      import('../catalogues/es/levels.ts'),
    ]),
  pt: () =>
    Promise.all([
      import('../catalogues/pt/locale-settings.ts'),
      import('../catalogues/pt/messages.ts'),
      import('../catalogues/pt/card.ts'),
      import('../catalogues/pt/levels.ts'),
    ]),
  bn: () =>
    Promise.all([
      import('../catalogues/bn/locale-settings.ts'),
      import('../catalogues/bn/messages.ts'),
      import('../catalogues/bn/card.ts'),
      import('../catalogues/bn/levels.ts'),
    ]),
  ar: () =>
    Promise.all([
      import('../catalogues/ar/locale-settings.ts'),
      import('../catalogues/ar/messages.ts'),
      import('../catalogues/ar/card.ts'),
      import('../catalogues/ar/levels.ts'),
    ]),
} as const satisfies Readonly<Record<LanguageCode, () => Promise<unknown>>>;

/** The words of the card in `language`. */
export async function loadCardCatalogue(language: LanguageCode): Promise<CardCatalogue> {
  const [{ localeSettings }, { messages }, { card }, { levels }] = await LOADERS[language]();
  return { ...localeSettings, messages, card, levels };
}

/** The card's message `key` filled with `values`. */
export function sayCard<K extends CardMessageKey>(
  catalogue: CardCatalogue,
  key: K,
  ...values: CardMessageValues<K>
): string {
  return fill(catalogue, catalogue.card[key], values[0] ?? {});
}
