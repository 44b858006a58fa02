import type { EngineName, Site } from '@klarnotam/contract';
import { AVAILABLE_LANGUAGES, LANGUAGES, type LanguageCode } from '@klarnotam/language';

export interface SiteSettings {
  readonly productName: string;
  readonly supportEmail: string;
  readonly partner: { readonly name: string; readonly url: string };
  readonly operator: Site['operator'];
  readonly defaultLanguage: LanguageCode;
  readonly cardPlans: Site['cardPlans'];
  readonly engine: EngineName;
  readonly aiProvider: string | null;
  readonly aiPolish: boolean;
  readonly answerDays: number | null;
  readonly notamOffice: Site['notamOffice'];
  readonly map: Site['map'];
}

/** The public settings; languages are those whose words are ready, in the product's order. */
export function describeSite(settings: SiteSettings): Site {
  const available: readonly LanguageCode[] = AVAILABLE_LANGUAGES;
  return {
    ...settings,
    languages: LANGUAGES.filter((language) => available.includes(language.code)),
  };
}
