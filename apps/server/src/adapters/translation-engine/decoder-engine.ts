import { explainNotam, loadCatalogue } from '@klarnotam/language';
import type { TranslationEngine } from '../../ports/translation-engine.ts';

/** Words from the message catalogues alone: deterministic, no network, no key. */
export function createDecoderEngine(): TranslationEngine {
  return {
    name: 'decoder',
    async wordNotam(notam, language) {
      const catalogue = await loadCatalogue(language);
      return { engine: 'decoder', wording: explainNotam(notam, catalogue) };
    },
  };
}
