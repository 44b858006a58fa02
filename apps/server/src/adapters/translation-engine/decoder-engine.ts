import { explainNotam, explainReport, loadCatalogue, loadWeatherCatalogue } from '@klarnotam/language';
import type { TranslationEngine } from '../../ports/translation-engine.ts';

/** Words from the message catalogues alone: deterministic, no network, no key. */
export function createDecoderEngine(): TranslationEngine {
  return {
    name: 'decoder',
    async wordNotam(notam, language) {
      const catalogue = await loadCatalogue(language);
      return { engine: 'decoder', wording: explainNotam(notam, catalogue) };
    },
    // Without a moment of reading every time keeps its date: an answer is opened again on other days.
    async wordReport({ facts }, language) {
      const catalogue = await loadWeatherCatalogue(language);
      return { engine: 'decoder', wording: explainReport(facts, { catalogue }) };
    },
  };
}
