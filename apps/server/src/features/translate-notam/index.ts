export { sortWorstFirst } from './decode-notam-paste.ts';
export { groundOfNotam } from './ground-of-notam.ts';
export { offAerodrome } from './nearby-of.ts';
export { changePhrase, type PhraseChange } from './say-with-model/change-phrase.ts';
export { sayWithModel } from './say-with-model/say-with-model.ts';
export { zoneOfNotam } from './zone-of-notam.ts';
